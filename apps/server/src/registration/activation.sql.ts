import type { Sql } from '../base/database.ts'

export type ActivationRow = { shard: number; player: bigint; expires_at: Date; used_at: Date | null }

export async function writeActivation(
  sql: Sql,
  a: { codeHash: string; shard: number; player: bigint; at: Date; expiresAt: Date },
): Promise<void> {
  await sql.query({
    text: 'insert into activation (code_hash, shard, player, created_at, expires_at) values ($1, $2, $3, $4, $5)',
    values: [a.codeHash, a.shard, a.player, a.at, a.expiresAt],
  })
}

export async function readActivation(sql: Sql, codeHash: string): Promise<ActivationRow | undefined> {
  const { rows } = await sql.query<ActivationRow>({
    text: 'select shard, player, expires_at, used_at from activation where code_hash = $1 for update',
    values: [codeHash],
  })
  return rows[0]
}

export async function writeActivationUsed(sql: Sql, codeHash: string, at: Date): Promise<void> {
  await sql.query({ text: 'update activation set used_at = $2 where code_hash = $1', values: [codeHash, at] })
}
