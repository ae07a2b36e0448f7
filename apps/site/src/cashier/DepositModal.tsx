import { errorText } from '@fairhouse/messages'
import { Button, EmptyState, Skeleton } from '@fairhouse/ui'
import type { ModalProps } from '../shell/ModalHost.tsx'
import { useAnswer } from '../asking.ts'
import { useSite } from '../site.ts'
import { browserValues, windowSize } from './browser-values.ts'
import { DepositForm } from './DepositForm.tsx'
import { DepositDone } from './DepositDone.tsx'
import { FingerprintFrame } from './FingerprintFrame.tsx'
import { LeavingForm } from './LeavingForm.tsx'
import { PaymentFrame } from './PaymentFrame.tsx'
import { useDeposit } from './use-deposit.ts'
import { Waiting } from './Waiting.tsx'

/** `?modal=deposit`: the form, then whatever the way to pay asks for, then how it ended. The form stays in the page all the while, so nothing typed is lost. */
export function DepositModal({ close }: ModalProps) {
  const site = useSite()
  const { t } = site.texts
  const { state, send, frame } = useDeposit()
  const methods = useAnswer('GET /api/payment/methods', {})
  const offer = useAnswer('GET /api/deposits/offer', {}, { timeoutMs: 5000 })
  const formIsShown = state.at === 'starting' || state.at === 'form' || state.at === 'submitting'
  const giveUp = (reference: string) => {
    void site.call('POST /api/deposits/cancel', { reference })
    send({ type: 'back' })
  }
  return (
    <>
      <div hidden={!formIsShown}>
        {methods.data && offer.data ? (
          <DepositForm methods={methods.data.methods} offer={offer.data} busy={state.at === 'submitting'} refusal={state.at === 'form' ? state.refusal : undefined} onSubmit={(wish) => send({ type: 'submit', wish })} />
        ) : methods.isError || offer.isError ? (
          <EmptyState title={t('cashier.loadFailed')} text={t('cashier.loadFailedText')}>
            <Button kind="line" onClick={() => (void methods.refetch(), void offer.refetch())}>{t('shell.tryAgain')}</Button>
          </EmptyState>
        ) : (
          <Skeleton label={t('shell.loading')} lines={5} />
        )}
      </div>
      {state.at === 'resuming' && <Waiting title={t('cashier.resuming')} />}
      {state.at === 'offline' && (
        <EmptyState title={t('cashier.offline')} text={t('cashier.offlineText')}>
          <Button onClick={() => send({ type: 'retry' })}>{t('cashier.retry')}</Button>
        </EmptyState>
      )}
      {(state.at === 'frame' || (state.at === 'finishing' && state.step.type === 'form')) && (
        <PaymentFrame
          step={state.step}
          busy={state.at === 'finishing'}
          onWindow={(window) => (frame.current = window)}
          onBack={() => giveUp(state.step.reference)}
          onMessage={({ value, providerReference }) => {
            if (value === 'waiting') send({ type: 'frameWaits' })
            else if (value === 'confirm') send({ type: 'frameConfirms', ...(providerReference ? { providerReference } : {}) })
            else if (value === 'cancel') giveUp(state.step.reference)
            else send({ type: 'frameEnds', status: value })
          }}
        />
      )}
      {state.at === 'fingerprint' && (
        <FingerprintFrame
          step={state.step}
          onResult={(fingerPrint) => send({ type: 'fingerprinted', finish: { reference: state.step.reference, fingerPrint, browser: browserValues(), windowSize: windowSize() } })}
        />
      )}
      {state.at === 'finishing' && state.step.type !== 'form' && <Waiting title={t('cashier.finishing')} />}
      {state.at === 'waiting' && <Waiting title={t('cashier.waiting')} text={t('cashier.waitingText')} />}
      {state.at === 'leaving' && <LeavingForm step={state.step} />}
      {state.at === 'done' && <DepositDone done={state} onClose={close} />}
      {state.at === 'failed' && (
        <EmptyState title={t('cashier.failed')} text={state.error ? errorText(site.texts, state.error) : t('cashier.failedText')}>
          <Button onClick={() => send({ type: 'back' })}>{t('cashier.tryAnother')}</Button>
        </EmptyState>
      )}
      {state.at === 'tooLate' && (
        <EmptyState title={t('cashier.tooLate')} text={t('cashier.tooLateText')}>
          <Button kind="line" onClick={close}>{t('shell.close')}</Button>
        </EmptyState>
      )}
    </>
  )
}
