import type { Sql } from '../../base/database/database.ts'
import type { Choice } from '../../play/campaigns/index.ts'

/** Inserts the bonus a player chose while registering, and who referred them. */
export async function writeChoice(sql: Sql, { shard, player }: { shard: number; player: bigint }, c: Choice, at: Date): Promise<void> {
  await sql.query({
    text: 'insert into registration_choice (shard, player, campaign, version, promo_code, referral_code, at) values ($1, $2, $3, $4, $5, $6, $7)',
    values: [shard, player, c.campaign, c.version, c.promoCode, c.referralCode, at],
  })
}
