import type { Sql } from '../../base/database/database.ts'

/** Consumes an identification token; of two concurrent calls one returns true. */
export async function writeIdentificationTokenUsed(sql: Sql, tokenHash: string, expiresAt: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'insert into identification_token_used (token_hash, expires_at) values ($1, $2) on conflict do nothing',
    values: [tokenHash, expiresAt],
  })
  return rowCount === 1
}
