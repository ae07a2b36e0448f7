/** A state of a flow: its name, and exactly the data of this state. */
export type FlowState = { readonly at: string }

/** What entering a state starts. Leaving the state aborts the signal. */
export type Entering<State extends FlowState, Event> = {
  readonly [At in State['at']]?: (
    state: Extract<State, { at: At }>,
    send: (event: Event) => void,
    signal: AbortSignal,
  ) => void | Promise<void>
}

type Begin<State, Event> = (state: State, send: (event: Event) => void, signal: AbortSignal) => void | Promise<void>

/** A running flow: its current state, a way to send it events, and its end. */
export type RunningFlow<State, Event> = {
  now: () => State
  send: (event: Event) => void
  onChange: (listener: () => void) => () => void
  stop: () => void
  start: () => void
}

/**
 * Runs a flow. `step` computes the next state from an event; `on` starts the work of a state, which is aborted when the
 * state is left.
 */
export function runFlow<State extends FlowState, Event>(
  step: (now: State, event: Event) => State,
  initial: State,
  on: Entering<State, Event>,
): RunningFlow<State, Event> {
  let state = initial
  let entered: AbortController | undefined
  const listeners = new Set<() => void>()
  const enter = () => {
    const controller = new AbortController()
    entered = controller
    const begin = on[state.at as State['at']] as Begin<State, Event> | undefined // keyed by the state's own name
    void begin?.(state, (event) => controller.signal.aborted || send(event), controller.signal)
  }
  const send = (event: Event) => {
    const next = step(state, event)
    if (next === state) return
    const moved = next.at !== state.at
    state = next
    if (moved && entered) {
      entered.abort()
      enter()
    }
    for (const listener of listeners) listener()
  }
  return {
    now: () => state,
    send,
    onChange: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
    start: () => void (entered === undefined && enter()),
    stop: () => void (entered?.abort(), (entered = undefined)),
  }
}
