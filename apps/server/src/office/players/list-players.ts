import { mostBulkRows } from '@fairhouse/contract/office/bulk.ts'
import { playerStatuses } from '@fairhouse/contract/office/players/players.ts'
import type { OfficeAnswers, OfficeTakes } from '@fairhouse/contract/office/office-caller.ts'
import { keyOf, placeOf } from '../base/keyset.ts'
import type { StaffContext } from '../base/office-context.ts'
import { countriesOf } from '../base/reach.ts'
import { shortName } from '../records/short-name.ts'
import { readNewest, readNewestOf, type ListedPlayer } from './player-list.sql.ts'

const atOnce = 50

/** Lists players by when they opened their account, within the countries of whoever asks. */
export async function listPlayers(
  asking: StaffContext,
  { country, status, after }: OfficeTakes<'GET /office/players'>,
): Promise<OfficeAnswers<'GET /office/players'>> {
  const { house } = asking
  const place = placeOf(after)
  const from = place && /^\d{1,18}$/.test(place[1]) ? { at: new Date(place[0]), id: BigInt(place[1]) } : undefined
  const rows = await readNewestReached(asking, { country, status }, from, atOnce + 1)
  const shown = rows.slice(0, atOnce)
  const last = shown.at(-1)
  return {
    players: shown.map((row) => ({
      id: String(row.id),
      name: shortName(house, row),
      country: row.country,
      status: row.status,
      openedAt: row.created_at.toISOString(),
      lastLoginAt: row.last_login_at?.toISOString() ?? null,
    })),
    next: rows.length > atOnce && last ? keyOf(last.created_at.toISOString(), String(last.id)) : null,
  }
}

/** Lists the numbers of all whom the filters let through, as many as one act on many reaches. */
export async function listPlayerNumbers(
  asking: StaffContext,
  filters: OfficeTakes<'GET /office/players/numbers'>,
): Promise<OfficeAnswers<'GET /office/players/numbers'>> {
  const rows = await readNewestReached(asking, filters, undefined, mostBulkRows + 1)
  return { ids: rows.slice(0, mostBulkRows).map(({ id }) => String(id)), isMore: rows.length > mostBulkRows }
}

type Filters = Pick<OfficeTakes<'GET /office/players'>, 'country' | 'status'>

/** Reads the newest players within the countries of whoever asks. */
function readNewestReached(
  asking: StaffContext,
  { country, status }: Filters,
  from: { at: Date; id: bigint } | undefined,
  most: number,
): Promise<ListedPlayer[]> {
  const { db } = asking.house
  const bound = countriesOf(asking, 'players.read')
  const countries = country === undefined ? bound : [country].filter((one) => bound === undefined || bound.includes(one))
  return countries === undefined
    ? readNewest(db, status, from, most)
    : readNewestOf(db, countries, status === undefined ? playerStatuses : [status], from, most)
}
