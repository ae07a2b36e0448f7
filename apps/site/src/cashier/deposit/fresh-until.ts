import { timing } from '../../base/timing.ts'

const leastMs = 5000

/**
 * Returns how long an answer with `expiresAt` stays fresh: until then by the server's clock, and five seconds at least.
 */
export const freshUntil =
  (clockAheadMs: number) =>
  (data: unknown, at: number): number => {
    const { expiresAt = '' } = data as { expiresAt?: string } // where there is none, the least time holds
    return Math.max(leastMs, (Date.parse(expiresAt) || 0) - (at + clockAheadMs))
  }

/** How long the form waits for its offer, and how long the answer stays fresh. */
export const offerTimes = (clockAheadMs: number) => ({
  timeoutMs: timing('depositDetailsTimeoutMs', 5000),
  staleMs: freshUntil(clockAheadMs),
})
