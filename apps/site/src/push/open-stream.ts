import type { PushEvent } from '@fairhouse/contract'

const names = ['wallet', 'deposit', 'withdrawal', 'limits', 'session', 'game'] as const

/** Opens the stream of news. One tab holds it (by a lock of the browser) and tells the others; without locks each tab has its own. */
export function openStream(tell: (news: PushEvent) => void, signal: AbortSignal): void {
  const channel = new BroadcastChannel('fairhouse-news')
  channel.addEventListener('message', (event: MessageEvent<PushEvent>) => tell(event.data))
  signal.addEventListener('abort', () => channel.close())
  const lead = () => {
    const source = new EventSource('/api/push')
    for (const name of names) {
      source.addEventListener(name, (event: MessageEvent<string>) => {
        const news = { event: name, data: JSON.parse(event.data) }
        tell(news)
        channel.postMessage(news)
      })
    }
    signal.addEventListener('abort', () => source.close())
  }
  if (!('locks' in navigator)) return lead()
  void navigator.locks
    .request('fairhouse-news', { signal }, () => {
      lead()
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    })
    .catch(() => undefined)
}
