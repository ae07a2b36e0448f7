import { Button, EmptyState, Skeleton } from '@fairhouse/ui'
import { useAnswer } from '../../base/answers.ts'
import { useT } from '../../base/site.ts'
import { WithdrawForm } from './WithdrawForm.tsx'
import { Withdrawals } from './Withdrawals.tsx'
import style from '../style/WithdrawModal.module.css'

/** `?modal=withdraw`: what can be withdrawn, where to, and what is pending. */
export function WithdrawModal() {
  const t = useT()
  const { data, isError, refetch } = useAnswer('GET /api/payment/withdrawals', {})
  if (!data) {
    return isError ? (
      <EmptyState title={t('cashier.loadFailed')} text={t('cashier.loadFailedText')}>
        <Button kind="line" onClick={() => void refetch()}>
          {t('shell.tryAgain')}
        </Button>
      </EmptyState>
    ) : (
      <Skeleton label={t('shell.loading')} lines={4} />
    )
  }
  return (
    <div className={style.withdraw}>
      <WithdrawForm offer={data} />
      <Withdrawals withdrawals={data.withdrawals} />
    </div>
  )
}
