import type { DepositStep } from '@fairhouse/contract'
import { Button, Skeleton } from '@fairhouse/ui'
import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react'
import { askToRegister, type AskToRegisterProps } from '../../../identification/index.ts'
import { useSite, useT } from '../../../base/site.ts'
import { browserValues, windowSize } from './browser-values.ts'
import { keepRunning, readRunning } from './deposit-memory.ts'
import { runningOf } from './deposit-flow.ts'
import type { Deposit, DepositEvent, Running } from './deposit-state.ts'
import { FingerprintFrame } from '../../payment-frame/FingerprintFrame.tsx'
import { LeavingForm } from '../../payment-frame/LeavingForm.tsx'
import { FrameStep } from '../../payment-frame/FrameStep.tsx'
import { PaymentOver } from '../../payment-frame/PaymentOver.tsx'
import { useIsOver } from '../../payment-frame/use-is-over.ts'
import { Waiting } from '../../status/Waiting.tsx'

type StepsProps = { state: Deposit; send: (event: DepositEvent) => void; onWindow: (window: Window | null) => void }

/** The views between the form and the end of a deposit. */
export function DepositSteps({ state, send, onWindow }: StepsProps) {
  const { call, texts } = useSite()
  const { t } = texts
  const giveUp = ({ reference, token }: Running) => {
    void call('POST /api/deposits/cancel', { reference, token }).then((answer) => {
      // What can no longer be cancelled goes on and is resumed when the player returns.
      if (!answer.ok && answer.error.error === 'cancellationFailed' && !readRunning()) keepRunning({ reference, token })
    })
    send({ type: 'back' })
  }
  if (state.at === 'frame' || (state.at === 'finishing' && staysInFrame(state.step))) {
    const running = runningOf(state.step)
    const { step } = state
    const passed = state.at === 'frame' ? state.passed : undefined
    return (
      <FrameStep
        step={step}
        passed={passed}
        busy={state.at === 'finishing'}
        send={send}
        giveUp={() => giveUp(running)}
        onWindow={onWindow}
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
  if (state.at === 'paying') return <Paying step={state.step} onBack={(over) => send({ type: 'back', ...(over ? { over } : {}) })} />
  if (state.at === 'authenticating' && state.params) return <Token {...state} params={state.params} send={send} />
  if (state.at === 'authenticating' || state.at === 'submitting') return <Waiting title={t('cashier.submitting')} />
  if (state.at === 'identifying' || state.at === 'nobodyYet') return <Identification state={state} onBack={() => send({ type: 'back' })} />
  if (state.at === 'encrypting') return <Encryption {...state} send={send} />
  if (state.at === 'leaving') return <LeavingForm step={state.step} />
  if (state.at === 'entering') return <Waiting title={t('cashier.entering')} />
  if (state.at === 'resuming') return <Waiting title={t('cashier.resuming')} />
  if (state.at === 'finishing') return <Waiting title={t('cashier.finishing')} />
  return state.at === 'waiting' ? <WaitingForBank onBack={() => send({ type: 'back' })} /> : null
}

/** The provider's page stays while a step of it is finished; the 3-D Secure method has no page to show. */
const staysInFrame = ({ type, useFingerPrint }: DepositStep) => type === 'form' && !useFingerPrint

const AskToRegister = askToRegister.view as unknown as ComponentType<AskToRegisterProps> // the chunk's one component
const IdentifyFirst = lazy(async () => ({ default: (await import('./IdentifyFirst.tsx')).IdentifyFirst }))
const PaymentDetails = lazy(async () => ({ default: (await import('../../awaiting-money/PaymentDetails.tsx')).PaymentDetails }))
const SlipFrame = lazy(async () => ({ default: (await import('../../payment-frame/SlipFrame.tsx')).SlipFrame }))
const EncryptionFrames = lazy(async () => ({ default: (await import('../../payment-frame/EncryptionFrames.tsx')).EncryptionFrames }))
const TokenFrame = lazy(async () => ({ default: (await import('../../payment-frame/TokenFrame.tsx')).TokenFrame }))

/** The visitor is identified elsewhere; an unknown person is asked whether to open an account. */
function Identification({ state, onBack }: { state: Extract<Deposit, { at: 'identifying' | 'nobodyYet' }>; onBack: () => void }) {
  return (
    <Suspense>
      {state.at === 'identifying' ? (
        <IdentifyFirst url={state.url} onBack={onBack} />
      ) : (
        <AskToRegister method={state.by} details={state.details} amount={state.wish.amount} onBack={onBack} />
      )}
    </Suspense>
  )
}

function Token(props: ComponentProps<typeof TokenFrame>) {
  return (
    <Suspense>
      <TokenFrame {...props} />
    </Suspense>
  )
}

function Encryption(props: ComponentProps<typeof EncryptionFrames>) {
  return (
    <Suspense>
      <EncryptionFrames {...props} />
    </Suspense>
  )
}

/** Nothing is left to do; going back leaves the deposit running. */
function WaitingForBank({ onBack }: { onBack: () => void }) {
  const t = useT()
  return (
    <>
      <Waiting title={t('cashier.waiting')} text={t('cashier.waitingText')} />
      <Button kind="plain" wide onClick={onBack}>
        {t('cashier.tryAnother')}
      </Button>
    </>
  )
}

/** The player pays elsewhere by what is shown here, as long as there is time. */
function Paying({ step, onBack }: { step: DepositStep; onBack: (over?: true) => void }) {
  const t = useT()
  const isOver = useIsOver(step.details?.expiresAt)
  if (isOver) return <PaymentOver onNew={() => onBack(true)} />
  const View = step.type === 'showPaymentSlip' ? SlipFrame : PaymentDetails
  return (
    <Suspense fallback={<Skeleton label={t('shell.loading')} lines={5} />}>
      <View step={step} onBack={() => onBack()} />
    </Suspense>
  )
}
