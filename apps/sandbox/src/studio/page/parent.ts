// Runs in the game's frame: talks with the page that holds the frame, by the protocol, and with no other.

/** What the page is told by the platform. */
type Heard = 'balance' | 'pause' | 'resume'

/** The page that holds the frame; where there is none, nothing is said and nothing heard. */
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
