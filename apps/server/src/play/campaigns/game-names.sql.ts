import type { Sql } from '../../base/database/database.ts'

/** A game as a text names and links it. */
export type NamedGame = { friendlyId: string; name: string; group: string | null }

/** Products whose rounds are shared or cost what a table says: none of them can be played without a stake. */
const staked = ['live', 'poker', 'bingo', 'betting', 'sports']

/** Returns which of these games free spins can be played in. */
export async function readGamesOfFreeSpins(sql: Sql, games: readonly string[]): Promise<ReadonlySet<string>> {
  if (games.length === 0) return new Set()
  const { rows } = await sql.query<{ game: string }>({
    text: 'select friendly_id as game from game where friendly_id = any ($1) and product <> all ($2)',
    values: [games, staked],
  })
  return new Set(rows.map(({ game }) => game))
}

/** Reads how games are called, in the order in which they are asked for; one that is not there is called by its address. */
export async function readNamedGames(sql: Sql, games: readonly string[]): Promise<(of: readonly string[]) => NamedGame[]> {
  const { rows } =
    games.length === 0
      ? { rows: [] }
      : await sql.query<NamedGame>({
          text: `select friendly_id as "friendlyId", name, game_group as "group" from game where friendly_id = any ($1)`,
          values: [[...new Set(games)]],
        })
  const named = new Map(rows.map((row) => [row.friendlyId, row]))
  return (of) => of.map((friendlyId) => named.get(friendlyId) ?? { friendlyId, name: friendlyId, group: null })
}

/** Reads the names of games by the names of their addresses, and of providers by their numbers. */
export async function readTitles(sql: Sql, games: readonly string[], providers: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (games.length + providers.length === 0) return new Map()
  const { rows } = await sql.query<{ key: string; name: string }>({
    text: `select 'game:' || friendly_id as key, name from game where friendly_id = any($1)
           union all select 'provider:' || id, name from game_provider where id::text = any($2)`,
    values: [games, providers],
  })
  return new Map(rows.map(({ key, name }) => [key, name]))
}
