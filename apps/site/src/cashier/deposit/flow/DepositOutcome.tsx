import { Button, buttonClass, EmptyState } from '@fairhouse/ui'
import { ErrorWords } from '../../../frame/page/ErrorMessage.tsx'
import { useProfile } from '../../../base/session.ts'
import { SiteLink } from '../../../frame/page/SiteLink.tsx'
import { useSite } from '../../../base/site.ts'
import { DepositDone } from './DepositDone.tsx'
import type { Deposit, DepositEvent } from './deposit-state.ts'

/** Shows how a deposit ended, or why it does not go on, and what to do next. */
export function DepositOutcome({ state, send, close }: { state: Deposit; send: (event: DepositEvent) => void; close: () => void }) {
  const { t } = useSite().texts
  switch (state.at) {
    case 'done':
      return <DepositDone done={state} onClose={close} />
    case 'offline':
      return (
        <EmptyState title={t('cashier.offline')} text={t('cashier.offlineText')}>
          <Button onClick={() => send({ type: 'retry' })}>{t('cashier.retry')}</Button>
          <Button kind="line" onClick={() => send({ type: 'back' })}>
            {t('cashier.tryAnother')}
          </Button>
        </EmptyState>
      )
    case 'failed':
      return (
        <EmptyState title={t('cashier.failed')} text={state.error ? <ErrorWords error={state.error} /> : t('cashier.failedText')}>
          <Button onClick={() => send({ type: 'back' })}>{t('cashier.tryAnother')}</Button>
        </EmptyState>
      )
    case 'otherStatus':
      return <GoesOn title={t('cashier.statusOther', { status: state.status })} text={t('cashier.statusOtherText')} close={close} />
    case 'tooLate':
      return <GoesOn title={t('cashier.tooLate')} text={t('cashier.tooLateText')} close={close} />
    default:
      return null
  }
}

/** Nobody here knows how it ended: a player finds it among their deposits. */
function GoesOn({ title, text, close }: { title: string; text: string; close: () => void }) {
  const { t } = useSite().texts
  const profile = useProfile()
  return (
    <div role="status">
      <EmptyState title={title} text={text}>
        {profile && (
          <SiteLink to="/my/transactions/deposit" className={buttonClass('brass')}>
            {t('cashier.seeDeposits')}
          </SiteLink>
        )}
        <Button kind="line" onClick={close}>
          {t('shell.close')}
        </Button>
      </EmptyState>
    </div>
  )
}
