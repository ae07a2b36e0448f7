import type { Sql } from '../../base/database/database.ts'
import type { Balances, WalletKey } from '../../money/wallet/index.ts'

/** How a player stands beside their own row: money, holds, bars, what waits. */
export type Standing = Balances & {
  owed: bigint
  holds: string[]
  barred: boolean
  marked: boolean
  has_factor: boolean
  in_review: boolean
  wanted: boolean
  erased_at: Date | null
  sessions: number
  seen_at: Date | null
  /** Type and place of the period (1 daily, 2 weekly, 3 monthly) of limits that are used up. */
  reached: string[]
}

/** Reads how a player stands, by one statement; each part is one look-up by the player. */
export async function readStanding(sql: Sql, { shard, player, currency }: WalletKey, at: Date): Promise<Standing | undefined> {
  const { rows } = await sql.query<Standing>({
    name: 'office_player_standing',
    // What the ledger has is read by itself, which a distributed one can.
    text: `with w as materialized (
             select w.*, array(select c.type || '.' || i from cap c, generate_subscripts(c.amount, 1) i
               where c.shard = w.shard and c.player = w.player and c.currency = w.currency and c.window_end[i] > $4
                 and c.amount[i] <= case c.type when 'deposit' then w.deposit_used[i] + w.deposit_reserved when 'loss' then w.loss_used[i] else w.wager_used[i] end
               order by 1) as reached
             from wallet w where w.shard = $1 and w.player = $2 and w.currency = $3
           )
           select coalesce(w.cash, 0)::bigint as cash, coalesce(w.reserve, 0)::bigint as reserve, coalesce(w.held, 0)::bigint as held,
             coalesce(w.promo, 0)::bigint as promo, coalesce(w.betting_bonus, 0)::bigint as betting_bonus,
             coalesce(w.live_bonus, 0)::bigint as live_bonus, coalesce(w.cashback, 0)::bigint as cashback, coalesce(w.saving, 0)::bigint as saving,
             coalesce(w.in_play_cash, 0)::bigint as in_play_cash, coalesce(w.in_play_bonus, 0)::bigint as in_play_bonus,
             coalesce(w.pending_withdrawal, 0)::bigint as pending_withdrawal,
             coalesce((select d.amount from debt d where d.shard = $1 and d.player = $2 and d.currency = $3), 0)::bigint as owed,
             array(select h.kind from money_hold h where h.shard = p.shard and h.player = p.id and h.ended_at is null order by h.since, h.kind) as holds,
             exists (select from (select distinct on (b.decided_by) b.barred from bonus_bar b where b.shard = p.shard and b.player = p.id
               order by b.decided_by, b.at desc) last where barred) as barred,
             coalesce((select m.marked from player_mark m where m.shard = p.shard and m.player = p.id order by m.id desc limit 1), false) as marked,
             exists (select from second_factor f where f.shard = p.shard and f.player = p.id and f.confirmed_at is not null) as has_factor,
             exists (select from registration_review r where r.settled_at is null and p.id in (r.player, r.other_player)) as in_review,
             exists (select from document_request q where q.shard = p.shard and q.player = p.id and q.ended_at is null) as wanted,
             (select e.erased_at from erasure e where e.shard = p.shard and e.player = p.id) as erased_at,
             (select count(*)::integer from session s where s.shard = p.shard and s.player = p.id and s.ended_at is null) as sessions,
             greatest(p.last_login_at, (select max(s.last_seen_at) from session s
               where s.shard = p.shard and s.player = p.id and s.ended_at is null)) as seen_at,
             coalesce(w.reached, '{}') as reached
           from player p left join w on true where p.shard = $1 and p.id = $2`,
    values: [shard, player, currency, at],
  })
  return rows[0]
}
