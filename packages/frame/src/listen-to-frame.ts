/** How to recognise a message: its sender's window and origin, and its shape. */
export type Listening<Message> = {
  /** Returns the embedded window; called for each message, because a frame gets its window late. */
  readonly window: () => Window | null | undefined
  /** The exact origins that are accepted. */
  readonly origin: string | readonly string[]
  /** Returns the message if it has the right shape, else undefined. */
  readonly schema: (data: unknown) => Message | undefined
  readonly onMessage: (message: Message) => void
  /** Where messages arrive; the page's window by default. */
  readonly at?: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/**
 * Listens to one embedded page. Accepts messages only from its window, from an allowed origin and in the agreed shape.
 * Returns a function that ends it.
 */
export function listenToFrame<Message>({
  window: source,
  origin,
  schema,
  onMessage,
  at = globalThis.window,
}: Listening<Message>): () => void {
  const origins = typeof origin === 'string' ? [origin] : origin
  const hear = (event: MessageEvent) => {
    const speaker = source()
    if (!speaker || event.source !== speaker || !origins.includes(event.origin)) return
    const message = schema(event.data)
    if (message !== undefined) onMessage(message)
  }
  at.addEventListener('message', hear)
  return () => at.removeEventListener('message', hear)
}
