import { Money } from '@fairhouse/ui'
import { useT } from '../../../base/site.ts'
import type { About } from './deposit-state.ts'
import style from './DepositAbout.module.css'

/** Shows a deposit's amount and reference, as far as they are known. */
export function DepositAbout({ about }: { about: About | undefined }) {
  const t = useT()
  const { amount, currency, reference } = about ?? {}
  if (!reference && !amount) return null
  return (
    <dl className={style.about}>
      {amount && currency && (
        <div>
          <dt>{t('cashier.amount')}</dt>
          <dd>
            <Money amount={amount} currency={currency} />
          </dd>
        </div>
      )}
      {reference && (
        <div>
          <dt>{t('cashier.detail.reference')}</dt>
          <dd>
            <bdi dir="ltr">{reference}</bdi>
          </dd>
        </div>
      )}
    </dl>
  )
}
