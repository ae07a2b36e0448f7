import type { Entering } from '@fairhouse/flow'
import { fallbackMs, liftMs, type Curtain, type CurtainEvent } from './curtain.ts'
import { timing } from '../../base/timing.ts'

/** The curtain's two waits; each ends with the state that began it. */
export const curtainClock: Entering<Curtain, CurtainEvent> = {
  up: (_, send, signal) => wait(timing('curtainFallbackMs', fallbackMs), () => send('fallback'), signal),
  lifting: (_, send, signal) => wait(timing('curtainRemovalMs', liftMs), () => send('lifted'), signal),
}

function wait(ms: number, then: () => void, signal: AbortSignal): void {
  const timer = setTimeout(then, ms)
  signal.addEventListener('abort', () => clearTimeout(timer))
}
