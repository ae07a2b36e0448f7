import type { Sql } from '../../base/database/database.ts'
import type { Owner } from '../../base/keys/personal-data.ts'
import { emptyAfterwards } from './erasure.sql.ts'

/** What to search for: a person's words and the blind indexes of them. */
type Needles = Owner & { words: readonly string[] }

/** Reads a player's blind indexes, before they are deleted. */
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

/** Reads every table's text and JSON columns; skips tables of only digests and sealed bytes. */
async function readColumns(sql: Sql): Promise<Column[]> {
  const { rows } = await sql.query<Column>({
    text: `select c.relname as "table", a.attname as "column",
             exists (select from pg_attribute p where p.attrelid = c.oid and p.attname = 'player') as "hasPlayer",
             exists (select from pg_attribute p where p.attrelid = c.oid and p.attname = 'shard') as "hasShard"
           from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
           where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.atttypid::regtype::text in ('text', 'text[]', 'jsonb', 'json')
             and c.relname not in ('witness', 'audit_link', 'audit_waiting', 'audit_anchor', 'sealed_reason', 'migration', 'setting', 'page_version', 'page_plan', 'disposable_domain', 'disposable_domain_list', 'kept_out')
           order by 1, 2`,
  })
  return rows
}

/**
 * Searches every text column for remains of people: rows about them where none may be, and their words and indexes
 * anywhere. Tables with an owner column are searched for their rows, all others in full. Returns the number found by
 * table and column, ideally none. Leaves out `kept_out`, which keeps those who excluded themselves.
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
