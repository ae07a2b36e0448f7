import type { Sql } from '../../base/database/database.ts'

type ActivationRow = { shard: number; player: bigint; expires_at: Date; used_at: Date | null }

export async function writeActivation(
  sql: Sql,
  a: { codeHash: string; shard: number; player: bigint; at: Date; expiresAt: Date },
): Promise<void> {
  await sql.query({
    text: 'insert into activation (code_hash, shard, player, created_at, expires_at) values ($1, $2, $3, $4, $5)',
    values: [a.codeHash, a.shard, a.player, a.at, a.expiresAt],
  })
}

export async function countActivations(sql: Sql, shard: number, player: bigint, since: Date): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    text: 'select count(*)::int as count from activation where shard = $1 and player = $2 and created_at > $3',
    values: [shard, player, since],
  })
  return rows[0]!.count // a count returns its row
}

/** Ends links that a newer one replaces. */
export async function endActivations(sql: Sql, shard: number, player: bigint, at: Date): Promise<void> {
  await sql.query({
    text: 'update activation set expires_at = $3 where shard = $1 and player = $2 and used_at is null and expires_at > $3',
    values: [shard, player, at],
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
