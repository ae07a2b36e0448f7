import type { Sql } from '../database/database.ts'
import { formats } from '../keys/personal-data.ts'
import type { SealedColumn } from './sealed-columns.ts'

/** A value to be sealed again, with what names its row. */
export type SealedRow = { key: string[]; place: string[]; sealed: Buffer; shard: number | null; player: bigint | null }

// In text columns compare base64: a sealed value begins with its format, and bytes 01 or 02 become "AQ" or "Ag".
const bytes = ({ column, asText }: SealedColumn) =>
  asText
    ? `case when s.${column} ~ '^A[Qg][A-Za-z0-9+/]{36,}={0,2}$' and length(s.${column}) % 4 = 0 then decode(s.${column}, 'base64') end`
    : `s.${column}`

/**
 * Reads values of a column sealed by an older release or with a field key other than `keyId`, in key order after a
 * given key.
 */
export async function readSealedOtherwise(
  sql: Sql,
  one: SealedColumn,
  keyId: string,
  after: readonly string[] | undefined,
  most: number,
): Promise<SealedRow[]> {
  const names = Object.keys(one.key)
  const columns = names.map((name) => `s.${name}`).join(', ')
  const text = (of: readonly string[]) => `array[${of.map((name) => `s.${name}::text`).join(', ')}]`
  const from = names.map((name, place) => `$${place + 5}::${one.key[name]}`).join(', ')
  const { rows } = await sql.query<SealedRow>({
    text: `select ${text(names)} as key, ${text(one.place)} as place, ${bytes(one)} as sealed,
             ${one.owner ? `s.${one.owner.shard}` : 'null::smallint'} as shard, ${one.owner ? `s.${one.owner.player}` : 'null::bigint'} as player
           from ${one.table} s
           where (substring(${bytes(one)} from 1 for 1) = $1 or substring(${bytes(one)} from 1 for 1) = $2 and substring(${bytes(one)} from 2 for 4) <> $3)
             ${after ? `and (${columns}) > (${from})` : ''}
           order by ${columns} limit $4`,
    values: [Buffer.from([formats.unbound]), Buffer.from([formats.house]), Buffer.from(keyId, 'hex'), most, ...(after ?? [])],
  })
  return rows
}

/** Replaces a value; returns false if it changed meanwhile. */
export async function writeSealedAgain(sql: Sql, one: SealedColumn, { key, sealed }: SealedRow, again: Buffer): Promise<boolean> {
  if (one.table === 'document_file') return resealFile(sql, key, sealed, again)
  if (one.table === 'sealed_reason') return resealReason(sql, key, sealed, again)
  const where = Object.entries(one.key).map(([name, type], place) => `${name} = $${place + 3}::${type}`)
  const value = (parameter: string) => (one.asText ? `replace(encode(${parameter}::bytea, 'base64'), E'\\n', '')` : parameter)
  const { rowCount } = await sql.query({
    text: `update ${one.table} set ${one.column} = ${value('$2')} where ${where.join(' and ')} and ${one.column} = ${value('$1')}`,
    values: [sealed, again, ...key],
  })
  return rowCount === 1
}

async function resealFile(sql: Sql, key: readonly string[], was: Buffer, becomes: Buffer): Promise<boolean> {
  const { rows } = await sql.query<{ done: boolean }>({
    text: 'select reseal_document_file($1, $2, $3, $4, $5, $6) as done',
    values: [...key, was, becomes],
  })
  return rows[0]?.done === true
}

async function resealReason(sql: Sql, key: readonly string[], was: Buffer, becomes: Buffer): Promise<boolean> {
  const { rows } = await sql.query<{ done: boolean }>({ text: 'select reseal_reason($1, $2, $3) as done', values: [...key, was, becomes] })
  return rows[0]?.done === true
}

/** Counts a column's values by format and field key. */
export async function countSeals(sql: Sql, one: SealedColumn): Promise<{ format: number; keyId: string | null; count: number }[]> {
  const { rows } = await sql.query<{ format: number; keyId: string | null; count: number }>({
    text: `select get_byte(head, 0) as format, case when get_byte(head, 0) = $1 then encode(substring(head from 2 for 4), 'hex') end as "keyId",
             count(*)::integer as count
           from (select substring(${bytes(one)} from 1 for 5) as head from ${one.table} s) h where length(head) > 0 group by 1, 2`,
    values: [formats.house],
  })
  return rows
}
