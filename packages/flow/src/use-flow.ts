import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { runFlow, type Entering, type FlowState } from './run-flow.ts'

/** Runs a flow in a component. Returns the current state and `send`. Starts on mount, aborts on unmount. */
export function useFlow<State extends FlowState, Event>(
  step: (now: State, event: Event) => State,
  initial: State | (() => State),
  on: Entering<State, Event>,
): readonly [State, (event: Event) => void] {
  const latest = useRef(on)
  latest.current = on
  const [flow] = useState(() => runFlow(step, typeof initial === 'function' ? initial() : initial, latestOf(latest)))
  const state = useSyncExternalStore(flow.onChange, flow.now, flow.now)
  useEffect(() => {
    flow.start()
    return flow.stop
  }, [flow])
  return [state, flow.send]
}

/** Returns handlers that always call those of the last render, so that their closures are never stale. */
function latestOf<State extends FlowState, Event>(latest: { readonly current: Entering<State, Event> }): Entering<State, Event> {
  const none: Entering<State, Event> = {}
  return new Proxy(none, { get: (_, at) => latest.current[at as State['at']] }) // the runner looks up state names only
}
