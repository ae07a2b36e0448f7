import { createHash } from 'node:crypto'

/** A player with a score above zero. */
export type Ranked = { shard: number; player: bigint; score: bigint; reachedAt: Date }
/** What a player of a race has won: the place, how many share it, and the amount in minor units. */
export type Place = { shard: number; player: bigint; place: number; tied: number; amount: bigint; digest: string }

/** Orders by score; the same score by who reached it first. Who has both the same is tied. */
export function tiesOf<One extends Pick<Ranked, 'score' | 'reachedAt'>>(entries: readonly One[]): One[][] {
  const ordered = entries.toSorted((one, other) => compare(other.score, one.score) || one.reachedAt.getTime() - other.reachedAt.getTime())
  const groups: One[][] = []
  for (const one of ordered) {
    const group = groups.at(-1)
    const [first] = group ?? []
    if (group && first?.score === one.score && first.reachedAt.getTime() === one.reachedAt.getTime()) group.push(one)
    else groups.push([one])
  }
  return groups
}

const compare = (one: bigint, other: bigint): number => (one < other ? -1 : one > other ? 1 : 0)

/** Returns what orders tied players: SHA-256 of the race's seed, a colon and the player's number, in hexadecimal. */
const tieDigest = (seed: string, player: bigint): string => createHash('sha256').update(`${seed}:${player}`).digest('hex')

/**
 * Reckons what each place wins. The house's prizes go by place. All of the pool is won: the shares of places that nobody took
 * fall to those taken, in proportion, and units that cannot be split go one each from the first place down.
 */
export function prizesOf(taken: number, prizes: readonly bigint[], pool: bigint, shares: readonly number[]): bigint[] {
  const counted = shares.slice(0, taken).map(BigInt)
  const whole = counted.reduce((sum, share) => sum + share, 0n)
  const ofPool = counted.map((share) => (pool * share) / whole)
  const left = Number(pool - ofPool.reduce((sum, part) => sum + part, 0n))
  return Array.from({ length: taken }, (_, place) => {
    const part = ofPool[place] ?? 0n
    return (prizes[place] ?? 0n) + part + (place < ofPool.length && place < left ? 1n : 0n)
  })
}

/**
 * Gives each player their place and prize. Tied players share the sum of their places equally, rounded down to the minor unit; the
 * units left over go one each in the order of `tieDigest`. Players who win nothing are among them.
 */
export function sharePrizes(entries: readonly Ranked[], seed: string, wins: (taken: number) => readonly bigint[]): Place[] {
  const prizes = wins(entries.length)
  let place = 1
  return tiesOf(entries).flatMap((group) => {
    const sum = prizes.slice(place - 1, place - 1 + group.length).reduce((all, prize) => all + prize, 0n)
    const [each, left] = [sum / BigInt(group.length), Number(sum % BigInt(group.length))]
    const first = place
    place += group.length
    return group
      .map(({ shard, player }) => ({ shard, player, digest: tieDigest(seed, player) }))
      .toSorted((one, other) => (one.digest < other.digest ? -1 : 1))
      .map((one, index) => ({ ...one, place: first, tied: group.length, amount: each + (index < left ? 1n : 0n) }))
  })
}
