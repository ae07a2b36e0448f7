import type { PaymentDetails } from '@fairhouse/contract'
import { Skeleton } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAnswer } from '../base/answers.ts'
import { ModalLink } from '../frame/modal/ModalLink.tsx'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useProfile } from '../base/session.ts'
import { useDateText } from '../base/use-date-text.ts'
import { useT } from '../base/site.ts'
import { MyPage } from '../frame/my-page/MyPage.tsx'
import facts from '../frame/page/FactRows.module.css'
import page from './ProfilePage.module.css'
import style from './ProfileAccountPage.module.css'

/** /my/profile-account: the ways to sign in and to be paid, each with a link to change it. */
export function ProfileAccountPage() {
  const t = useT()
  return (
    <MyPage>
      <PageTitle title={t('account.waysTitle')} />
      <h1 className={page.title}>{t('account.waysTitle')}</h1>
      <p className={page.intro}>{t('account.waysText')}</p>
      <h2 className={style.part}>{t('account.waySignIn')}</h2>
      <SigningIn />
      <h2 className={style.part}>{t('account.wayPaid')}</h2>
      <BeingPaid />
    </MyPage>
  )
}

function SigningIn() {
  const t = useT()
  const dateText = useDateText()
  const profile = useProfile()
  const passkeys = useAnswer('GET /api/passkeys', {}).data?.passkeys
  const codes = useAnswer('GET /api/second-factor', {}).data
  const visits = useAnswer('GET /api/activity', {}).data?.visits
  if (!profile || !passkeys || !codes || !visits) return <Skeleton label={t('shell.loading')} lines={5} />
  const look = t('account.wayLook')
  const change = t('account.wayChange')
  const hasPassword = profile.details.hasPassword
  return (
    <dl className={facts.rows}>
      <Row name={t('my.email')} value={<bdi dir="ltr">{profile.email}</bdi>} way={<Link to="/my/profile">{change}</Link>} />
      <Row
        name={t('account.wayPassword')}
        value={t(hasPassword ? 'account.wayPasswordSet' : 'account.wayNone')}
        way={hasPassword && <Link to="/my/change-password">{change}</Link>}
      />
      <Row
        name={t('my.passkeys')}
        value={passkeys.length > 0 ? t('account.wayPasskeys', { count: passkeys.length }) : t('account.wayNone')}
        way={<Link to="/my/passkeys">{change}</Link>}
      />
      <Row
        name={t('my.secondFactor')}
        value={codes.since ? t('account.wayCodesOn', { at: dateText(codes.since, 'day') }) : t('account.wayCodesOff')}
        way={<Link to="/my/second-factor">{change}</Link>}
      />
      <Row
        name={t('my.activity')}
        value={t('account.wayOpen', { count: visits.filter(({ endedAt }) => !endedAt).length })}
        way={<Link to="/my/activity">{look}</Link>}
      />
    </dl>
  )
}

function BeingPaid() {
  const t = useT()
  const details = useAnswer('GET /api/payment/details', {}).data
  if (!details) return <Skeleton label={t('shell.loading')} lines={2} />
  const count = details.unverified.length
  return (
    <>
      <dl className={facts.rows}>
        <Row
          name={t('account.wayAccount')}
          value={<PaidTo details={details} />}
          way={<ModalLink modal="payment-details-validation">{t('account.wayChange')}</ModalLink>}
        />
      </dl>
      {count > 0 && <p className={style.waiting}>{t('account.wayWaiting', { count })}</p>}
    </>
  )
}

/** The payout account, and whether it is confirmed. */
function PaidTo({ details: { status, fields } }: { details: PaymentDetails }) {
  const t = useT()
  if (status === 'none') return t('account.wayNone')
  const account = fields.find(({ field }) => field === 'ibanNumber')?.defaultValue
  return (
    <>
      {account && <bdi dir="ltr">{account}</bdi>} {t(status === 'verified' ? 'account.wayConfirmed' : 'account.wayUnconfirmed')}
    </>
  )
}

/** A value and the link to change it. */
const Row = ({ name, value, way }: { name: string; value: ReactNode; way: ReactNode }) => (
  <div className={style.row}>
    <dt>{name}</dt>
    <dd>{value}</dd>
    <dd className={style.way}>{way}</dd>
  </div>
)
