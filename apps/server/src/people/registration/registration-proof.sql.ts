import type { Sql } from '../../base/database/database.ts'

/** A registration awaiting its code; without a player there is no account behind it. */
export type ProofRow = { shard: number | null; player: bigint | null; expires_at: Date; used_at: Date | null }

export async function writeProof(
  sql: Sql,
  p: { secretHash: string; owner: { shard: number; player: bigint } | undefined; at: Date; expiresAt: Date },
): Promise<void> {
  await sql.query({
    text: 'insert into registration_proof (secret_hash, shard, player, created_at, expires_at) values ($1, $2, $3, $4, $5)',
    values: [p.secretHash, p.owner?.shard ?? null, p.owner?.player ?? null, p.at, p.expiresAt],
  })
}

export async function readProof(sql: Sql, secretHash: string): Promise<ProofRow | undefined> {
  const { rows } = await sql.query<ProofRow>({
    text: 'select shard, player, expires_at, used_at from registration_proof where secret_hash = $1',
    values: [secretHash],
  })
  return rows[0]
}

export async function writeProofUsed(sql: Sql, secretHash: string, at: Date): Promise<void> {
  await sql.query({ text: 'update registration_proof set used_at = $2 where secret_hash = $1', values: [secretHash, at] })
}
