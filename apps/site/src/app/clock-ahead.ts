/** What a browser reports about how the page was loaded. */
type Timing = Pick<Performance, 'now' | 'getEntriesByType'>

/** Milliseconds that the server’s clock is ahead of this one: it stood at `leftAt` when the page left, which may be long before its script runs. */
export function clockAhead(leftAt: string, { now, timing }: { now: number; timing: Timing }): number {
  const [page] = timing.getEntriesByType('navigation') as PerformanceNavigationTiming[] // by its type
  const since = page ? timing.now() - page.responseStart : 0
  return Date.parse(leftAt) - now + since
}
