import type { LedgerCheck } from './verify-wallets.sql.ts'

const walletOf = (row: string) => `${row}.shard || '/' || ${row}.player || '/' || ${row}.currency`
const same = (one: string, other: string) =>
  `${one}.shard = ${other}.shard and ${one}.player = ${other}.player and ${one}.currency = ${other}.currency`

/** Checks that each wallet's pending withdrawals equal its open requests, each with a hold. */
const pendingWithdrawals: LedgerCheck = {
  check: 'pending withdrawals',
  of: 'wallets, requests and holds',
  seen: `
    select case when w.pending_withdrawal <> coalesce(x.asked, 0) then format('wallet %s: %s is pending, the open requests make %s', ${walletOf('w')}, w.pending_withdrawal, coalesce(x.asked, 0)) end as fault
    from bounds, wallet w left join (select x.shard, x.player, x.currency, sum(x.amount) as asked from withdrawal x where x.state = 'pending' group by 1, 2, 3) x on ${same('x', 'w')}
    where w.shard between low and high
    union all
    select case when h.id is null then format('withdrawal %s is pending without its hold', x.reference)
      when x.reference is null then format('hold %s of %s stands for no pending withdrawal', h.id, ${walletOf('h')})
      when h.amount <> x.amount then format('withdrawal %s asks for %s, its hold has %s', x.reference, x.amount, h.amount) end
    from (select x.* from bounds, withdrawal x where x.shard between low and high and x.state = 'pending') x
    full join (select h.* from bounds, hold h where h.shard between low and high and h.kind = 'withdrawal' and h.state = 'open') h
      on ${same('h', 'x')} and h.owner_ref = x.reference`,
}

/** Checks that the money in play equals what the open rounds hold. */
const inPlay: LedgerCheck = {
  check: 'in play',
  of: 'wallets and rounds',
  seen: `
    select case when w.in_play_cash <> coalesce(r.cash, 0) or w.in_play_bonus <> coalesce(r.bonus, 0)
      then format('wallet %s: in play %s cash and %s bonus, its open rounds make %s and %s', ${walletOf('w')}, w.in_play_cash, w.in_play_bonus, coalesce(r.cash, 0), coalesce(r.bonus, 0)) end as fault
    from bounds, wallet w left join (select h.shard, h.player, h.currency, sum(h.cash) as cash, sum(h.bonus) as bonus from hold h where h.kind = 'round' and h.state = 'open' group by 1, 2, 3) r on ${same('r', 'w')}
    where w.shard between low and high
    union all
    select case when h.state = 'open' and h.amount <> h.cash + h.bonus or h.state = 'closed' and h.cash + h.bonus > 0
      then format('round %s of %s is %s with %s, %s cash and %s bonus', h.id, ${walletOf('h')}, h.state, h.amount, h.cash, h.bonus) end
    from bounds, hold h where h.shard between low and high and h.kind = 'round'`,
}

/** Checks that allowances and held deposits belong to attempts in the matching state. */
const holds: LedgerCheck = {
  check: 'holds',
  of: 'wallets, attempts and holds',
  seen: `
    select case when w.held <> coalesce(h.held, 0) or w.deposit_reserved <> coalesce(h.promised, 0)
      then format('wallet %s: %s held and %s promised, its holds make %s and %s', ${walletOf('w')}, w.held, w.deposit_reserved, coalesce(h.held, 0), coalesce(h.promised, 0)) end as fault
    from bounds, wallet w left join (
      select h.shard, h.player, h.currency, sum(h.amount) filter (where h.kind = 'held') as held, sum(h.amount) filter (where h.kind = 'deposit') as promised
      from hold h where h.kind in ('held', 'deposit') and h.state = 'open' group by 1, 2, 3
    ) h on ${same('h', 'w')}
    where w.shard between low and high
    union all
    select case when h.id is null then format('deposit %s is %s without its hold', a.reference, a.state)
      when a.reference is null then format('hold %s of %s stands for no deposit', h.id, ${walletOf('h')})
      when h.kind = 'deposit' and h.amount <> a.amount or h.kind = 'held' and h.amount <> a.asked - a.fee
      then format('deposit %s and its hold %s differ: the hold has %s', a.reference, h.id, h.amount) end
    from (
      select a.*, case a.state when 'held' then 'held' else 'deposit' end as wants from bounds, deposit_attempt a
      where a.shard between low and high and (a.state = 'held' or a.reserved and a.state in ('created', 'stepping', 'pending', 'unknown'))
    ) a
    full join (select h.* from bounds, hold h where h.shard between low and high and h.kind in ('held', 'deposit') and h.state = 'open') h
      on ${same('h', 'a')} and h.owner_ref = a.reference and h.kind = a.wants`,
}

/** Checks that a deposit counts against limits with the amount credited, and a released allowance with nothing. */
const counted: LedgerCheck = {
  check: 'counted deposits',
  of: 'closed holds',
  seen: `
    select case when h.staked <> coalesce(a.amount, d.amount, 0) then format('hold %s of %s counts %s against the limits, %s was credited', h.id, ${walletOf('h')}, h.staked, coalesce(a.amount, d.amount, 0))
      when h.won <> 0 or h.bonus_staked <> 0 or h.bonus_won <> 0 or h.cash <> 0 or h.bonus <> 0 or h.account is not null then format('hold %s of %s is none of play and says what was played', h.id, ${walletOf('h')}) end as fault
    from bounds, hold h
    left join deposit_attempt a on h.kind = 'deposit' and h.counted_at is not null and a.shard = h.shard and a.reference = h.owner_ref
      and exists (select from posting p where p.shard = h.shard and p.id = 'deposit:' || a.reference || ':credit' and p.outcome = 'posted' and p.booked_at = h.counted_at)
      -- Money that comes after its allowance was given back is counted under a hold of its own, at the same moment at the earliest.
      and not exists (select from hold l where l.shard = h.shard and l.player = h.player and l.currency = h.currency and l.id = h.id || ':late')
    left join suspense_decision d on h.kind = 'deposit' and d.kind = 'credit' and h.owner_ref = 'suspense:' || d.arrival
    where h.shard between low and high and h.kind not in ('round', 'race') and (h.state = 'closed' or h.staked <> 0)`,
}

/**
 * Checks that each cap's usage follows from its window's transfers. Stakes count when booked; wins and rollbacks free
 * room in the windows in which their round began. If a limit was first set mid-window, stakes added in it to rounds of
 * an earlier window may or may not be counted, so usage may lie anywhere between.
 */
const caps: LedgerCheck = {
  check: 'caps',
  of: 'windows',
  seen: `
    with spent as materialized (
      select t.shard, t.player, t.currency, t.booked_at, r.opened_at,
        case when t.debit = 'cash' then t.amount else 0 end as staked,
        case when t.debit = 'in_play_cash' and t.credit = 'cash' or p.kind = 'raceRefund' and t.credit in ('cash', 'reserve') then t.amount else 0 end as back,
        case when t.debit like 'gaming:%' and t.credit in ('cash', 'reserve') then t.amount else 0 end as won
      from bounds, transfer t join posting p on p.shard = t.shard and p.id = t.posting
      join hold r on r.shard = t.shard and r.player = t.player and r.currency = t.currency and r.id = p.reason_ref and r.kind in ('round', 'race')
      where t.shard between low and high and t.booked_at >= (select min(starts) from cap, unnest(window_start) starts)
    ), credits as materialized (
      select p.shard, p.player, p.currency, p.booked_at, a.amount
      from bounds, deposit_attempt a join posting p on p.shard = a.shard and p.player = a.player and p.id = 'deposit:' || a.reference || ':credit' and p.outcome = 'posted' and p.reason_ref = a.reference
      where a.shard between low and high
    ), in_window as materialized (
      select c.shard, c.player, c.currency, c.type, q, c.amount[q] as most, c.window_start[q] as starts, c.window_end[q] as ends
      from bounds, cap c cross join generate_series(1, 3) q where c.shard between low and high and c.amount[q] is not null
    )
    select case when used is null or used > expected or used < expected - late
      then format('wallet %s/%s/%s: %s of the %s %s limit is used, its transfers make %s', shard, player, currency, coalesce(used::text, 'nothing'), period, type, expected) end as fault
    from (
      select c.shard, c.player, c.currency, c.type, (array['daily', 'weekly', 'monthly'])[q] as period,
        case c.type when 'deposit' then w.deposit_used[q] when 'loss' then w.loss_used[q] else w.wager_used[q] end as used,
        case c.type when 'deposit' then coalesce(d.credited, 0) when 'loss' then coalesce(t.staked - t.back - t.won, 0) else coalesce(t.staked - t.back, 0) end as expected,
        coalesce(t.late, 0) as late
      from in_window c join wallet w using (shard, player, currency)
      left join (
        select c.shard, c.player, c.currency, c.q, sum(d.amount) as credited
        from in_window c join credits d on ${same('d', 'c')} and d.booked_at >= c.starts and d.booked_at < c.ends where c.type = 'deposit' group by 1, 2, 3, 4
      ) d using (shard, player, currency, q)
      left join (
        select c.shard, c.player, c.currency, c.type, c.q, sum(t.staked) as staked, sum(t.staked) filter (where t.opened_at < c.starts) as late,
          sum(case when t.opened_at >= c.starts then t.back else 0 end) as back, sum(case when t.opened_at >= c.starts then t.won else 0 end) as won
        from in_window c join spent t on ${same('t', 'c')} and t.booked_at >= c.starts and t.booked_at < c.ends where c.type <> 'deposit' group by 1, 2, 3, 4, 5
      ) t using (shard, player, currency, type, q)
    ) windows
    union all
    select case when (n.used is null) = (c.type is not null) then format('wallet %s counts what is used of a %s limit: %s, and has %s', ${walletOf('w')}, n.type, coalesce(n.used::text, 'nothing'), coalesce(c.amount::text, 'none')) end
    from bounds, wallet w cross join lateral (values ('deposit', w.deposit_used), ('loss', w.loss_used), ('wager', w.wager_used)) n (type, used)
    left join cap c on ${same('c', 'w')} and c.type = n.type
    where w.shard between low and high`,
}

export const holdChecks: LedgerCheck[] = [pendingWithdrawals, inPlay, holds, counted, caps]
