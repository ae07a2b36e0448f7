/** The stake for which "about so many rounds" is said, in minor units: half a unit of a currency of two digits. */
const usualStakeMinor = 50n

/** The bounds of stakes that count in full, in minor units. */
type StakeBounds = { least?: bigint | undefined; most?: bigint | undefined }

/** Returns a usual stake within the bounds of a bonus, and about how many rounds of it a requirement takes, in minor units. */
export function roundsOf(requiredMinor: bigint, { least = 0n, most }: StakeBounds): { stakeMinor: bigint; rounds: number } {
  const lower = most !== undefined && most > 0n && most < usualStakeMinor ? most : usualStakeMinor
  const stakeMinor = lower > least ? lower : least
  return { stakeMinor, rounds: Number((requiredMinor + stakeMinor - 1n) / stakeMinor) }
}
