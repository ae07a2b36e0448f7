/*
 * What the ledger has of each player in `played` (alias `p`) on the days that count. $2 is the zone, $5 and $6 are when the window's days
 * begin and end. Citus joins no tables of the nodes row by row with the coordinator's: there the nodes sum by player and day (`…ByDay`,
 * before the players), and the coordinator takes the days that count.
 */

/** Gives what of bonuses became cash, as `c.converted`. */
export const becameCash = `cross join lateral (
    select coalesce(sum(e.converted), 0)::bigint as converted from bonus_grant g join grant_event e on e.shard = g.shard and e.deposit = g.deposit
    where g.shard = p.shard and g.player = p.player and g.currency = p.currency and (e.at at time zone $2)::date between p.from_day and p.to_day
  ) c`

/** Wide enough for every zone: the days themselves are compared by whoever sums them. */
const aroundDays = (at: string) => `${at} >= $5::timestamptz - interval '2 days' and ${at} < $6::timestamptz + interval '2 days'`

export const becameCashByDay = `became as materialized (
    select g.shard, g.player, g.currency, (e.at at time zone $2)::date as day, sum(e.converted)::bigint as converted
    from bonus_grant g join grant_event e on e.shard = g.shard and e.deposit = g.deposit
    where e.converted > 0 and ${aroundDays('e.at')} group by 1, 2, 3, 4
  ),`

const playedOn = (from: string) =>
  `played p left join ${from} x on x.shard = p.shard and x.player = p.player and x.currency = p.currency and x.day between p.from_day and p.to_day`

export const becameCashOnDays = `join (
    select p.shard, p.player, p.currency, coalesce(sum(x.converted), 0)::bigint as converted from ${playedOn('became')} group by 1, 2, 3
  ) c on c.shard = p.shard and c.player = p.player and c.currency = p.currency`

/** The player's own money, wherever it stands. */
const own = (code: string) => `(${code} in ('cash', 'reserve', 'held', 'in_play_cash', 'pending_withdrawal'))::integer`
const sign = `(${own('t.credit')} - ${own('t.debit')})`
const other = `split_part(case when ${own('t.credit')} = 1 then t.debit else t.credit end, ':', 1)`
const sums = `coalesce(sum(${sign} * t.amount) filter (where ${other} in ('receivable', 'position', 'suspense', 'debt')), 0)::bigint as deposits,
    coalesce(sum(-${sign} * t.amount) filter (where ${other} in ('payouts', 'float', 'fees')), 0)::bigint as withdrawals,
    coalesce(sum(${sign} * t.amount), 0)::bigint as grown`

/**
 * Gives what came in from outside, what left and by how much own money grew, as `m.deposits`, `m.withdrawals` and `m.grown`. Times may
 * lie a little out of the order of `seq`.
 */
export const moved = `cross join lateral (
    select ${sums}
    from transfer t where t.shard = p.shard and t.player = p.player and t.currency = p.currency and ${sign} <> 0
      and t.booked_at >= p.starts and t.booked_at < p.ends
      and t.seq > coalesce((select b.seq from transfer b where b.shard = p.shard and b.player = p.player and b.currency = p.currency
        and b.booked_at < p.starts - interval '1 minute' order by b.seq desc limit 1), 0)
  ) m`

export const movedByDay = `moved as materialized (
    select t.shard, t.player, t.currency, (t.booked_at at time zone $2)::date as day, ${sums}
    from transfer t where ${sign} <> 0 and ${aroundDays('t.booked_at')} group by 1, 2, 3, 4
  ),`

export const movedOnDays = `join (
    select p.shard, p.player, p.currency, coalesce(sum(x.deposits), 0)::bigint as deposits,
      coalesce(sum(x.withdrawals), 0)::bigint as withdrawals, coalesce(sum(x.grown), 0)::bigint as grown from ${playedOn('moved')} group by 1, 2, 3
  ) m on m.shard = p.shard and m.player = p.player and m.currency = p.currency`
