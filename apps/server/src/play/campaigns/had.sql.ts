import type { Sql } from '../../base/database/database.ts'

/** What a player had of a campaign: how often, when last, and how much promo money and cash. */
export type HadOfCampaign = { campaign: number; times: number; last: Date; promo: bigint; cash: bigint; cashback_only: number }

/** What is given once the grant becomes active counts already. */
const had = `case when g.wager_state = 'waiting' then a.given else a.held end`

/** Reads what a player had of each campaign. Cashback that a bonus promised is a part of that bonus; cashback for all is one each time. */
export async function readHad(sql: Sql, shard: number, player: bigint): Promise<HadOfCampaign[]> {
  const { rows } = await sql.query<HadOfCampaign>({
    text: `select campaign, (count(*) filter (where counts))::int as times, max(granted_at) as last, coalesce(sum(promo), 0)::bigint as promo,
             coalesce(sum(cash), 0)::bigint as cash, (count(*) filter (where counts and kinds = 1 and cashback))::int as cashback_only
           from (
             select g.campaign, g.granted_at, g.source <> 'cashback' or not bool_or(g.source <> 'cashback') over (partition by g.campaign) as counts, sum(${had}) filter (where a.kind = 'promo') as promo, sum(${had}) filter (where a.kind = 'cash') as cash,
               count(a.kind) as kinds, bool_or(a.kind = 'cashBack') as cashback
             from bonus_grant g left join bonus_award a on a.shard = g.shard and a.deposit = g.deposit
             where g.shard = $1 and g.player = $2 and g.state = 'granted' group by g.deposit, g.campaign, g.granted_at, g.source
           ) grants group by campaign`,
    values: [shard, player],
  })
  return rows
}

/** Counts a player's credited deposits, leaving one out. */
export async function countDeposits(sql: Sql, shard: number, player: bigint, without: string | null): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    text: `select count(*)::int as count from deposit_attempt where shard = $1 and player = $2 and state in ('ok', 'held') and reference is distinct from $3`,
    values: [shard, player, without],
  })
  return rows[0]?.count ?? 0
}

/** Counts how often a player exchanged loyalty points. */
export async function countExchanges(sql: Sql, shard: number, player: bigint): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    text: `select count(*)::int as count from loyalty_event where shard = $1 and player = $2 and kind = 'exchanged'`,
    values: [shard, player],
  })
  return rows[0]?.count ?? 0
}

/** Returns whether the player has an open round or game session. */
export async function isInPlay(sql: Sql, shard: number, player: bigint): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'select from wallet where shard = $1 and player = $2 and (game_session is not null or in_play_cash + in_play_bonus > 0) limit 1',
    values: [shard, player],
  })
  return rowCount === 1
}
