import { ruleSetAt, ruleSets } from '@fairhouse/country-rules'
import type { LedgerCheck } from './verify-wallets.sql.ts'

/** The zones of all rule sets, whenever they hold: a zone that is none of them was never written by the product. */
const zones = [...new Set([...Object.values(ruleSets).flat(), ruleSetAt('', new Date(0))].map(({ timeZone }) => timeZone))]
const zoned = (zone: string) => `case when ${zone} in (${zones.map((one) => `'${one}'`).join(', ')}) then ${zone} else 'UTC' end`
const same = (one: string, other: string) =>
  `${one}.shard = ${other}.shard and ${one}.player = ${other}.player and ${one}.currency = ${other}.currency`

/** Checks that the days of players hold exactly the rounds that were read of their wallets, own money alone, and points are what those days earned. */
const playDays: LedgerCheck = {
  check: 'play days',
  of: 'days of games and wallets with points',
  seen: `
    with taken as materialized (
      select distinct h.shard, h.player, h.currency, h.id, h.closed_at, coalesce(substring(h.owner_ref from '^game:([0-9]+)$')::integer, 0) as game,
        h.staked - h.bonus_staked as staked, h.won - h.bonus_won as won
      from bounds b join round_reader k on k.reader = 'play-days' join round_read r on r.reader = k.reader and r.shard between b.low and b.high
      join transfer t on ${same('t', 'r')} and t.seq <= r.seq and t.booked_at >= k.began_at
      join posting p on p.shard = t.shard and p.id = t.posting
      join hold h on ${same('h', 'p')} and h.id = p.reason_ref and h.kind = 'round' and h.state = 'closed' and h.closed_at = t.booked_at
    ),
    counted as (
      select t.*, coalesce(l.day, (t.closed_at at time zone ${zoned('z.zone')})::date) as day
      from taken t left join play_day_late l on ${same('l', 't')} and l.round = t.id
      -- A player who moved to another zone is counted in both: then the day is looked for among those of their game.
      left join lateral (select d.zone from play_day d where ${same('d', 't')} and d.game = t.game
        order by d.day = (t.closed_at at time zone ${zoned('d.zone')})::date desc, d.day desc limit 1) z on true
    )
    select case when coalesce(d.rounds, 0) <> coalesce(c.rounds, 0) or coalesce(d.staked, 0) <> coalesce(c.staked, 0) or coalesce(d.won, 0) <> coalesce(c.won, 0)
      then format('wallet %s/%s/%s has %s rounds, %s staked and %s won in game %s on %s, its rounds make %s, %s and %s', shard, player, currency,
        coalesce(d.rounds, 0), coalesce(d.staked, 0), coalesce(d.won, 0), game, day, coalesce(c.rounds, 0), coalesce(c.staked, 0), coalesce(c.won, 0)) end as fault
    from (
      select d.shard, d.player, d.currency, d.day, d.game, sum(d.rounds) as rounds, sum(d.staked) as staked, sum(d.won) as won
      from bounds, play_day d where d.shard between low and high group by 1, 2, 3, 4, 5
    ) d
    full join (select shard, player, currency, day, game, count(*) as rounds, sum(staked) as staked, sum(won) as won from counted group by 1, 2, 3, 4, 5) c
      using (shard, player, currency, day, game)
    union all
    select case when coalesce(l.earned, 0) <> coalesce(d.points, 0) then format('wallet %s/%s/%s has earned %s points, its days make %s', shard, player, currency, coalesce(l.earned, 0), coalesce(d.points, 0))
      when l.spent <> coalesce(e.points, 0) then format('wallet %s/%s/%s has exchanged %s points, its exchanges make %s', shard, player, currency, l.spent, coalesce(e.points, 0))
      when l.level <> coalesce(e.level, 0) then format('wallet %s/%s/%s has level %s, what happened says %s', shard, player, currency, l.level, coalesce(e.level, 0)) end
    from (select l.* from bounds, loyalty l where l.shard between low and high) l
    full join (
      select d.shard, d.player, d.currency, sum(d.staked::numeric * d.weight) as points from bounds, play_day d where d.shard between low and high group by 1, 2, 3
      having sum(d.staked::numeric * d.weight) > 0
    ) d using (shard, player, currency)
    left join lateral (
      select sum(e.points) as points, (array_agg(e.level order by e.n desc))[1] as level from loyalty_event e
      where ${same('e', 'l')}
    ) e on true`,
}

/** Checks that each exchange of points moved what they bring, a unit of the currency for a thousand, and that nothing else did. */
const exchanges: LedgerCheck = {
  check: 'exchanged points',
  of: 'exchanges',
  seen: `
    select case when e.posting is null then format('posting %s exchanged points, and nothing says so', p.id)
      when p.id is null then format('exchange %s of %s/%s/%s moved nothing', e.n, e.shard, e.player, e.currency)
      when p.moved <> e.amount or e.points <> e.amount::numeric * 10000000
        then format('exchange %s of %s/%s/%s brought %s for %s points, and moved %s', e.n, e.shard, e.player, e.currency, e.amount, e.points, p.moved) end as fault
    from (select e.* from bounds, loyalty_event e where e.shard between low and high and e.kind = 'exchanged') e
    full join (
      select p.shard, p.id, p.player, p.currency, sum(t.amount) filter (where t.debit = 'bonus:loyalty' and t.credit in ('cash', 'reserve')) as moved
      from bounds, posting p join transfer t on ${same('t', 'p')} and t.seq = p.first_seq and t.posting = p.id
      where p.shard between low and high and p.kind = 'loyalty' group by 1, 2, 3, 4
    ) p on p.shard = e.shard and p.id = e.posting and p.player = e.player and p.currency = e.currency`,
}

const own = (code: string) => `(${code} in ('cash', 'reserve', 'held', 'in_play_cash', 'pending_withdrawal'))::integer`
const grows = `(${own('t.credit')} - ${own('t.debit')}) * t.amount`
const outside = `split_part(case when ${own('t.credit')} = 1 then t.debit else t.credit end, ':', 1)`

/** Checks each line of cashback: its parts against the days of play, events and postings of its window, its base and amount against those, and the bonus that it brought. */
const lines: LedgerCheck = {
  check: 'cashback lines',
  of: 'lines',
  seen: `
    select case
      when r.base = 'netLoss' and (l.staked, l.won) is distinct from (d.staked, d.won) then format('%s says %s staked and %s won, its days make %s and %s', name, l.staked, l.won, d.staked, d.won)
      when r.base = 'netLoss' and l.converted <> c.converted then format('%s says that %s of bonuses became cash, events say %s', name, l.converted, c.converted)
      when r.base = 'netDeposits' and (l.deposits, l.withdrawals, l.grown) is distinct from (m.deposits, m.withdrawals, m.grown)
        then format('%s says %s in, %s out and %s more, postings say %s, %s and %s', name, l.deposits, l.withdrawals, l.grown, m.deposits, m.withdrawals, m.grown)
      when l.base <> greatest(case r.base when 'netLoss' then l.staked - l.won - l.converted - l.earlier else l.deposits - l.withdrawals - l.grown end, 0)
        then format('%s has the base %s, which its parts do not make', name, l.base)
      when l.amount > div(l.base::numeric * l.rate, 10000) then format('%s brings %s, more than %s of %s', name, l.amount, l.rate, l.base)
      when l.state = 'given' and (g.deposit is null or a.given is distinct from l.amount) then format('%s brought %s, its bonus says %s', name, l.amount, coalesce(a.given, 0))
      when r.state <> 'open' and l.state = 'due' then format('%s is not decided, and its window is %s', name, r.state) end as fault
    from (select l.*, format('cashback %s of %s/%s/%s from %s', l.campaign, l.shard, l.player, l.currency, l.from_day) as name from bounds, cashback_line l where l.shard between low and high) l
    join cashback_run r on r.campaign = l.campaign and r.zone = l.zone and r.starts_at = l.starts_at
    cross join lateral (
      select coalesce(sum(d.staked), 0)::bigint as staked, coalesce(sum(d.won), 0)::bigint as won from play_day d
      where ${same('d', 'l')} and d.zone = l.zone and d.day between l.from_day and l.to_day and (r.games is null or d.game = any (r.games))
    ) d
    cross join lateral (
      select coalesce(sum(e.converted), 0)::bigint as converted from bonus_grant g join grant_event e on e.shard = g.shard and e.deposit = g.deposit
      where ${same('g', 'l')} and (e.at at time zone ${zoned('l.zone')})::date between l.from_day and l.to_day
    ) c
    cross join lateral (
      select coalesce(sum(${grows}) filter (where ${outside} in ('receivable', 'position', 'suspense', 'debt')), 0)::bigint as deposits,
        coalesce(-sum(${grows}) filter (where ${outside} in ('payouts', 'float', 'fees')), 0)::bigint as withdrawals, coalesce(sum(${grows}), 0)::bigint as grown
      from transfer t where r.base = 'netDeposits' and ${same('t', 'l')} and (t.booked_at at time zone ${zoned('l.zone')})::date between l.from_day and l.to_day
        and ${own('t.credit')} <> ${own('t.debit')}
    ) m
    left join bonus_grant g on g.shard = l.shard and g.deposit = l.grant_id and ${same('g', 'l')} and g.source = 'cashback' and g.campaign = l.campaign
    left join bonus_award a on a.shard = g.shard and a.deposit = g.deposit and a.kind = 'cashBack'
    union all
    select case when not exists (select from cashback_line l where ${same('l', 'g')} and l.grant_id = g.deposit) then format('the cashback %s belongs to no line', g.deposit) end
    from bounds, bonus_grant g where g.shard between low and high and g.source = 'cashback'`,
}

/** Checks that what lies in wallets as cashback is what can be taken there, and that what was taken or went back was moved. */
const claims: LedgerCheck = {
  check: 'cashback to take',
  of: 'wallets and cashback',
  seen: `
    select case when w.cashback <> coalesce(c.open, 0) then format('wallet %s/%s/%s holds %s of cashback, %s can be taken', w.shard, w.player, w.currency, w.cashback, coalesce(c.open, 0)) end as fault
    from bounds, wallet w left join lateral (select sum(c.amount) as open from cashback_claim c where ${same('c', 'w')} and c.state = 'open') c on true
    where w.shard between low and high and (w.cashback > 0 or c.open > 0)
    union all
    select case when c.state = 'taken' and (m.taken, m.returned) is distinct from (c.amount, 0::bigint) or c.state = 'open' and (m.taken, m.returned) is distinct from (0::bigint, 0::bigint)
        or c.state = 'returned' and m.taken <> 0 then format('cashback %s of %s is %s, and %s was taken, %s went back', c.deposit, c.amount, c.state, m.taken, m.returned)
      -- Of what was taken, refunds and chargebacks of the deposit may have taken some back.
      when a.held is null or a.held > c.amount or c.state = 'open' and a.held <> c.amount or c.state = 'returned' and a.held <> 0 then format('cashback %s of %s is %s, its bonus holds %s', c.deposit, c.amount, c.state, a.held) end
    from bounds, cashback_claim c
    left join bonus_award a on a.shard = c.shard and a.deposit = c.deposit and a.kind = 'cashBack'
    cross join lateral (
      select coalesce(sum(t.amount) filter (where t.credit in ('cash', 'reserve')), 0)::bigint as taken, coalesce(sum(t.amount) filter (where t.credit like 'bonus:%'), 0)::bigint as returned
      from posting p join transfer t on ${same('t', 'p')} and t.seq = p.first_seq and t.posting = p.id and t.debit = 'cashback'
      where p.shard = c.shard and p.id in ('cashback:' || c.deposit || ':taken', 'cashback:' || c.deposit || ':returned') and p.kind = 'cashback'
    ) m
    where c.shard between low and high
    union all
    select case when not exists (select from cashback_claim c where c.shard = p.shard and c.deposit = p.reason_ref) then format('posting %s moved cashback that was nobody''s', p.id) end
    from bounds, posting p where p.shard between low and high and p.kind = 'cashback'`,
}

export const cashbackChecks: LedgerCheck[] = [playDays, exchanges, lines, claims]
