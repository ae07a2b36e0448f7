/** What callers do. */
export type Kind = 'bet' | 'page' | 'asset' | 'login' | 'push' | 'deposit'

/** What became of the calls of one kind in a stage; `waitedMs`: how long the slowest thing took until it was done, with all calls that it needed. */
export type Count = { calls: number; failed: number; longestMs: number; waitedMs: number; reasons: Record<string, number> }

/** Counts calls stage by stage. */
export type Tally = {
  note: (kind: Kind, tookMs: number, failure?: string) => void
  /** Says that something was done after so long, however many calls it took. */
  done: (kind: Kind, tookMs: number) => void
  /** Ends a stage and returns what was counted in it. */
  turn: () => Record<Kind, Count>
}

const kinds: readonly Kind[] = ['bet', 'page', 'asset', 'login', 'push', 'deposit']
const empty = () =>
  Object.fromEntries(kinds.map((kind) => [kind, { calls: 0, failed: 0, longestMs: 0, waitedMs: 0, reasons: {} }])) as Record<Kind, Count> // one for each kind

/** Opens a tally. */
export function openTally(): Tally {
  let counts = empty()
  return {
    note(kind, tookMs, failure) {
      const count = counts[kind]
      count.calls += 1
      count.longestMs = Math.max(count.longestMs, Math.round(tookMs))
      if (failure === undefined) return
      count.failed += 1
      count.reasons[failure] = (count.reasons[failure] ?? 0) + 1
    },
    done(kind, tookMs) {
      counts[kind].waitedMs = Math.max(counts[kind].waitedMs, Math.round(tookMs))
    },
    turn() {
      const before = counts
      counts = empty()
      return before
    },
  }
}
