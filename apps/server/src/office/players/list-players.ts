import { playerStatuses } from '@fairhouse/contract/office/players.ts'
import type { OfficeAnswers, OfficeTakes } from '@fairhouse/contract/office/office-caller.ts'
import { keyOf, placeOf } from '../base/keyset.ts'
import type { StaffContext } from '../base/office-context.ts'
import { countriesOf } from '../base/reach.ts'
import { shortName } from '../records/short-name.ts'
import { readNewest, readNewestOf } from './player-list.sql.ts'

const atOnce = 50

/** Lists players by when they opened their account, within the countries of whoever asks. */
export async function listPlayers(
  asking: StaffContext,
  { country, status, after }: OfficeTakes<'GET /office/players'>,
): Promise<OfficeAnswers<'GET /office/players'>> {
  const { house } = asking
  const place = placeOf(after)
  const from = place && /^\d{1,18}$/.test(place[1]) ? { at: new Date(place[0]), id: BigInt(place[1]) } : undefined
  const bound = countriesOf(asking, 'players.read')
  const countries = country === undefined ? bound : [country].filter((one) => bound === undefined || bound.includes(one))
  const rows =
    countries === undefined
      ? await readNewest(house.db, status, from, atOnce + 1)
      : await readNewestOf(house.db, countries, status === undefined ? playerStatuses : [status], from, atOnce + 1)
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
