/** What a browser reports about how the page was loaded. */
type Timing = Pick<Performance, 'now' | 'getEntriesByType'>

/**
 * Milliseconds that the server’s clock is ahead of this one. Its time comes with the headers of the page, which may have
 * been drawn some seconds before for somebody else; only where a proxy took it away does the moment of drawing
 * (`drawnAt`) count. The script may run long after the page came.
 */
export function clockAhead(drawnAt: string, { now, timing }: { now: number; timing: Timing }): number {
  const [page] = timing.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[] // by its type
  const since = page ? timing.now() - (page.responseStart ?? 0) : 0
  const told = page?.serverTiming?.find(({ name }) => name === 'clock')?.description
  return Date.parse(told ?? drawnAt) - now + since
}
