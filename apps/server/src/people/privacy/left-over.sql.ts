import type { Sql } from '../../base/database/database.ts'
import type { Owner } from '../../base/keys/personal-data.ts'
import { emptyAfterwards } from './erasure.sql.ts'

/** What is searched for of a person: what they wrote, and the blind indexes of it. */
type Needles = Owner & { words: readonly string[] }

/** The blind indexes by which a player is found; read before they go. */
export async function readIndexes(sql: Sql, { shard, player }: Owner): Promise<string[]> {
  const { rows } = await sql.query<{ index: string }>({
    text: `select login_index as index from player_login where shard = $1 and player = $2
           union select id_index from player_national_id where shard = $1 and player = $2
           union select index from player_identifier where shard = $1 and player = $2
           union select index from player_likeness where shard = $1 and player = $2
           union select subject_index from player_identity where shard = $1 and player = $2
           union select fingerprint from stored_detail where shard = $1 and player = $2`,
    values: [shard, player],
  })
  return rows.map(({ index }) => index)
}

type Column = { table: string; column: string; hasPlayer: boolean; hasShard: boolean }

/** Columns of text and JSON of every table; of the tables that hold digests and sealed bytes alone none. */
async function readColumns(sql: Sql): Promise<Column[]> {
  const { rows } = await sql.query<Column>({
    text: `select c.relname as "table", a.attname as "column",
             exists (select from pg_attribute p where p.attrelid = c.oid and p.attname = 'player') as "hasPlayer",
             exists (select from pg_attribute p where p.attrelid = c.oid and p.attname = 'shard') as "hasShard"
           from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
           where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.atttypid::regtype::text in ('text', 'text[]', 'jsonb', 'json')
             and c.relname not in ('witness', 'migration', 'setting', 'page_version', 'disposable_domain', 'disposable_domain_list', 'kept_out')
           order by 1, 2`,
  })
  return rows
}

/**
 * Searches every column of text in the database for what people have left: rows about them where none may stand, and their words and
 * indexes wherever. In tables that say whose a row is, theirs are looked at; all others are read through. Answers how often something was
 * found, by table and column; an empty answer is what it ought to be. Who has excluded themselves stays in `kept_out`, which is left out.
 */
export async function findLeftOver(sql: Sql, people: readonly Needles[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  const players = people.map(({ player }) => player)
  for (const table of emptyAfterwards) {
    const { rows } = await sql.query<{ count: number }>({
      text: `select count(*)::integer as count from ${table} where player = any($1::bigint[]) and shard = any($2::smallint[])`,
      values: [players, people.map(({ shard }) => shard)],
    })
    if (rows[0]?.count) found[table] = rows[0].count
  }
  const patterns = people.flatMap(({ words }) => words).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  if (patterns.length === 0) return found
  for (const { table, column, hasPlayer, hasShard } of await readColumns(sql)) {
    const theirs =
      hasPlayer && hasShard
        ? 'and shard = any($2::smallint[]) and player = any($3::bigint[])'
        : 'and $2::smallint[] is not null and $3::bigint[] is not null'
    const { rows } = await sql.query<{ count: number }>({
      text: `select count(*)::integer as count from ${table} where "${column}"::text ilike any($1) ${theirs}`,
      values: [patterns, people.map(({ shard }) => shard), players],
    })
    if (rows[0]?.count) found[`${table}.${column}`] = rows[0].count
  }
  return found
}
