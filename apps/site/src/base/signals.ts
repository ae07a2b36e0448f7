import type { ErrorAnswer } from '@fairhouse/contract'
import { useSyncExternalStore } from 'react'
import type { Situation } from './situation.ts'

/** What parts of the site report for automatic redirections. */
type Signals = Pick<Situation, 'loginError' | 'fundsAsked' | 'detailsAsked' | 'resuming' | 'idenfySucceeded'> & {
  /** Why a token in an address opened nothing: the sign-in form tells it. */
  readonly tokenError?: ErrorAnswer | undefined
}

let known: Signals = {}
const listeners = new Set<() => void>()

/** Records what was learned; each signal is cleared once it has been followed. The server keeps none. */
export const signals = {
  get: () => known,
  set: (learned: Signals) => {
    known = { ...known, ...learned }
    for (const listener of listeners) listener()
  },
}

/** Returns the current signals. */
export function useSignals(): Signals {
  return useSyncExternalStore(subscribe, signals.get, signals.get)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
