import type { Sql } from '../../base/database/database.ts'

/** What a life of bonuses leaves behind, without names and times. */
const what = {
  wallet: `select cash::text, promo::text, betting_bonus::text, cashback::text, in_play_cash::text, in_play_bonus::text, wager_done::text
           from wallet where shard = $1 and player = $2`,
  grants: `select campaign, source, state, wager_state, revision, turnover_required::text, wagered::text, award_due::text
           from bonus_grant where shard = $1 and player = $2 order by campaign, deposit`,
  events: `select g.campaign, e.n, e.kind, e.given::text, e.converted::text, e.returned::text, e.required::text
           from grant_event e join bonus_grant g on g.shard = e.shard and g.deposit = e.deposit where g.shard = $1 and g.player = $2
           order by g.campaign, e.deposit, e.n`,
  awards: `select g.campaign, a.kind, a.given::text, a.held::text, a.lost::text
           from bonus_award a join bonus_grant g on g.shard = a.shard and g.deposit = a.deposit where g.shard = $1 and g.player = $2
           order by g.campaign, a.deposit, a.kind`,
  claims: `select amount::text, state from cashback_claim where shard = $1 and player = $2 order by deposit`,
  spins: `select given, remaining, open, won::text, state from free_round_award where shard = $1 and player = $2 order by id`,
  rounds: `select state, staked::text, won::text, bonus_staked::text, bonus_won::text, wagered::text, free_rounds is not null as is_free
           from hold where shard = $1 and player = $2 and kind = 'round' order by id`,
  hits: `select outcome from jackpot_hit where shard = $1 and player = $2 order by round`,
  postings: `select kind, outcome, count(*)::int as postings from posting where shard = $1 and player = $2 group by 1, 2 order by 1, 2`,
} as const

/** Reads what a player's bonuses came to: wallet, grants, events, awards, cashback, free rounds, rounds, hits of jackpots and how often was booked. */
export async function readWhatIsLeft(sql: Sql, { shard, player }: { shard: number; player: bigint }): Promise<Record<string, unknown[]>> {
  const left: Record<string, unknown[]> = {}
  for (const [name, text] of Object.entries(what)) left[name] = (await sql.query({ text, values: [shard, player] })).rows
  return left
}
