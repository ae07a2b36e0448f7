import type { Sql } from '../../base/database/database.ts'

/** Consumes a solved puzzle; returns false if it was used before. */
export async function writeSolved(sql: Sql, salt: string, expiresAt: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'insert into captcha_used (salt, expires_at) values ($1, $2) on conflict do nothing',
    values: [salt, expiresAt],
  })
  return rowCount === 1
}
