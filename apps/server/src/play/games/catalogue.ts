import type { Game } from '@fairhouse/contract'
import type { House } from '../../base/house.ts'
import { gameView, groupsOf } from './game.ts'
import { readCatalogueVersion, readGames, readProviders } from './game.sql.ts'
import { connectedStudios } from '../studio-contract/studio.ts'

/** A game and its groups, its own first. */
export type Listed = { readonly game: Game; readonly groups: readonly string[] }

/** The sort orders for lists of games. */
export type Sorting = 'popular' | 'name' | 'new'

/** The catalogue as the lobby needs it: enabled games, in order. */
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
const kept = new WeakMap<House, { version: bigint; catalogue: Promise<Catalogue> }>()

/** Returns the current catalogue, cached in memory until its version rises. */
export async function catalogueOf(house: House): Promise<Catalogue> {
  const version = await readCatalogueVersion(house.db)
  const there = kept.get(house)
  if (there?.version === version) return there.catalogue
  const catalogue = read(house, version)
  kept.set(house, { version, catalogue })
  catalogue.catch(() => kept.delete(house))
  return catalogue
}

async function read(house: House, version: bigint): Promise<Catalogue> {
  const [rows, providers] = await Promise.all([readGames(house.db), readProviders(house.db)])
  const connected = connectedStudios(house)
  const games = rows
    .filter((row) => row.enabled && row.data.listed !== false)
    .map((row): Listed => ({ game: gameView(row, connected), groups: groupsOf(row) }))
  const byGroup = countBy(games.flatMap(({ groups }) => groups))
  const byProvider = countBy(games.map(({ game }) => game.providerId))
  return {
    version: String(version),
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
