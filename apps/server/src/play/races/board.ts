import type { Answers } from '@fairhouse/contract/caller.ts'
import type { RaceRow as Line } from '@fairhouse/contract'
import { formatAmount } from '@fairhouse/money'
import type { House, SessionPlayer } from '../../base/house.ts'
import { shownName } from '../../people/players/index.ts'
import { countBetter, readScored, type EntryRow } from './entry.sql.ts'
import { readPlaceOf, readPlaces, type PlaceRow } from './place.sql.ts'
import type { RaceRow } from './race.ts'
import { tiesOf } from './share-prizes.ts'

const mostLines = 25

/** Reads the standings of a race, the best first: as they are now, or with what was won. */
export async function readBoard(house: House, row: RaceRow, looker: SessionPlayer | undefined): Promise<Line[]> {
  const won = row.state === 'settled' ? await readPlaces(house.db, row.id, mostLines) : []
  const scored = await readScored(house.db, row.id, mostLines + 1)
  const line = async (one: EntryRow, standing: { place: number; tied: number }, place?: PlaceRow): Promise<Line> => ({
    ...standing,
    name: await shownName(house, one.shard, one.player),
    isYou: one.player === looker?.player,
    score: String(one.score),
    rounds: one.rounds,
    amount: place ? formatAmount(place.amount, row.currency) : null,
    digest: place && place.tied > 1 ? place.digest : null,
  })
  let next = 1
  const lines = tiesOf(scored.map((one) => ({ ...one, reachedAt: one.reached_at }))).flatMap((group) => {
    const standing = { place: next, tied: group.length }
    next += group.length
    const withPrize = group.map((one) => ({ one, place: won.find(({ player }) => player === one.player) }))
    return withPrize
      .toSorted((a, b) => ((a.place?.digest ?? '') < (b.place?.digest ?? '') ? -1 : 1))
      .map(({ one, place }) => line(one, standing, place))
  })
  return (await Promise.all(lines)).slice(0, mostLines)
}

/** Reads how a player stands in a race that they entered. */
export async function readOwn(
  house: House,
  row: RaceRow,
  looker: SessionPlayer,
  entry: EntryRow,
): Promise<NonNullable<Answers<'GET /api/races/one'>['you']>> {
  const place = await readPlaceOf(house.db, row.id, looker)
  const { score, reached_at: reachedAt } = entry
  const better = entry.state === 'in' && reachedAt ? await countBetter(house.db, row.id, score, reachedAt) : null
  return {
    place: place?.place ?? (better === null ? null : better + 1),
    tied: place?.tied ?? 1,
    score: String(score),
    rounds: entry.rounds,
    amount: place ? formatAmount(place.amount, row.currency) : null,
    digest: place && place.tied > 1 ? place.digest : null,
    number: String(looker.player),
    state: entry.state,
  }
}
