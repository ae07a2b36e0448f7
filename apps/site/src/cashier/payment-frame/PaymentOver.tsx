import { Button, EmptyState } from '@fairhouse/ui'
import { useT } from '../../base/site.ts'

/** The time to pay is over: nobody may pay by the old details any more. */
export function PaymentOver({ onNew }: { onNew: () => void }) {
  const t = useT()
  return (
    <div role="status">
      <EmptyState title={t('cashier.expired')} text={t('cashier.expiredText')}>
        <Button onClick={onNew}>{t('cashier.newDeposit')}</Button>
      </EmptyState>
    </div>
  )
}
