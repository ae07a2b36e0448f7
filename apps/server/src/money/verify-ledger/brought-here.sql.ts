import { distributedTables } from '../../base/database/distributed.ts'
import type { Sql } from '../../base/database/database.ts'
import type { Slice } from './verify.sql.ts'

const apart = new Set([...distributedTables().map((table) => `public.${table}`), 'distributed.witness'])
const fullName = (name: string) => (name.includes('.') ? name : `public.${name}`)
const aName = /\b(?:(?:public|distributed)\.)?[a-z_]+\b/g

/**
 * Brings a slice of the tables that a check asks of a distributed ledger to the coordinator, and rewrites the check to ask
 * them: Citus refuses most of these queries, and falls over some. Each table is read at a moment of its own, so that what is booked
 * meanwhile may look like a fault.
 */
export async function broughtHere(
  sql: Sql,
  asked: string,
  { low, high }: Slice,
): Promise<{ before: string; text: string; values: string[] }> {
  const names = new Set([...asked.matchAll(aName)].map(([name]) => name).filter((name) => apart.has(fullName(name))))
  const tables = [...new Set([...names].map(fullName))]
  const values: string[] = []
  for (const table of tables) values.push(await readSlice(sql, table, low, high))
  const parameters = 4
  const brought = tables.map((table, index) => {
    const of = table === 'distributed.witness' ? 'public.witness' : table
    return `${hereAs(table)} as materialized (select * from json_populate_recordset(null::${of}, $${parameters + 1 + index}::json))`
  })
  const text = asked.replaceAll(aName, (name) => (name.includes('.') && apart.has(name) ? hereAs(name) : name))
  // A bare name means all of it, unless the check has a narrower meaning for it.
  const bare = [...names].filter((name) => !name.includes('.') && !text.includes(`${name} as not materialized`))
  const plain = bare.map((name) => `${name} as not materialized (select * from ${hereAs(fullName(name))})`)
  return { before: [...brought, ...plain].map((one) => `${one},`).join('\n'), text, values }
}

/** The name of a table as it was brought. */
const hereAs = (table: string) => `here_${table.split('.')[1]}`

async function readSlice(sql: Sql, table: string, low: number, high: number): Promise<string> {
  const { rows } = await sql.query<{ rows: string }>({
    text: `select coalesce(json_agg(x), '[]')::text as rows from ${table} x where x.shard between $1 and $2`,
    values: [low, high],
  })
  return rows[0]?.rows ?? '[]'
}
