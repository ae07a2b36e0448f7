import type { DepositMessage } from '@fairhouse/frame'
import { useSite } from '../site.ts'
import { browserValues, windowSize } from './browser-values.ts'
import type { Deposit, DepositEvent } from './deposit-flow.ts'
import { FingerprintFrame } from './FingerprintFrame.tsx'
import { LeavingForm } from './LeavingForm.tsx'
import { PaymentFrame } from './PaymentFrame.tsx'
import { Waiting } from './Waiting.tsx'

type StepsProps = { state: Deposit; send: (event: DepositEvent) => void; onWindow: (window: Window | null) => void }

/** What is shown between the form and the end of a deposit. */
export function DepositSteps({ state, send, onWindow }: StepsProps) {
  const { call, texts } = useSite()
  const { t } = texts
  const giveUp = (reference: string) => {
    void call('POST /api/deposits/cancel', { reference })
    send({ type: 'back' })
  }
  if (state.at === 'frame' || (state.at === 'finishing' && state.step.type === 'form')) {
    const { reference } = state.step
    return (
      <PaymentFrame
        step={state.step}
        busy={state.at === 'finishing'}
        onWindow={onWindow}
        onBack={() => giveUp(reference)}
        onMessage={(message) => {
          if (message.value === 'cancel') return giveUp(reference)
          const event = eventOf(message)
          if (event) send(event)
        }}
      />
    )
  }
  if (state.at === 'fingerprint') {
    const { reference } = state.step
    return (
      <FingerprintFrame
        step={state.step}
        onResult={(fingerPrint) =>
          send({ type: 'fingerprinted', finish: { reference, fingerPrint, browser: browserValues(), windowSize: windowSize() } })
        }
      />
    )
  }
  if (state.at === 'leaving') return <LeavingForm step={state.step} />
  if (state.at === 'resuming') return <Waiting title={t('cashier.resuming')} />
  if (state.at === 'finishing') return <Waiting title={t('cashier.finishing')} />
  return state.at === 'waiting' ? <Waiting title={t('cashier.waiting')} text={t('cashier.waitingText')} /> : null
}

/** What a message of the payment page means for the deposit; that it is ready means nothing yet. */
function eventOf({ value, providerReference }: DepositMessage): DepositEvent | undefined {
  if (value === 'ready') return undefined
  if (value === 'waiting') return { type: 'frameWaits' }
  if (value === 'confirm') return { type: 'frameConfirms', ...(providerReference ? { providerReference } : {}) }
  return { type: 'frameEnds', status: value }
}
