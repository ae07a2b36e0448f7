import { asOwner } from '../../apps/server/src/base/database/as-owner.sql.ts'

/** What a test puts into the audit log. */
export type Entry = { at: string; actor: string; details: unknown; subject: string | null }

/** Writes entries of the audit log as the owner. */
export const writeEntries = (owner: string, entries: readonly Entry[]): Promise<void> =>
  asOwner(owner, async (client) => {
    for (const { at, actor, details, subject } of entries)
      await client.query('insert into audit (at, actor, action, details, subject) values ($1, $2, $3, $4, $5)', [
        at,
        actor,
        'test.archived',
        JSON.stringify(details),
        subject,
      ])
  })

/** Reads what `archive read` must say of a month of the audit log, in the database's own words. */
export const readEntries = (owner: string, month: string): Promise<unknown[]> =>
  asOwner(owner, async (client) => {
    await client.query(`set timezone = 'UTC'`)
    const moment = (column: string) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    const { rows } = await client.query<{ row: unknown }>(
      `select json_build_object('id', id::text, 'at', ${moment('at')}, 'actor', actor, 'action', action, 'subject', subject, 'details', details,
         'reason_hash', reason_hash, 'written_at', ${moment('written_at')}) as row
       from audit where to_char(at, 'YYYY-MM') = $1 order by at, id`,
      [month],
    )
    return rows.map(({ row }) => row)
  })

/** Runs statements as the owner; returns the rows of the last one. */
export const run = <Row = Record<string, unknown>>(owner: string, statement: string): Promise<Row[]> =>
  asOwner(owner, async (client) => [await client.query(statement)].flat().at(-1)?.rows ?? [])
