import { asOwner } from '../database/as-owner.sql.ts'

/** Runs one statement as the owner and returns its rows. */
export const sqlOf = (ownerUrl: string) => (text: string) =>
  asOwner(ownerUrl, async (client) => (await client.query<Record<string, unknown>>(text)).rows)

/** In which part each row of a table with months lies, by the row's id. */
export const partsOf = (table: string) => `select id::int, tableoid::regclass::text as part from ${table} order by id, at`

/** Columns and values of a row of each table that has months, at a moment. */
export const rowsAt: Readonly<Record<string, (at: string) => string>> = {
  audit: (at) => `insert into audit (at, actor, action) values (${at}, 'test', 'test.one')`,
  access_log: (at) =>
    `insert into access_log (at, actor, shard, player, fields, purpose) values (${at}, 'staff:1', 1, 1, '{email}', 'reveal')`,
  reality_check: (at) => `insert into reality_check (at, shard, player, then_did) values (${at}, 1, 1, 'continue')`,
  register_answer: (at) => `insert into register_answer (at, register, occasion, answer) values (${at}, 'test', 'login', 'clear')`,
}

/** A month (`2025-03`) of a table as if it had been dropped with some rows. */
export const droppedMonth = (table: string, month: string): string =>
  `insert into dropped_month (table_name, month, rows, ids, witnesses, dropped_at, dropped_by)
   values ('${table}', '${month}-01', 3, '{[1000001,1000004)}', repeat('a', 64), now(), 'cli:test')`

/** Opens an empty database beside those of other tests, and drops it again. */
export async function openEmptyDatabase(name: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL ?? ''
  await asOwner(server, (client) => client.query(`create database ${name}`))
  const url = new URL(server)
  url.pathname = `/${name}`
  const drop = async () => {
    await asOwner(server, async (client) => {
      await client.query(`drop database ${name} with (force)`)
      const { rows } = await client.query<{ role: string }>(
        `select quote_ident(rolname) as role from pg_roles where rolname like '${name}\\_%'`,
      )
      for (const { role } of rows) await client.query(`drop role ${role}`)
    })
  }
  return { url: url.href, drop }
}
