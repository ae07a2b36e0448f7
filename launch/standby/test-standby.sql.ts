import pg from 'pg'
import type { Sql } from '../../apps/server/src/base/database/database.ts'

/** Makes a table of numbers on a server. */
export const makeNumbers = (serverUrl: string): Promise<void> => run(serverUrl, 'create table number (number integer primary key)')

/** Puts a number into the table, unless it is there. */
export async function putNumber(sql: Sql, number: number): Promise<void> {
  await sql.query({ text: 'insert into number (number) values ($1) on conflict do nothing', values: [number] })
}

/** Counts which of some numbers are in the table. */
export async function countNumbers(sql: Sql, numbers: readonly number[]): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    text: 'select count(*)::integer as count from number where number = any ($1::integer[])',
    values: [numbers],
  })
  return rows[0]?.count ?? 0
}

/** Returns the port of the server that answers. */
export async function portOf(sql: Sql): Promise<number | undefined> {
  const { rows } = await sql.query<{ port: number }>({ text: 'select inet_server_port() as port' })
  return rows[0]?.port
}

/** Tells something on the channel `news`. */
export const tellNews = (sql: Sql, words: string): Promise<unknown> => sql.query({ text: `select pg_notify('news', $1)`, values: [words] })

/** Makes the primary of a server that has followed another, and waits until it takes writes. */
export const promote = (serverUrl: string): Promise<void> => run(serverUrl, 'select pg_promote()')

/** Has a server take no writes, or take them again. */
export const setReadOnly = (serverUrl: string, on: boolean): Promise<void> =>
  run(serverUrl, `alter system set default_transaction_read_only = ${on ? 'on' : 'off'}`, 'select pg_reload_conf()')

async function run(serverUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(serverUrl)
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}
