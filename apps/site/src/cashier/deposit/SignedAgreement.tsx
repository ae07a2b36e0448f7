import type { DepositMethod } from '@fairhouse/contract'
import { useSite } from '../../base/site.ts'
import { methodName } from '../methods/method-name.ts'
import style from '../style/DepositForm.module.css'

/** The agreement that was accepted, to be read again: when, in which version, and its text. */
export function SignedAgreement({ method }: { method: DepositMethod }) {
  const { texts } = useSite()
  const { t } = texts
  const signed = method.depositAgreementSigned
  if (!signed) return null
  return (
    <details className={style.agreement}>
      <summary>{t('cashier.agreementSigned', signed)}</summary>
      <p>{t('cashier.agreementText', { method: methodName(texts, method) })}</p>
    </details>
  )
}
