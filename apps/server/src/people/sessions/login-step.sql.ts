import type { Sql } from '../../base/database/database.ts'

/** What a sign-in waits for. */
export type Stage = 'code' | 'consent' | 'email'
type LoginStepRow = { shard: number; player: bigint; expires_at: Date }

/** Inserts a waiting sign-in. */
export async function writeLoginStep(
  sql: Sql,
  step: { secretHash: string; shard: number; player: bigint; stage: Stage; at: Date; expiresAt: Date },
): Promise<void> {
  await sql.query({
    text: 'insert into login_step (secret_hash, shard, player, stage, begun_at, expires_at) values ($1, $2, $3, $4, $5, $6)',
    values: [step.secretHash, step.shard, step.player, step.stage, step.at, step.expiresAt],
  })
}

export async function readLoginStep(sql: Sql, secretHash: string, stage: Stage): Promise<LoginStepRow | undefined> {
  const { rows } = await sql.query<LoginStepRow>({
    text: 'select shard, player, expires_at from login_step where secret_hash = $1 and stage = $2 and ended_at is null',
    values: [secretHash, stage],
  })
  return rows[0]
}

/** Ends a waiting sign-in; returns false if it has ended. */
export async function endLoginStep(sql: Sql, secretHash: string, at: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'update login_step set ended_at = $2 where secret_hash = $1 and ended_at is null',
    values: [secretHash, at],
  })
  return rowCount === 1
}

/** Ends all of a player's waiting sign-ins, as a new password does. */
export async function endLoginStepsOf(sql: Sql, shard: number, player: bigint, at: Date): Promise<void> {
  await sql.query({
    text: 'update login_step set ended_at = $3 where shard = $1 and player = $2 and ended_at is null',
    values: [shard, player, at],
  })
}
