import type { Sql } from '../../base/database/database.ts'

/** Writes something anybody may write. */
export async function writeNote(sql: Sql, player: bigint): Promise<void> {
  await sql.query({
    text: `insert into affiliate_visit (at, landing, campaign) values ('2026-11-01', $1, '{}')`,
    values: [`/forged-${player}`],
  })
}
