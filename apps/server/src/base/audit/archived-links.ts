import { createHash } from 'node:crypto'
import type { DroppedMonth } from '../months/dropped-months.sql.ts'
import type { Link } from './verify-chains.sql.ts'

/** What the links of a month's entries say together: how many there are, their digest, and where the last one stands. */
export type LinksDigest = { rows: bigint; links: string; lastPlace: bigint; lastHash: string }

type Said = Pick<Link, 'place' | 'entry' | 'linked_at' | 'formula' | 'hash'>

/** Digests links in the order of their places. */
export function digestLinks(): { add: (link: Said) => void; done: () => LinksDigest } {
  const sum = createHash('sha256')
  let [rows, lastPlace, lastHash] = [0n, 0n, '']
  return {
    add: ({ place, entry, linked_at: at, formula, hash }) => {
      sum.update(`${place} ${entry} ${at} ${formula} ${hash}\n`)
      rows += 1n
      ;[lastPlace, lastHash] = [BigInt(place), hash]
    },
    done: () => ({ rows, links: sum.digest('hex'), lastPlace, lastHash }),
  }
}

/**
 * Follows the links of entries whose month is in the archive alone. Their words are not here, so each link is held against the next one,
 * and all links of a month against the digest that it was dropped with.
 */
export function archivedLinks(months: readonly DroppedMonth[]) {
  const kept = new Map<string, Followed>()
  let ranges: Range[] = []
  const follow = (some: readonly DroppedMonth[], isLate: boolean) => {
    for (const month of some) if (!kept.has(month.month)) kept.set(month.month, { month, digest: digestLinks(), isLate })
    ranges = [...kept.values()]
      .flatMap((one) => one.month.ids.map(([first, last]) => ({ first, last, one })))
      .toSorted((a, b) => (a.first < b.first ? -1 : 1))
  }
  follow(months, false)
  return {
    /** Months that were dropped during the walk: entries of theirs were met before, so their digest is left to the next one. */
    alsoOf: (later: readonly DroppedMonth[]) => follow(later, true),
    /** Counts a link whose entry is not in the database; false if the entry is of no month that was dropped. */
    take(link: Said): boolean {
      const one = findHolder(ranges, BigInt(link.entry))
      one?.digest.add(link)
      return one !== undefined
    },
    /** Tells of each month how many of its links were found, and whether they are those that it was dropped with. */
    told: () =>
      [...kept.values()]
        .filter(({ isLate }) => !isLate)
        .map(({ month: { month, rows, links }, digest }) => {
          const found = digest.done()
          return { month, rows, found: found.rows, isWhole: found.rows === rows && found.links === links }
        }),
  }
}

type Followed = { month: DroppedMonth; digest: ReturnType<typeof digestLinks>; isLate: boolean }
type Range = { first: bigint; last: bigint; one: Followed }

function findHolder(ranges: readonly Range[], entry: bigint): Followed | undefined {
  let [low, high] = [0, ranges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (ranges[middle]!.last < entry) low = middle + 1 // below the length
    else high = middle
  }
  const range = ranges[low]
  return range && range.first <= entry ? range.one : undefined
}
