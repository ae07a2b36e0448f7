import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../../money/wallet/index.ts'

/** A decided line as its player sees it, in minor units; the rate in hundredths of a percent. */
export type LineRow = {
  names: Record<string, string>
  from_day: string
  to_day: string
  kind: 'netLoss' | 'netDeposits'
  staked: bigint
  won: bigint
  converted: bigint
  earlier: bigint
  deposits: bigint
  withdrawals: bigint
  grown: bigint
  base: bigint
  rate: number
  amount: bigint
  state: 'due' | 'open' | 'taken' | 'returned' | 'refused'
}

/** Reads what the last windows brought a player, the newest first. */
export async function readLines(sql: Sql, { shard, player, currency }: WalletKey, most: number): Promise<LineRow[]> {
  const { rows } = await sql.query<LineRow>({
    text: `select v.data -> 'names' as names, l.from_day::text, l.to_day::text, r.base as kind, l.staked, l.won, l.converted, l.earlier, l.deposits,
             l.withdrawals, l.grown, l.base, l.rate, l.amount, coalesce(c.state, l.state) as state
           from cashback_line l join cashback_run r using (campaign, zone, starts_at)
           join campaign_version v on v.campaign = l.campaign and v.version = r.version
           left join cashback_claim c on c.shard = l.shard and c.deposit = l.grant_id
           where l.shard = $1 and l.player = $2 and l.currency = $3 order by r.ends_at desc, l.campaign limit $4`,
    values: [shard, player, currency, most],
  })
  return rows
}
