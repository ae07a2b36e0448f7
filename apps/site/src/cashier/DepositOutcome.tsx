import { Button, buttonClass, EmptyState } from '@fairhouse/ui'
import { ErrorWords } from '../shell/ErrorMessage.tsx'
import { useProfile } from '../shell/session.ts'
import { SiteLink } from '../shell/SiteLink.tsx'
import { useSite } from '../site.ts'
import { DepositDone } from './DepositDone.tsx'
import type { Deposit, DepositEvent } from './deposit-flow.ts'

/** How a deposit ended, or why it stands still, and what to do next. */
export function DepositOutcome({ state, send, close }: { state: Deposit; send: (event: DepositEvent) => void; close: () => void }) {
  const { t } = useSite().texts
  const profile = useProfile()
  switch (state.at) {
    case 'done':
      return <DepositDone done={state} onClose={close} />
    case 'offline':
      return (
        <EmptyState title={t('cashier.offline')} text={t('cashier.offlineText')}>
          <Button onClick={() => send({ type: 'retry' })}>{t('cashier.retry')}</Button>
        </EmptyState>
      )
    case 'failed':
      return (
        <EmptyState title={t('cashier.failed')} text={state.error ? <ErrorWords error={state.error} /> : t('cashier.failedText')}>
          <Button onClick={() => send({ type: 'back' })}>{t('cashier.tryAnother')}</Button>
        </EmptyState>
      )
    case 'tooLate':
      return (
        <EmptyState title={t('cashier.tooLate')} text={t('cashier.tooLateText')}>
          {profile && (
            <SiteLink to="/my/transactions/deposit" className={buttonClass('brass')}>
              {t('cashier.seeDeposits')}
            </SiteLink>
          )}
          <Button kind="line" onClick={close}>
            {t('shell.close')}
          </Button>
        </EmptyState>
      )
    default:
      return null
  }
}
