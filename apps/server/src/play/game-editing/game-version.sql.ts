import type { Actor } from '../../base/actor.ts'
import type { Sql } from '../../base/database/database.ts'
import type { GameWords, ProviderWords, Version } from './game-words.ts'

/** Who changes something, and when; kept with the version that comes of it. */
type Changed = { at: Date; by: Actor }
type Catalogue = 'game' | 'game_provider'
type WordsOf<Kind extends Catalogue> = Kind extends 'game' ? GameWords : ProviderWords

/** Reads what a game or a provider is, with the number of its version; `lock` keeps others from changing it. */
export async function readNewest<Kind extends Catalogue>(
  sql: Sql,
  kind: Kind,
  id: number,
  lock = false,
): Promise<{ version: number; data: WordsOf<Kind> } | undefined> {
  const { rows } = await sql.query<{ version: number; data: WordsOf<Kind> }>({
    text: `select ${kind}_words(c) as data, coalesce((select max(v.version) from ${kind}_version v where v.id = c.id), 1) as version
           from ${kind} c where c.id = $1${lock ? ' for no key update' : ''}`,
    values: [id],
  })
  return rows[0]
}

/** Reads the versions of a game or a provider before one, the newest first. What nobody has changed has one. */
export async function readVersions<Kind extends Catalogue>(
  sql: Sql,
  kind: Kind,
  id: number,
  before: number | undefined,
  most: number,
): Promise<Version<WordsOf<Kind>>[]> {
  const { rows } = await sql.query<Version<WordsOf<Kind>>>({
    text: `select version, data, changed_at, changed_by from ${kind}_version where id = $1 and ($2::integer is null or version < $2)
           union all
           select 1, ${kind}_words(c), changed_at, changed_by from ${kind} c
           where id = $1 and ($2::integer is null or $2 > 1) and not exists (select from ${kind}_version v where v.id = $1)
           order by version desc limit $3`,
    values: [id, before ?? null, most],
  })
  return rows
}

/** Writes what a person says about a game; what else is known of it stays. */
export async function writeGame(sql: Sql, id: number, words: GameWords, { at, by }: Changed): Promise<void> {
  const { name, group, moreGroups, provider, returnPercent, demo, isNew, popular, isListed, countries, isOn, offIn } = words
  const data = { demo, isNew, popular, ...(returnPercent === null ? {} : { returnPercent }), ...(isListed ? {} : { listed: false }) }
  await sql.query({
    text: `update game set name = $2, game_group = $3, more_groups = $4, provider = $5, countries = $6, enabled = $7, off_in = $8,
             data = (data - 'returnPercent' - 'listed') || $9::jsonb, changed_at = $10, changed_by = $11 where id = $1`,
    values: [id, name, group, moreGroups, provider, countries, isOn, offIn, JSON.stringify(data), at, by],
  })
}

/** Adds a provider, or writes what a person says about one. */
export async function writeProvider(sql: Sql, id: number, words: ProviderWords, { at, by }: Changed): Promise<void> {
  const { name, countries, isOn, offIn } = words
  await sql.query({
    text: `insert into game_provider (id, name, countries, enabled, off_in, changed_at, changed_by) values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (id) do update set name = excluded.name, countries = excluded.countries, enabled = excluded.enabled,
             off_in = excluded.off_in, changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
    values: [id, name, countries, isOn, offIn, at, by],
  })
}

/** Returns whether another provider has this name. */
export async function isProviderName(sql: Sql, id: number, name: string): Promise<boolean> {
  const { rowCount } = await sql.query({ text: 'select from game_provider where name = $2 and id <> $1', values: [id, name] })
  return rowCount === 1
}
