// Runs in the game's frame: talks with the page that holds the frame, by the protocol, and with no other.

/** A message of the platform to the page. */
type Heard = 'balance' | 'pause' | 'resume'

/** Connects to the parent page; without one, nothing is sent or received. */
export function openParent(origin: string, hear: (value: Heard) => void) {
  const framed = window.parent !== window
  const say = (message: Record<string, string>) => {
    if (framed) window.parent.postMessage(message, origin)
  }
  window.addEventListener('message', (event: MessageEvent) => {
    if (!framed || event.origin !== origin || event.source !== window.parent) return
    const message = event.data as { type?: unknown; value?: unknown } | null // looked at field by field
    if (message?.type !== 'gaming') return
    const { value } = message
    if (value === 'balance' || value === 'pause' || value === 'resume') hear(value)
  })
  return {
    ready: () => say({ type: 'gaming', value: 'ready' }),
    round: (state: 'started' | 'ended') => say({ type: 'gaming', value: 'round', state }),
    exit: () => say({ type: 'gaming', value: 'exit' }),
    error: (code: string) => say({ type: 'gaming', value: 'error', code }),
    deposit: () => say({ type: 'deposit' }),
  }
}
