/**
 * The fallbacks of the settings: how long to wait before retrying a failed prolongation, how many failures in a row end
 * it, and when a hidden game ends.
 */
const timings = { retrySeconds: 10, maxFailures: 3, inactivitySeconds: 300 } as const

/** Why a game ended. */
export type GameEnd = 'exit' | 'unload' | 'timeout' | 'parallel' | 'excluded' | 'operator' | 'sessionTime'

/** A game session in this tab. Moments are milliseconds; `prolongAt` is null once prolongation has stopped. */
export type GameSession =
  | {
      readonly at: 'playing'
      readonly id: string
      readonly failures: number
      readonly prolongAt: number | null
      readonly hiddenAt: number | null
    }
  | { readonly at: 'ended'; readonly id: string; readonly why: GameEnd }

/** The events of a session: from the player, the page, other tabs, the server and the clock. */
export type SessionEvent =
  | { readonly type: 'exit' | 'unload' }
  | { readonly type: 'hidden' | 'shown' | 'prolonged' | 'prolongFailed' | 'waited'; readonly now: number }
  | { readonly type: 'otherTab'; readonly id: string | null }
  | { readonly type: 'endedThere'; readonly reason: string | null }

/** How often a game reports that it is open, how long it may stay hidden, and what a failure leads to. */
type Pace = {
  readonly prolongSeconds: number
  readonly inactivitySeconds: number
  /** How long to wait before retrying a failed prolongation, and after how many failures in a row to stop. */
  readonly retrySeconds: number
  readonly maxFailures: number
}

/** A session that has just been opened; the first prolongation comes after one interval. */
export const opened = (id: string, now: number, pace: Pace): GameSession => ({
  at: 'playing',
  id,
  failures: 0,
  prolongAt: now + pace.prolongSeconds * 1000,
  hiddenAt: null,
})

/** Returns the next state. Nothing leads out of the end, so a session ends once. */
export function stepSession(now: GameSession, event: SessionEvent, pace: Pace): GameSession {
  if (now.at === 'ended') return now
  const end = (why: GameEnd): GameSession => ({ at: 'ended', id: now.id, why })
  switch (event.type) {
    case 'exit':
    case 'unload':
      return end(event.type)
    case 'hidden':
      return now.hiddenAt === null ? { ...now, hiddenAt: event.now } : now
    case 'shown':
      // A browser may hold the timers of a hidden page back: what is overdue ends here.
      return isOverdue(now.hiddenAt, event.now, pace) ? end('timeout') : { ...now, hiddenAt: null }
    case 'waited':
      return isOverdue(now.hiddenAt, event.now, pace) ? end('timeout') : now
    case 'prolonged':
      return { ...now, failures: 0, prolongAt: event.now + pace.prolongSeconds * 1000 }
    case 'prolongFailed': {
      const failures = now.failures + 1
      return { ...now, failures, prolongAt: failures < pace.maxFailures ? event.now + pace.retrySeconds * 1000 : null }
    }
    case 'otherTab':
      return event.id !== null && event.id !== now.id ? end('parallel') : now
    case 'endedThere':
      return end(endOf(event.reason))
  }
}

const isOverdue = (hiddenAt: number | null, now: number, { inactivitySeconds }: Pace) =>
  hiddenAt !== null && now - hiddenAt >= inactivitySeconds * 1000

/** Returns whether the server has to be told of this end, because this page caused it. */
export const needsClosing = (why: GameEnd): why is 'exit' | 'unload' | 'timeout' => why === 'exit' || why === 'unload' || why === 'timeout'

/** The reason that the server names, as one that the page has words for. */
function endOf(reason: string | null): GameEnd {
  return reason === 'parallel' || reason === 'excluded' || reason === 'operator' || reason === 'sessionTime' ? reason : 'timeout'
}

/** The pace that the settings ask for; a value without sense counts as the default. */
export function paceOf(prolongSeconds: unknown, expirationMinutes: unknown, retrySeconds?: unknown, maxFailures?: unknown): Pace {
  const whole = (value: unknown) => (typeof value === 'boolean' || value === null || value === '' ? Number.NaN : Number(value))
  const [prolong, minutes] = [whole(prolongSeconds), whole(expirationMinutes)]
  const [retry, most] = [whole(retrySeconds), whole(maxFailures)]
  return {
    prolongSeconds: prolong > 0 ? prolong : 60,
    inactivitySeconds: minutes > 0 ? minutes * 60 : timings.inactivitySeconds,
    retrySeconds: retry > 0 ? retry : timings.retrySeconds,
    maxFailures: most > 0 ? most : timings.maxFailures,
  }
}
