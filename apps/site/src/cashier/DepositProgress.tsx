import { DepositOutcome } from './DepositOutcome.tsx'
import { DepositSteps } from './DepositSteps.tsx'
import type { Deposit, DepositEvent } from './deposit-flow.ts'

type ProgressProps = {
  state: Deposit
  send: (event: DepositEvent) => void
  close: () => void
  /** The window of the embedded page. */
  onWindow: (window: Window | null) => void
}

/** What a deposit shows after its form: its steps, then how it ended. */
export function DepositProgress({ state, send, close, onWindow }: ProgressProps) {
  return (
    <>
      <DepositSteps state={state} send={send} onWindow={onWindow} />
      <DepositOutcome state={state} send={send} close={close} />
    </>
  )
}
