import type { DepositMethod, StoredDetail } from '@fairhouse/contract'
import { Notice, RadioList } from '@fairhouse/ui'
import { lazy, Suspense } from 'react'
import { ModalLink } from '../../frame/modal/ModalLink.tsx'
import { useT } from '../../base/site.ts'
import { newDetail } from './new-detail.ts'
import style from '../style/DepositForm.module.css'

const BankLogo = lazy(async () => ({ default: (await import('../methods/BankLogo.tsx')).BankLogo }))
/** The kinds of ways to pay whose details are bank accounts. */
const bankKinds: readonly string[] = ['bank', 'transfer']

/** The logo of an account's bank, beside its name. */
const Logo = ({ detail }: { detail: StoredDetail }) => (
  <Suspense>
    <BankLogo detail={detail} />
  </Suspense>
)

/** The stored cards or accounts of a method, and a new one if allowed. */
export function StoredChoice({ method, value, onChange }: { method: DepositMethod; value: string; onChange: (reference: string) => void }) {
  const t = useT()
  const blocked = method.storedDetails.filter((detail) => detail.blocked)
  if (method.storedDetails.length === 0) return null
  const rows = method.storedDetails.map((detail) => ({
    value: detail.storedDetailReference,
    label: <bdi dir="ltr">{detail.description}</bdi>,
    ...(detail.bankName && detail.paymentMethodId === method.methodId && bankKinds.includes(method.kind)
      ? { sign: <Logo detail={detail} /> }
      : {}),
    disabled: detail.blocked,
    ...(detail.verified ? {} : { note: t('cashier.notVerified') }),
  }))
  const another = method.allowNewAccount
    ? [{ value: newDetail, label: t(method.kind === 'card' ? 'cashier.newCard' : 'cashier.newAccount') }]
    : []
  return (
    <>
      <RadioList name="stored" legend={t('cashier.stored')} rows={[...rows, ...another]} value={value} visible={4} onChange={onChange} />
      {blocked.some(({ verified }) => verified) && <Notice meaning="warning">{t('cashier.blockedCard')}</Notice>}
      {blocked.some(({ verified }) => !verified) && (
        <Notice meaning="warning">
          <p>{t('cashier.cardLimit')}</p>
          <ModalLink modal="payment-details-validation" className={style.noticeLink}>
            {t('cashier.verifyDetails')}
          </ModalLink>
        </Notice>
      )}
    </>
  )
}
