import { ruleSets } from '@fairhouse/country-rules'
import { formatAmount } from '@fairhouse/money'
import type { OfficeAnswers, OfficeTakes } from '@fairhouse/contract/office/office-caller.ts'
import type { GameRow, GameVersion, Standing } from '@fairhouse/contract/office/games.ts'
import type { House } from '../../base/house.ts'
import { readNewest, readPlayNow as readNow, readVersions, type Version } from '../../play/game-editing/index.ts'
import { connectedStudios, readProviders } from '../../play/games/index.ts'
import { closedIn, stopOf, type Offer } from '../../play/offers/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { keyOf, placeOf } from '../base/keyset.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { readActorNames } from '../records/actor-names.ts'
import { readGameFilters as readFilters, readGameList, type ListedGame } from './game-list.sql.ts'

/** How many rows a list has at once. */
export const rowsAtOnce = 50

/** Lists the games by name. */
export async function listGames(
  { house }: StaffContext,
  { after, provider, ...narrowed }: OfficeTakes<'GET /office/games'>,
): Promise<OfficeAnswers<'GET /office/games'>> {
  const wanted = { ...narrowed, provider: provider === undefined ? undefined : Number(provider) }
  const found = await readGameList(house.db, stoppedTargets(house), wanted, placeOf(after), rowsAtOnce + 1)
  const shown = found.slice(0, rowsAtOnce)
  const last = shown.at(-1)
  return {
    games: shown.map((row) => rowView(house, row)),
    next: found.length > rowsAtOnce && last ? keyOf(last.name, String(last.id)) : null,
  }
}

/** Tells what the list of games can be narrowed to. */
export async function readGameFilters({ house }: StaffContext): Promise<OfficeAnswers<'GET /office/games/filters'>> {
  const [filters, providers] = [await readFilters(house.db), await readProviders(house.db)]
  return { ...filters, providers: providers.map(({ id, name }) => ({ id: String(id), name })) }
}

/** Reads a game with all that is said of it. */
export async function readGame(
  { house }: StaffContext,
  { id }: { id: string },
): Promise<OfficeAnswers<'GET /office/games/one'> | OfficeRefused> {
  const [row] = await readGameList(house.db, stoppedTargets(house), { id: Number(id) }, undefined, 1)
  const newest = await readNewest(house.db, 'game', Number(id))
  if (!row || !newest) return no('notFound')
  const countries = countriesToShow([row, ...(row.provider_offer ? [row.provider_offer] : [])])
  return {
    game: rowView(house, row),
    words: newest.data,
    standing: closedFirst(countries.map((country) => standingOf(house, row, country))),
    version: String(newest.version),
  }
}

/** Lists what a game was. */
export async function listGameVersions(
  { house }: StaffContext,
  { id, after }: { id: string; after?: string | undefined },
): Promise<{ versions: GameVersion[]; next: string | null }> {
  return versionPage(house, (before, most) => readVersions(house.db, 'game', Number(id), before, most), after)
}

/** Tells who is in a game, or in any game of a provider, and what is in play there. */
export async function readPlayNow(
  { house }: StaffContext,
  { game, provider }: { game?: string | undefined; provider?: string | undefined },
): Promise<OfficeAnswers<'GET /office/games/now'>> {
  if (game === undefined && provider === undefined) return { players: 0, inPlay: [] }
  const { players, inPlay } = await readNow(house, game === undefined ? { provider: Number(provider) } : { game: Number(game) })
  return {
    players,
    inPlay: inPlay.map(({ currency, rounds, held }) => ({ currency, rounds, held: formatAmount(held, currency) })),
  }
}

const versionsAtOnce = 50

/** A page of the versions of something, the newest first, with who made each. */
export async function versionPage<Words>(
  { db }: Pick<House, 'db'>,
  read: (before: number | undefined, most: number) => Promise<Version<Words>[]>,
  after: string | undefined,
) {
  const before = after !== undefined && /^\d{1,9}$/.test(after) ? Number(after) : undefined
  const found = await read(before, versionsAtOnce + 1)
  const shown = found.slice(0, versionsAtOnce)
  const names = await readActorNames(
    db,
    shown.flatMap(({ changed_by: by }) => by ?? []),
  )
  const last = shown.at(-1)
  return {
    versions: shown.map(({ version, data, changed_at: at, changed_by: by }) => ({
      version,
      data,
      changedAt: at?.toISOString() ?? null,
      changedBy: by && (names.get(by) ?? by),
    })),
    next: found.length > versionsAtOnce && last ? String(last.version) : null,
  }
}

/** The countries whose standing is shown: those with rules of their own, and those that somebody has named. */
export const countriesToShow = (offers: readonly Offer[]): string[] =>
  [...new Set([...Object.keys(ruleSets), ...offers.flatMap(({ countries, off_in: offIn }) => [...countries, ...offIn])])].toSorted()

/** Puts the countries in which something cannot be played before the others. */
export const closedFirst = (standing: readonly Standing[]): Standing[] =>
  standing.toSorted((one, other) => Number(one.state === 'on') - Number(other.state === 'on'))

/** Where something may be played by itself and by its provider. */
export function whereOf(offers: readonly Offer[]) {
  const lists = offers.flatMap(({ countries }) => (countries.length > 0 ? [countries] : []))
  const [first] = lists
  return {
    only: first ? first.filter((country) => lists.every((list) => list.includes(country))) : null,
    except: [...new Set(offers.flatMap(({ off_in: offIn }) => offIn))].toSorted(),
  }
}

const playStops = ({ stops }: House) => stops.held().filter(({ kind, target }) => kind === 'play' && target !== null)
const stoppedTargets = (house: House): string[] => playStops(house).flatMap(({ target }) => target ?? [])

function standingOf(house: House, row: ListedGame, country: string): Standing {
  const own = closedIn({ ...row, provider_offer: null }, country)
  if (own) return { country, state: own === 'notFor' ? 'notFor' : 'off', incident: null }
  const closed = closedIn(row, country)
  if (closed) return { country, state: closed === 'notFor' ? 'notFor' : 'providerOff', incident: null }
  const stop = stopOf(playStops(house), row, country)
  return stop ? { country, state: 'stopped', incident: String(stop.incident) } : { country, state: 'on', incident: null }
}

const rowView = (house: House, row: ListedGame): GameRow => ({
  id: String(row.id),
  friendlyId: row.friendly_id,
  name: row.name,
  group: row.game_group,
  studio: row.studio,
  isConnected: connectedStudios(house).includes(row.studio),
  provider:
    row.provider === null ? null : { id: String(row.provider), name: row.provider_name ?? '', isOn: row.provider_offer?.enabled ?? true },
  returnPercent: row.return_percent,
  where: whereOf([row, ...(row.provider_offer ? [row.provider_offer] : [])]),
  state: row.state,
})
