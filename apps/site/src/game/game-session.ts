/** How long a failed prolongation waits before it is tried again, and how often it may fail in a row. */
export const retrySeconds = 10
/** See `retrySeconds`. */
export const maxFailures = 3

/** Why a game ended. */
export type GameEnd = 'exit' | 'timeout' | 'parallel' | 'excluded' | 'operator' | 'connection'

/** Where a game session stands between two prolongations. */
export type Prolongation = { at: 'open'; failures: number; nextSeconds: number } | { at: 'ended'; why: GameEnd }

/** What a prolongation answered. */
export type Prolonged = { type: 'open' } | { type: 'closed'; reason: string | null } | { type: 'failed' }

/** What follows from a prolongation's answer: the next one at the usual time, a try after ten seconds, or the end. */
export function afterProlongation(failures: number, answer: Prolonged, usualSeconds: number): Prolongation {
  switch (answer.type) {
    case 'open':
      return { at: 'open', failures: 0, nextSeconds: usualSeconds }
    case 'closed':
      return { at: 'ended', why: endOf(answer.reason) }
    case 'failed':
      return failures + 1 >= maxFailures
        ? { at: 'ended', why: 'connection' }
        : { at: 'open', failures: failures + 1, nextSeconds: retrySeconds }
  }
}

/** The reason that the server names, as one that the page has words for. */
export function endOf(reason: string | null): GameEnd {
  return reason === 'parallel' || reason === 'excluded' || reason === 'operator' ? reason : 'timeout'
}
