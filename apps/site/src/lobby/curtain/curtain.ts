/** How long the curtain waits for a request that is never sent. */
export const fallbackMs = 10_000
/** How long it stays after what it waited for has arrived. */
export const liftMs = 300

/** The curtain over a page of games. */
export type Curtain = { readonly at: 'up'; readonly asked: boolean } | { readonly at: 'lifting' } | { readonly at: 'down' }

/** The events of the curtain: the request for the game menu, the whole page, and its own clock. */
export type CurtainEvent = 'asked' | 'answered' | 'failed' | 'protected' | 'caught' | 'fallback' | 'lifted'

/** Returns the next state. The fallback is for a request that was never sent; one under way is waited for. */
export function stepCurtain(now: Curtain, event: CurtainEvent): Curtain {
  switch (now.at) {
    case 'up':
      if (event === 'asked') return now.asked ? now : { at: 'up', asked: true }
      if (event === 'lifted' || (event === 'fallback' && now.asked)) return now
      return { at: 'lifting' }
    case 'lifting':
      return event === 'lifted' ? { at: 'down' } : now
    case 'down':
      return now
  }
}
