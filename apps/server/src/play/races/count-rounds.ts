import type { Transaction } from '../../base/database/database.ts'
import type { ClosedRound } from '../../money/closed-rounds/index.ts'
import { readEntriesOf, readLastRounds, writeStanding, type CountedRound, type EntryRow, type PlayerKey } from './entry.sql.ts'
import { amountsOf, rulesOf, settleAfterMs, type RaceRow } from './race.ts'
import { readKnownGames } from './race.sql.ts'
import { roundsBefore, scoreRound, type RaceRules, type ScoredRound, type Standing } from './score-rounds.ts'

/** Counts closed rounds for a race that is locked, in the caller's transaction and in the order given; returns whether any counted. */
export async function countForRace(tx: Transaction, row: RaceRow, closed: readonly ClosedRound[]): Promise<boolean> {
  const inRace = closed.filter((round) => isInRace(row, round))
  if (inRace.length === 0) return false
  const games = new Set((await readKnownGames(tx, row.data.games)).map(({ id }) => id))
  const byPlayer = Map.groupBy(
    inRace.filter(({ game }) => game !== null && games.has(game)),
    keyOf,
  )
  const entries = await readEntriesOf(
    tx,
    row.id,
    [...byPlayer.values()].flatMap(([first]) => (first ? [first] : [])),
  )
  let counted = false
  for (const entry of entries) {
    const mine = (byPlayer.get(keyOf(entry)) ?? []).filter(({ openedAt }) => openedAt >= entry.entered_at)
    counted = (await countForPlayer(tx, rulesOf(row.data), entry, mine)) || counted
  }
  return counted
}

const keyOf = ({ shard, player }: PlayerKey): string => `${shard}/${player}`

/**
 * A round counts that was begun while the race ran, with own money alone and a stake within its bounds, and that closed before places
 * are reckoned.
 */
function isInRace({ currency, data, starts_at: from, ends_at: until }: RaceRow, round: ClosedRound): boolean {
  const { minStake, maxStake } = amountsOf(data)
  const isInTime = round.openedAt >= from && round.openedAt < until && round.closedAt.getTime() < until.getTime() + settleAfterMs
  const isOfIt = round.currency === currency && round.bonusStaked === 0n
  return isInTime && isOfIt && round.staked >= minStake && round.staked <= maxStake
}

async function countForPlayer(tx: Transaction, rules: RaceRules, entry: EntryRow, rounds: readonly ClosedRound[]): Promise<boolean> {
  const most = roundsBefore(rules)
  let before: ScoredRound[] = await readLastRounds(tx, entry, most)
  let standing: Standing = { score: entry.score, reachedAt: entry.reached_at, rounds: entry.rounds }
  const counted: CountedRound[] = []
  for (const { id, staked, won, closedAt } of rounds) {
    const next = scoreRound(rules, standing, before, { staked, won, closedAt })
    if (!next) break
    counted.push({ round: id, n: next.rounds, staked, won, closedAt })
    before = most === 0 ? [] : [...before, { staked, won, closedAt }].slice(-most)
    standing = next
  }
  if (counted.length > 0) await writeStanding(tx, entry, counted, standing)
  return counted.length > 0
}
