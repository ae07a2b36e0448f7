import type { Sql } from '../../base/database/database.ts'

/** A code handed to a friend; the operator's own have no player. */
type ReferralCode = { code: string; shard: number | null; player: bigint | null; expires_at: Date | null }

export async function readReferralCode(sql: Sql, code: string): Promise<ReferralCode | undefined> {
  const { rows } = await sql.query<ReferralCode>({
    text: 'select code, shard, player, expires_at from referral_code where code = upper($1)',
    values: [code],
  })
  return rows[0]
}

export async function writeReferralCode(sql: Sql, { code, shard, player, expires_at }: ReferralCode, at: Date): Promise<void> {
  await sql.query({
    text: `insert into referral_code (code, shard, player, expires_at, created_at) values (upper($1), $2, $3, $4, $5)
           on conflict (code) do update set expires_at = excluded.expires_at`,
    values: [code, shard, player, expires_at, at],
  })
}
