import type { Sql } from '../../base/database/database.ts'

type SecondFactorRow = { sealed: Buffer; begun_at: Date; confirmed_at: Date | null }

export async function readSecondFactor(sql: Sql, shard: number, player: bigint): Promise<SecondFactorRow | undefined> {
  const { rows } = await sql.query<SecondFactorRow>({
    text: 'select sealed, begun_at, confirmed_at from second_factor where shard = $1 and player = $2',
    values: [shard, player],
  })
  return rows[0]
}

/** Stores an unconfirmed secret, replacing an earlier unconfirmed one; returns false if one is confirmed. */
export async function writeUnconfirmedFactor(sql: Sql, shard: number, player: bigint, sealed: Buffer, at: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `insert into second_factor as f (shard, player, sealed, begun_at) values ($1, $2, $3, $4)
           on conflict (shard, player) do update set sealed = $3, begun_at = $4, last_step = 0 where f.confirmed_at is null`,
    values: [shard, player, sealed, at],
  })
  return rowCount === 1
}

export async function writeFactorConfirmed(sql: Sql, shard: number, player: bigint, at: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'update second_factor set confirmed_at = $3 where shard = $1 and player = $2 and confirmed_at is null',
    values: [shard, player, at],
  })
  return rowCount === 1
}

/** Consumes the code of a step and all earlier ones; returns false if it was used. */
export async function writeStepUsed(sql: Sql, shard: number, player: bigint, step: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'update second_factor set last_step = $3 where shard = $1 and player = $2 and last_step < $3',
    values: [shard, player, step],
  })
  return rowCount === 1
}

/** Deletes the factor with its recovery codes; returns false if there was none. */
export async function deleteSecondFactor(sql: Sql, shard: number, player: bigint): Promise<boolean> {
  await sql.query({ text: 'delete from recovery_code where shard = $1 and player = $2', values: [shard, player] })
  const { rowCount } = await sql.query({ text: 'delete from second_factor where shard = $1 and player = $2', values: [shard, player] })
  return rowCount === 1
}

/** Replaces the recovery codes. */
export async function writeRecoveryCodes(sql: Sql, shard: number, player: bigint, hashes: readonly string[]): Promise<void> {
  await sql.query({ text: 'delete from recovery_code where shard = $1 and player = $2', values: [shard, player] })
  await sql.query({
    text: 'insert into recovery_code (shard, player, code_hash) select $1, $2, unnest($3::text[])',
    values: [shard, player, hashes],
  })
}

export async function writeRecoveryCodeUsed(sql: Sql, shard: number, player: bigint, hash: string, at: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'update recovery_code set used_at = $4 where shard = $1 and player = $2 and code_hash = $3 and used_at is null',
    values: [shard, player, hash, at],
  })
  return rowCount === 1
}

export async function countRecoveryCodes(sql: Sql, shard: number, player: bigint): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    text: 'select count(*)::int as count from recovery_code where shard = $1 and player = $2 and used_at is null',
    values: [shard, player],
  })
  return rows[0]!.count // a count returns its row
}
