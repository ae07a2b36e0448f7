import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { runFlow, type Entering, type FlowState } from './run-flow.ts'

/** A flow inside a component: the present state and `send`. It starts when the component appears and is aborted when it goes. */
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

/** The handlers as the last render gave them, so that what they close over is never old. */
function latestOf<State extends FlowState, Event>(latest: { readonly current: Entering<State, Event> }): Entering<State, Event> {
  const none: Entering<State, Event> = {}
  return new Proxy(none, { get: (_, at) => latest.current[at as State['at']] }) // the runner asks by names of states only
}
