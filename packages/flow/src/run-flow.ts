/** A state of a flow: `at` is its name, the rest is exactly the data that this state has. */
export type FlowState = { readonly at: string }

/** What entering a state begins. The signal is aborted when the state is left. */
export type Entering<State extends FlowState, Event> = {
  readonly [At in State['at']]?: (
    state: Extract<State, { at: At }>,
    send: (event: Event) => void,
    signal: AbortSignal,
  ) => void | Promise<void>
}

type Begin<State, Event> = (state: State, send: (event: Event) => void, signal: AbortSignal) => void | Promise<void>

/** A flow that is running: its present state, a way to tell it what happened, and an end. */
export type RunningFlow<State, Event> = {
  now: () => State
  send: (event: Event) => void
  onChange: (listener: () => void) => () => void
  stop: () => void
  start: () => void
}

/** Runs a flow: `step` says where an event leads, `on` what entering a state begins; leaving a state aborts what entering it began. */
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
