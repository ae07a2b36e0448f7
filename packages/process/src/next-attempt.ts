const quickestSeconds = [1, 2, 4, 8, 16, 32, 64, 128, 256, 300]
const hourMs = 3_600_000
const patienceMs = 7 * 24 * hourMs

/**
 * When something is sent again after so many failed attempts: 1, 2, 4 … 300 seconds, then hourly; null once seven days
 * are over.
 */
export function nextAttempt(createdAt: Date, failedAttempts: number, now: Date): Date | null {
  if (now.getTime() - createdAt.getTime() >= patienceMs) return null
  const seconds = quickestSeconds[failedAttempts - 1]
  return new Date(now.getTime() + (seconds === undefined ? hourMs : seconds * 1000))
}
