import type { DepositMethod } from '@fairhouse/contract'
import { Money } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { useT } from '../../base/site.ts'
import { reachesAccount, summaryOf } from './deposit-summary.ts'
import style from '../style/DepositForm.module.css'

type SummaryProps = { minor: bigint; method: DepositMethod; currency: string; account: string; children?: ReactNode }

/**
 * What is paid and its fee in the chosen currency; what arrives, and the bonus, in the account's. Zero while the amount
 * has a mistake.
 */
export function SummaryLines({ minor, method, currency, account, children }: SummaryProps) {
  const t = useT()
  const { pays, fee, free } = summaryOf(minor, method, currency)
  const feeless = method.feePercent === '0' && /^[0.]+$/.test(method.feeFixed) && !method.bounds[currency]?.feeMin
  return (
    <dl className={style.summary} aria-label={t('cashier.summary')}>
      <div>
        <dt>{t('cashier.youPay')}</dt>
        <dd>
          <Money amount={pays} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{t('cashier.fee')}</dt>
        <dd>{free && feeless ? t('cashier.feeNone') : <Money amount={fee} currency={currency} />}</dd>
      </div>
      <div className={style.total}>
        <dt>{t('cashier.youGet')}</dt>
        <dd>
          <Money amount={reachesAccount(minor, method, currency, account)} currency={account} />
        </dd>
      </div>
      {children}
    </dl>
  )
}
