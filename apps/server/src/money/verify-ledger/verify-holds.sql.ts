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
    from bounds, wallet w left join lateral (select sum(x.amount) as asked from withdrawal x where ${same('x', 'w')} and x.state = 'pending') x on true
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
    from bounds, wallet w left join lateral (select sum(h.cash) as cash, sum(h.bonus) as bonus from hold h where ${same('h', 'w')} and h.kind = 'round' and h.state = 'open') r on true
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
    from bounds, wallet w left join lateral (
      select sum(h.amount) filter (where h.kind = 'held') as held, sum(h.amount) filter (where h.kind = 'deposit') as promised
      from hold h where ${same('h', 'w')} and h.kind in ('held', 'deposit') and h.state = 'open'
    ) h on true
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
    select case when used is null or used > expected or used < expected - late
      then format('wallet %s/%s/%s: %s of the %s %s limit is used, its transfers make %s', shard, player, currency, coalesce(used::text, 'nothing'), period, type, expected) end as fault
    from (
      select c.shard, c.player, c.currency, c.type, (array['daily', 'weekly', 'monthly'])[q] as period,
        case c.type when 'deposit' then w.deposit_used[q] when 'loss' then w.loss_used[q] else w.wager_used[q] end as used,
        coalesce(case c.type when 'deposit' then d.credited when 'loss' then t.staked - t.back - t.won else t.staked - t.back end, 0) as expected,
        case c.type when 'deposit' then 0 else coalesce(t.late, 0) end as late
      from bounds, cap c join wallet w using (shard, player, currency) cross join generate_series(1, 3) q
      left join lateral (
        select sum(a.amount) as credited from posting p join deposit_attempt a on a.shard = p.shard and a.reference = p.reason_ref
        where c.type = 'deposit' and p.shard = c.shard and p.player = c.player and p.currency = c.currency and p.id = 'deposit:' || a.reference || ':credit' and p.outcome = 'posted'
          and p.booked_at >= c.window_start[q] and p.booked_at < c.window_end[q] and a.player = c.player
      ) d on true
      left join lateral (
        select coalesce(sum(t.amount) filter (where t.debit = 'cash'), 0) as staked,
          coalesce(sum(t.amount) filter (where t.debit = 'cash' and r.opened_at < c.window_start[q]), 0) as late,
          coalesce(sum(t.amount) filter (where (t.debit = 'in_play_cash' and t.credit = 'cash' or p.kind = 'raceRefund' and t.credit in ('cash', 'reserve')) and r.opened_at >= c.window_start[q]), 0) as back,
          coalesce(sum(t.amount) filter (where t.debit like 'gaming:%' and t.credit in ('cash', 'reserve') and r.opened_at >= c.window_start[q]), 0) as won
        from transfer t join posting p on p.shard = t.shard and p.id = t.posting
        join hold r on r.shard = t.shard and r.player = t.player and r.currency = t.currency and r.id = p.reason_ref and r.kind in ('round', 'race')
        where c.type <> 'deposit' and t.shard = c.shard and t.player = c.player and t.currency = c.currency
          and t.booked_at >= c.window_start[q] and t.booked_at < c.window_end[q]
      ) t on true
      where c.shard between low and high and c.amount[q] is not null
    ) windows
    union all
    select case when (n.used is null) = (c.type is not null) then format('wallet %s counts what is used of a %s limit: %s, and has %s', ${walletOf('w')}, n.type, coalesce(n.used::text, 'nothing'), coalesce(c.amount::text, 'none')) end
    from bounds, wallet w cross join lateral (values ('deposit', w.deposit_used), ('loss', w.loss_used), ('wager', w.wager_used)) n (type, used)
    left join cap c on ${same('c', 'w')} and c.type = n.type
    where w.shard between low and high`,
}

export const holdChecks: LedgerCheck[] = [pendingWithdrawals, inPlay, holds, counted, caps]
