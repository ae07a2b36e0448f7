import type { ErrorAnswer } from '@fairhouse/contract'
import { useSyncExternalStore } from 'react'
import type { Situation } from './situation.ts'

/** What parts of the site learn that automatic redirections ask about. */
type Signals = Pick<Situation, 'loginError' | 'fundsAsked' | 'detailsAsked' | 'resuming' | 'idenfySucceeded'> & {
  /** Why a token in an address opened nothing: the sign-in form tells it. */
  readonly tokenError?: ErrorAnswer | undefined
}

let known: Signals = {}
const listeners = new Set<() => void>()

/** Tells what was learned; each is taken back once it has been followed. Nothing is kept on the server, where nothing is learned. */
export const signals = {
  get: () => known,
  set: (learned: Signals) => {
    known = { ...known, ...learned }
    for (const listener of listeners) listener()
  },
}

/** What is known now. */
export function useSignals(): Signals {
  return useSyncExternalStore(subscribe, signals.get, signals.get)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
