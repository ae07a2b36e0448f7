import type { DepositStep } from '@fairhouse/contract'
import { tellFrame, type DepositMessage } from '@fairhouse/frame'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useAnswer } from '../../base/answers.ts'
import type { DepositEvent } from '../deposit/flow/deposit-state.ts'
import { eventOf, leadsBack, redirectIn } from './frame-message.ts'
import { PaymentFrame } from './PaymentFrame.tsx'
import type { Texts } from './sealed-fields.ts'

type FrameStepProps = {
  step: DepositStep
  /** Values typed for this page alone. */
  passed: Texts | undefined
  busy: boolean
  send: (event: DepositEvent) => void
  giveUp: () => void
  onWindow: (window: Window | null) => void
}

/** The provider's page in a frame, and what its messages lead to. */
export function FrameStep({ step, passed, busy, send, giveUp, onWindow }: FrameStepProps) {
  const navigate = useNavigate()
  const frame = useRef<Window>(null)
  const methods = useAnswer('GET /api/payment/methods', {}).data?.methods
  const onAny = methods?.find(({ methodId }) => methodId === step.methodId)?.onMessage
  const hear = (message: DepositMessage) => {
    if (message.value === 'cancel') return giveUp()
    if (message.value === 'ready' && passed && step.origin)
      tellFrame({ window: frame.current, origin: step.origin }, { type: 'deposit', value: 'transferData', fields: passed })
    const address = redirectIn(message)
    if (address) return location.replace(address)
    if (leadsBack(message, onAny)) void navigate({ to: '.', search: (now) => now, resetScroll: false })
    const event = eventOf(message, onAny)
    if (event) send(event)
  }
  const keep = (window: Window | null) => ((frame.current = window), onWindow(window))
  return <PaymentFrame step={step} busy={busy} onWindow={keep} onBack={giveUp} onMessage={hear} />
}
