import { countryName } from '@fairhouse/fields/lists/countries.ts'
import { buttonClass } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useDateText } from '../base/use-date-text.ts'
import { ModalLink } from '../frame/modal/ModalLink.tsx'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useProfile } from '../base/session.ts'
import { useSite } from '../base/site.ts'
import { MyPage } from '../frame/my-page/MyPage.tsx'
import { WebPushHere } from './WebPushHere.tsx'
import facts from '../frame/page/FactRows.module.css'
import style from './ProfilePage.module.css'

const ProfileProofs = lazy(async () => ({ default: (await import('../verification/index.ts')).ProfileProofs }))
const ProfileDetails = lazy(async () => ({ default: (await import('../profile/index.ts')).ProfileDetails }))
const GivenData = lazy(async () => ({ default: (await import('../profile/index.ts')).GivenData }))

/** /my/profile: what we know the player by. */
export function ProfilePage() {
  const {
    settings,
    texts: { t, language },
  } = useSite()
  const dateText = useDateText()
  const profile = useProfile()
  if (!profile) return null
  const moment = (at: string | null) => (at ? dateText(at, 'moment') : t('my.never'))
  const rows: [string, string][] = [
    [t('my.fullName'), profile.fullName],
    [t('my.userName'), profile.userName],
    [t('my.nickName'), profile.nickName || '–'],
    [t('my.country'), countryName(profile.details.country, language.tag)],
    [t('my.currency'), profile.currency],
    [t('my.playerNumber'), profile.playerId],
    [t('my.lastLogin'), moment(profile.lastLoginTime)],
    [t('my.previousLogin'), moment(profile.previousLoginTime)],
  ]
  return (
    <MyPage>
      <PageTitle title={t('shell.profile')} />
      <h1 className={style.title}>{profile.fullName || profile.userName}</h1>
      <p className={style.intro}>{t('my.profileIntro', { email: settings.supportEmail })}</p>
      <dl className={facts.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Suspense>
        <ProfileProofs />
      </Suspense>
      <Suspense>
        <ProfileDetails />
      </Suspense>
      <Suspense>
        <GivenData />
      </Suspense>
      <WaysOn />
      <WebPushHere />
    </MyPage>
  )
}

function WaysOn() {
  const { t } = useSite().texts
  return (
    <div className={style.next}>
      <ModalLink modal="deposit" className={buttonClass('brass')}>
        {t('shell.deposit')}
      </ModalLink>
      <ModalLink modal="withdraw" className={buttonClass('line')}>
        {t('shell.withdraw')}
      </ModalLink>
      <Link to="/my/limits/payments" className={buttonClass('line')}>
        {t('shell.setLimits')}
      </Link>
      <Link to="/my/profile-account" className={buttonClass('line')}>
        {t('my.ways')}
      </Link>
    </div>
  )
}
