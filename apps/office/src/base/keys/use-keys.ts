import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useOffice } from '../office.ts'
import type { KeyAct } from './key-step.ts'

/** Brings keys with a component, for as long as it is there. */
export function useKeys(acts: readonly KeyAct[]): void {
  const { keys } = useOffice()
  const latest = useRef(acts)
  latest.current = acts
  const shape = JSON.stringify(acts.map(({ id, keys: stroke, label, group, layer }) => [id, stroke, label, group, layer]))
  // Before it is painted: what can be seen can be pressed.
  useLayoutEffect(
    () => keys.add(latest.current.map((act) => ({ ...act, run: () => latest.current.find(({ id }) => id === act.id)?.run() }))),
    [keys, shape],
  )
}

/** Follows what can be done now. */
export function useActsNow(): readonly KeyAct[] {
  const { keys } = useOffice()
  return useSyncExternalStore(keys.onChange, keys.now, keys.now)
}
