import type { Sql } from '../../base/database/database.ts'

export type LoginTokenRow = { shard: number; player: bigint; bound_to: string; method: string; expires_at: Date; used_at: Date | null }

type NewLoginToken = { tokenHash: string; shard: number; player: bigint; boundTo: string; method: string; at: Date; expiresAt: Date }

export async function writeLoginToken(sql: Sql, token: NewLoginToken): Promise<void> {
  const { tokenHash, shard, player, boundTo, method, at, expiresAt } = token
  await sql.query({
    text: `insert into login_token (token_hash, shard, player, bound_to, method, issued_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [tokenHash, shard, player, boundTo, method, at, expiresAt],
  })
}

export async function readLoginToken(sql: Sql, tokenHash: string): Promise<LoginTokenRow | undefined> {
  const { rows } = await sql.query<LoginTokenRow>({
    text: 'select shard, player, bound_to, method, expires_at, used_at from login_token where token_hash = $1',
    values: [tokenHash],
  })
  return rows[0]
}

/** Consumes a token; of two concurrent calls one returns true. */
export async function writeLoginTokenUsed(sql: Sql, tokenHash: string, at: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'update login_token set used_at = $2 where token_hash = $1 and used_at is null and expires_at > $2',
    values: [tokenHash, at],
  })
  return rowCount === 1
}

/** Extends an unused token while its player reads what has to be accepted. */
export async function prolongLoginToken(sql: Sql, tokenHash: string, until: Date): Promise<void> {
  await sql.query({ text: 'update login_token set expires_at = $2 where token_hash = $1 and used_at is null', values: [tokenHash, until] })
}
