import type { PushEvent } from '@fairhouse/contract'

const names = ['wallet', 'deposit', 'withdrawal', 'limits', 'session', 'game', 'jackpot', 'jackpotWon', 'race', 'raceWon'] as const
const name = 'fairhouse-news'
const closed = 2 // EventSource.CLOSED
/** After a refusal the stream is opened again in this time to twice as much: not by all browsers at once. */
const leastAgainMs = 5000

/** What one tab tells the others: news, or null when the stream has been opened anew. */
type Message = PushEvent | null

/**
 * Opens the stream of news. One tab holds it (by a lock of the browser) and tells the others; without locks each tab
 * has its own. `opened` is called whenever this tab begins to hear: what the server said before went unheard.
 */
export function openStream(tell: (news: PushEvent) => void, opened: () => void, signal: AbortSignal): void {
  const channel = new BroadcastChannel(name)
  const hear = (message: Message) => (message ? tell(message) : opened())
  channel.addEventListener('message', (event: MessageEvent<Message>) => hear(event.data))
  signal.addEventListener('abort', () => channel.close())
  const say = (message: Message) => {
    hear(message)
    channel.postMessage(message)
  }
  const lead = () => {
    const source = new EventSource('/api/push')
    source.addEventListener('open', () => say(null))
    for (const event of names) {
      source.addEventListener(event, ({ data }: MessageEvent<string>) => say({ event, data: JSON.parse(data) }))
    }
    const leave = () => source.close()
    signal.addEventListener('abort', leave)
    // A browser tries again by itself unless it was answered, as by a proxy while no node is there.
    source.addEventListener('error', () => {
      if (source.readyState !== closed || signal.aborted) return
      signal.removeEventListener('abort', leave)
      setTimeout(() => !signal.aborted && lead(), leastAgainMs + Math.random() * leastAgainMs)
    })
  }
  if (!('locks' in navigator)) return lead()
  const untilAborted = () => {
    lead()
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  }
  void navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) return untilAborted()
    opened()
    void navigator.locks.request(name, { signal }, untilAborted).catch(() => undefined)
  })
}
