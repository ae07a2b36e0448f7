/** What is needed to believe a message: who may have sent it, from where, and what it must look like. */
export type Listening<Message> = {
  /** The embedded window; asked anew for each message, because a frame gets its window late. */
  readonly window: () => Window | null | undefined
  /** The exact origins that may speak. */
  readonly origin: string | readonly string[]
  /** Answers the message if it has the right shape, else undefined. */
  readonly schema: (data: unknown) => Message | undefined
  readonly onMessage: (message: Message) => void
  /** Where messages arrive; the page itself unless a test says otherwise. */
  readonly at?: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/** Listens to one embedded page. A message counts only from its window, from an allowed origin and in the agreed shape. */
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
