import { DepositAbout } from './DepositAbout.tsx'
import { DepositOutcome } from './DepositOutcome.tsx'
import { DepositSteps } from './DepositSteps.tsx'
import type { Deposit, DepositEvent } from './deposit-state.ts'

type ProgressProps = {
  state: Deposit
  send: (event: DepositEvent) => void
  close: () => void
  /** The window of the embedded page. */
  onWindow: (window: Window | null) => void
}

/** States in which nothing else names the amount. */
const told: ReadonlySet<Deposit['at']> = new Set([
  'waiting',
  'finishing',
  'entering',
  'resuming',
  'done',
  'failed',
  'otherStatus',
  'tooLate',
  'offline',
])

/** Nothing was paid: the amount that is known is what the code gave, which is told above. */
const cameByCode = (state: Deposit) => state.at === 'done' && state.brought !== undefined && !state.accepted && state.credited === undefined

/** What a deposit shows after its form: its steps, then how it ended. */
export function DepositProgress({ state, send, close, onWindow }: ProgressProps) {
  return (
    <>
      <DepositSteps state={state} send={send} onWindow={onWindow} />
      <DepositOutcome state={state} send={send} close={close} />
      {told.has(state.at) && !cameByCode(state) && <DepositAbout about={state.about} />}
    </>
  )
}
