import type { DepositStep } from '@fairhouse/contract'
import type { DepositMessage } from '@fairhouse/frame'
import { useNavigate } from '@tanstack/react-router'
import { useAnswer } from '../asking.ts'
import type { DepositEvent } from './deposit-flow.ts'
import { eventOf, redirectIn } from './frame-message.ts'
import { PaymentFrame } from './PaymentFrame.tsx'

type FrameStepProps = {
  step: DepositStep
  busy: boolean
  send: (event: DepositEvent) => void
  giveUp: () => void
  onWindow: (window: Window | null) => void
}

/** The provider's page in a frame, and what its messages lead to. */
export function FrameStep({ step, busy, send, giveUp, onWindow }: FrameStepProps) {
  const navigate = useNavigate()
  const methods = useAnswer('GET /api/payment/methods', {}).data?.methods
  const onAny = methods?.find(({ methodId }) => methodId === step.methodId)?.onMessage
  const hear = (message: DepositMessage) => {
    if (message.value === 'cancel') return giveUp()
    const address = redirectIn(message)
    if (address) return location.replace(address)
    // Where the frame has had its say, the address at which the deposit was opened is shown again, without it.
    if (onAny === 'back' && message.value !== 'ready') void navigate({ to: '.', search: (now) => now, resetScroll: false })
    const event = onAny && message.value !== 'ready' ? ({ type: 'frameWaits' } as const) : eventOf(message)
    if (event) send(event)
  }
  return <PaymentFrame step={step} busy={busy} onWindow={onWindow} onBack={giveUp} onMessage={hear} />
}
