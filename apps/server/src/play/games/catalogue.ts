import type { Game } from '@fairhouse/contract'
import type { House, RequestContext } from '../../base/house.ts'
import { openSharedRead } from '../../base/shared-read.ts'
import { gameView, groupsOf } from './game.ts'
import { readCatalogueVersion, readGames, readProviders, type CatalogueVersion, type GameRow } from './game.sql.ts'
import { closedIn, stopOf, type Offer } from '../offers/offer.ts'
import { connectedStudios } from '../studio-contract/studio.ts'

/** A game and its groups, its own first, and whose it is under what name. */
export type Listed = { readonly game: Game; readonly groups: readonly string[]; readonly studio: string; readonly studioGame: string }

/** The sort orders for lists of games. */
export type Sorting = 'popular' | 'name' | 'new'

/** The catalogue as the lobby of a country needs it: the games that can be played there, in order. */
type Catalogue = {
  readonly version: string
  readonly games: readonly Listed[]
  /** The same games in each sort order. */
  readonly sorted: Readonly<Record<Sorting, readonly Listed[]>>
  /** The number of games per group, in order of first appearance. */
  readonly groups: readonly { readonly id: string; readonly count: number }[]
  /** Providers by name, with their number of games; those without games last. */
  readonly providers: readonly { readonly id: number; readonly name: string; readonly count: number }[]
}

const alphabet = new Intl.Collator('en')

/** Everything that is listed somewhere, and the countries in which something is not. */
type Whole = {
  version: string
  rows: readonly GameRow[]
  listed: readonly Listed[]
  providers: readonly ProviderName[]
  named: Set<string>
}
type ProviderName = { id: number; name: string }
type Kept = CatalogueVersion & { whole: Promise<Whole>; views: Map<string, Catalogue> }
const kept = new WeakMap<House, Kept>()
const versions = new WeakMap<House, () => Promise<CatalogueVersion>>()
/** Stands for every country that no game, provider or stop names. */
const elsewhere = ''

/**
 * Returns the current catalogue as players of a country see it. It is kept in memory, once for each country that something
 * is off in and once for all others, until a game, a provider or a stop changes on whatever process.
 */
export async function catalogueOf(house: House, country: string): Promise<Catalogue> {
  const { version, epoch } = await catalogueVersionOf(house)
  if (epoch !== house.stops.epoch()) await house.stops.reload()
  const now = current(house, version, epoch)
  const whole = await now.whole
  const where = whole.named.has(country) ? country : elsewhere
  const there = now.views.get(where) ?? viewOf(house, whole, where)
  now.views.set(where, there)
  return there
}

type Asking = Pick<RequestContext, 'house' | 'player' | 'country'>
const asked = new WeakMap<Asking, Promise<Catalogue>>()

/** The country whose catalogue somebody sees: a player's own, wherever they are. */
export const countryOf = ({ player, country }: Asking): string => player?.country ?? country

/** Returns the catalogue as somebody sees it. All calls of a page that is drawn are asked as one, and see the same. */
export function catalogueFor(asking: Asking): Promise<Catalogue> {
  const catalogue = asked.get(asking) ?? catalogueOf(asking.house, countryOf(asking))
  asked.set(asking, catalogue)
  return catalogue
}

/** Returns the version of the catalogue as it is now. */
export function catalogueVersionOf(house: House): Promise<CatalogueVersion> {
  const read = versions.get(house) ?? openSharedRead(() => readCatalogueVersion(house.db))
  versions.set(house, read)
  return read()
}

function current(house: House, version: bigint, epoch: bigint): Kept {
  const there = kept.get(house)
  if (there?.version === version && there.epoch === epoch) return there
  const now = { version, epoch, whole: read(house, `${version}.${epoch}`), views: new Map<string, Catalogue>() }
  kept.set(house, now)
  now.whole.catch(() => kept.delete(house))
  return now
}

async function read(house: House, version: string): Promise<Whole> {
  const [all, providers] = await Promise.all([readGames(house.db), readProviders(house.db)])
  const connected = connectedStudios(house)
  const rows = all.filter((row) => row.enabled && row.data.listed !== false)
  return {
    version,
    rows,
    listed: rows.map((row) => ({ game: gameView(row, connected), groups: groupsOf(row), studio: row.studio, studioGame: row.studio_game })),
    providers,
    named: new Set([
      ...rows.flatMap(({ countries, off_in: offIn, provider_offer: offer }) => [...countries, ...offIn, ...(offer ? namedIn(offer) : [])]),
      ...house.stops.held().flatMap((stop) => stop.country ?? []),
    ]),
  }
}

const namedIn = ({ countries, off_in: offIn }: Offer) => [...countries, ...offIn]

function viewOf({ stops }: House, { version, rows, listed, providers }: Whole, country: string): Catalogue {
  const held = stops.held().filter(({ kind, target }) => kind === 'play' && target !== null)
  const games = listed.filter((_, place) => {
    const row = rows[place]! // both lists have the same games
    return !closedIn(row, country) && !stopOf(held, row, country)
  })
  const byGroup = countBy(games.flatMap(({ groups }) => groups))
  const byProvider = countBy(games.map(({ game }) => game.providerId))
  return {
    version,
    games,
    sorted: {
      popular: games,
      name: games.toSorted((a, b) => alphabet.compare(a.game.name, b.game.name)),
      new: games.toSorted((a, b) => Number(b.game.isNew) - Number(a.game.isNew)),
    },
    groups: [...byGroup].map(([id, count]) => ({ id, count })),
    providers: providers.map(({ id, name }) => ({ id, name, count: byProvider.get(id) ?? 0 })),
  }
}

function countBy<Key>(keys: readonly Key[]): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}
