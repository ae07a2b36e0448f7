import type { Sql } from '../../base/database/database.ts'

/** Reads the games open to everybody, with the group in their address. */
export async function readGameAddresses(sql: Sql): Promise<{ group: string; id: string }[]> {
  const { rows } = await sql.query<{ group: string; id: string }>({
    text: `select coalesce(game_group, 'all') as "group", friendly_id as id from game where enabled order by position, id`,
  })
  return rows
}
