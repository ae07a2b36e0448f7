import type { WithdrawalDestination } from '@fairhouse/contract'
import { formatAmount, parseAmount, withdrawalSums } from '@fairhouse/money'
import { Money } from '@fairhouse/ui'
import { useT } from '../../base/site.ts'
import style from '../style/DepositForm.module.css'

type Props = { minor: bigint; destination: Pick<WithdrawalDestination, 'feePercent' | 'feeFixed'>; currency: string }

/** What leaves the balance, the fee, and what arrives; zero while the amount has a mistake. */
export function WithdrawSummary({ minor, destination: { feePercent, feeFixed }, currency }: Props) {
  const t = useT()
  const fixedMinor = parseAmount(feeFixed, currency) ?? 0n
  const { fee, paidOut } = withdrawalSums(minor, { percent: feePercent, fixedMinor })
  const isFree = fixedMinor === 0n && /^[0.]+$/.test(feePercent)
  return (
    <dl className={style.summary} aria-label={t('cashier.summary')}>
      <div>
        <dt>{t('cashier.fromBalance')}</dt>
        <dd>
          <Money amount={formatAmount(minor, currency)} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{t('cashier.fee')}</dt>
        <dd>{isFree ? t('cashier.feeNone') : <Money amount={formatAmount(fee, currency)} currency={currency} />}</dd>
      </div>
      <div className={style.total}>
        <dt>{t('cashier.youReceive')}</dt>
        <dd>
          <Money amount={formatAmount(paidOut, currency)} currency={currency} />
        </dd>
      </div>
    </dl>
  )
}
