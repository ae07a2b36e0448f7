import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from './posting.ts'

/** A wallet's bonuses apart from their money: free spins, the wagering requirement and what is left of it. */
type BonusStanding = { free_spins: number; turnover: bigint; turnover_left: bigint }

export async function readBonusStanding(sql: Sql, { shard, player, currency }: WalletKey, at: Date): Promise<BonusStanding> {
  const { rows } = await sql.query<BonusStanding>({
    text: `select coalesce(sum(s.spins), 0)::int as free_spins, coalesce(sum(g.turnover_required), 0)::bigint as turnover,
             coalesce(sum(greatest(g.turnover_required - g.turnover_done, 0)), 0)::bigint as turnover_left
           from bonus_grant g
           left join lateral (select sum(a.held) as spins from bonus_award a where a.shard = g.shard and a.deposit = g.deposit and a.kind = 'freeSpin') s on true
           where g.shard = $1 and g.player = $2 and g.currency = $3 and g.state = 'granted' and (g.expires_at is null or g.expires_at > $4)`,
    values: [shard, player, currency, at],
  })
  return rows[0]! // an aggregate always returns a row
}
