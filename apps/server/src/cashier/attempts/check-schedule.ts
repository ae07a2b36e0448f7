// Ask early at first: most open attempts are a lost notice. Each adapter declares its minimum gap.
const waitsMs = [5_000, 15_000, 45_000, 120_000, 300_000, 900_000, 3_600_000]
const dailyMs = 86_400_000

/** Returns the wait before the provider is asked about an open attempt, given how often it was asked. */
export const nextCheckMs = (checks: number): number => waitsMs[checks] ?? dailyMs
