import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../wallet/posting.ts'

/** Counts the calendar months of a time zone in which deposits exceeded payouts by more than a limit. */
export async function readBreaches(
  sql: Sql,
  { shard, player, currency }: WalletKey,
  { limit, timeZone, since, at }: { limit: bigint; timeZone: string; since: Date; at: Date },
): Promise<number> {
  const { rows } = await sql.query<{ months: bigint }>({
    text: `select count(*) as months from (
             select month from (
               select date_trunc('month', counted_at at time zone $5) as month, staked as amount from hold
               where shard = $1 and player = $2 and currency = $3 and counted_at > $6 and counted_at <= $7
               union all
               select date_trunc('month', changed_at at time zone $5), -amount from withdrawal
               where shard = $1 and player = $2 and currency = $3 and state = 'paid' and changed_at > $6 and changed_at <= $7
             ) moved group by month having sum(amount) > $4
           ) above`,
    values: [shard, player, currency, limit, timeZone, since, at],
  })
  return Number(rows[0]?.months ?? 0n)
}
