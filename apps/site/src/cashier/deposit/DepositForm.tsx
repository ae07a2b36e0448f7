import type { DepositMethod } from '@fairhouse/contract'
import { EmptyState, Notice } from '@fairhouse/ui'
import { lazy, Suspense, useState } from 'react'
import { useSite } from '../../base/site.ts'
import { DepositNotices } from './DepositNotices.tsx'
import { MethodChoice } from '../methods/MethodChoice.tsx'
import { MethodForm } from './MethodForm.tsx'
import { useCashierToasts } from './use-cashier-toasts.ts'
import { useDetailsAsked } from './use-details-asked.ts'
import type { DepositFormProps } from './use-deposit-form.ts'
import style from '../style/DepositForm.module.css'

/** The deposit form: method, source, amount, cost. */
export function DepositForm(props: DepositFormProps) {
  const { t, has } = useSite().texts
  const [chosen, choose] = useState<{ method: number; passing: boolean }>()
  const { methods, offer } = props
  useCashierToasts(offer)
  useDetailsAsked(offer, props.underWay === true)
  const usable = methods.find(({ limitReached }) => !limitReached)
  const method = methods.find(({ method: id }) => id === chosen?.method) ?? usable ?? methods[0]
  if (!method) return <EmptyState title={t('cashier.noFound')} text={t('cashier.noFoundText')} />
  return (
    <div className={`${style.deposit} method-${method.methodId}`} data-method={method.methodId}>
      <DepositNotices offer={offer} method={method} />
      <MethodChoice methods={methods} value={method.method} onChange={(id, passing) => choose({ method: id, passing })} />
      {[method.description, method.instructions].map(
        (text) =>
          text &&
          has(text) && (
            <p key={text} className={style.instructions}>
              {t(text)}
            </p>
          ),
      )}
      {method.debitOnly && <Notice>{t('cashier.debitOnly')}</Notice>}
      {isSigned(method) ? (
        <MethodForm {...props} method={method} isChosen={chosen?.method === method.method && !chosen.passing} />
      ) : (
        <Suspense>
          <DepositAgreement method={method} />
        </Suspense>
      )}
      {method.depositAgreementSigned && (
        <Suspense>
          <SignedAgreement method={method} />
        </Suspense>
      )}
    </div>
  )
}

const SignedAgreement = lazy(async () => ({ default: (await import('./SignedAgreement.tsx')).SignedAgreement }))

const DepositAgreement = lazy(async () => ({ default: (await import('./DepositAgreement.tsx')).DepositAgreement }))

const isSigned = ({ depositAgreementRequired, depositAgreement }: DepositMethod) => !depositAgreementRequired || depositAgreement === true
