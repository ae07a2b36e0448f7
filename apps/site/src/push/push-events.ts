import type { PushEvent } from '@fairhouse/contract'

type Listener = (news: PushEvent) => void
const listeners = new Set<Listener>()

/** Hears what the server tells this browser; answers how to stop. */
export function onPushEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Passes a push event on to its listeners in this tab. */
export function tellPushEvent(news: PushEvent): void {
  for (const listener of listeners) listener(news)
}
