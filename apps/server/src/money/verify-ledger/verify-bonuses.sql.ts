import type { LedgerCheck } from './verify-wallets.sql.ts'

/**
 * Checks that every grant moved the bonus money it says, and that none moved without a grant. What play gave back or
 * paid stands in the events of grants that name its posting; one posting may end two.
 */
const grants: LedgerCheck = {
  check: 'bonus',
  of: 'grants and wallets',
  seen: `
    with moved_bonuses as materialized (
      select p.shard, p.id, p.reason_ref, sum(case when t.debit like 'bonus:%' then t.amount else -t.amount end) as moved,
        (select sum(e.given - e.returned) from grant_event e where e.shard = p.shard and e.posting = p.id) as says
      from bounds, transfer t join posting p on p.shard = t.shard and p.id = t.posting
      where t.shard between low and high and (t.debit like 'bonus:%' or t.credit like 'bonus:%') group by p.shard, p.id, p.reason_ref
    )
    select case when coalesce(moved, 0) <> coalesce(says, 0) - coalesce(returned, 0) then format('the bonus of deposit %s moved %s, its grant says %s', reference, coalesce(moved, 0), coalesce(says, 0) - coalesce(returned, 0))
      when state = 'refused' and moved <> 0 or state = 'undone' and held > 0 then format('the bonus of deposit %s is %s and has moved %s', reference, state, coalesce(moved, 0)) end as fault
    from (
      select g.shard, g.deposit as reference, g.state, a.says, a.held, e.returned
      from bounds, bonus_grant g left join lateral (
        select sum(a.held + a.lost) as says, sum(a.held) as held from bonus_award a
        where a.shard = g.shard and a.deposit = g.deposit and a.kind not in ('freeSpin', 'pokerBonus')
      ) a on true left join lateral (
        select sum(e.returned) as returned from grant_event e where e.shard = g.shard and e.deposit = g.deposit
      ) e on true
      where g.shard between low and high
    ) said
    full join (
      select shard, reference, sum(moved) as moved from (
        select e.shard, e.deposit as reference, e.given - e.returned as moved from bounds, grant_event e
        where e.shard between low and high and e.posting is not null
        union all
        select d.shard, d.reason_ref, d.moved from moved_bonuses d where d.says is null
      ) each group by 1, 2
    ) did using (shard, reference)
    union all
    select case when d.moved <> d.says then format('posting %s moved %s of bonuses, the events that name it say %s', d.id, d.moved, d.says) end
    from moved_bonuses d
    union all
    select case when w.promo + w.betting_bonus + w.live_bonus > 0 and not exists (select from bonus_grant g where g.shard = w.shard and g.player = w.player
        and g.currency = w.currency and g.wager_state in ('active', 'paused')) or w.cashback + w.saving > 0
        and not exists (select from bonus_grant g where g.shard = w.shard and g.player = w.player and g.currency = w.currency and g.state <> 'refused')
      then format('wallet %s/%s/%s has bonus money that no grant stands for', w.shard, w.player, w.currency) end
    from bounds, wallet w where w.shard between low and high`,
}

/** The state that the events of a grant come to. */
const folded = `(select case when e.kind = 'granted' then 'waiting' when e.kind in ('activated', 'resumed') then 'active' else e.kind end
  from grant_event e where e.shard = g.shard and e.deposit = g.deposit and e.kind not in ('amended', 'closing', 'late', 'freeWin') order by e.n desc limit 1)`

/** Checks that each grant stands where its events have brought it, that the active one is the wallet's, and that what was wagered is what its rounds counted. */
const wagering: LedgerCheck = {
  check: 'wagering',
  of: 'grants',
  seen: `
    select case
      when g.wager_state is distinct from ${folded} then format('the bonus %s is %s, its events say %s', g.deposit, g.wager_state, ${folded})
      when (g.wager_state = 'active') <> (w.bonus_grant is not distinct from g.deposit) then format('the bonus %s is %s, and the active one of its wallet is %s', g.deposit, g.wager_state, coalesce(w.bonus_grant, 'none'))
      when g.wager_state = 'active' and w.wager_required <> g.turnover_required then format('the bonus %s is to be wagered %s, its wallet says %s', g.deposit, g.turnover_required, w.wager_required)
      when h.counted <> case when g.wager_state = 'active' then w.wager_done else g.wagered end then format('the bonus %s has counted %s, its rounds %s', g.deposit, case when g.wager_state = 'active' then w.wager_done else g.wagered end, h.counted)
      when g.wager_state = 'completed' and g.wagered < g.turnover_required * 10000 then format('the bonus %s is completed with %s of %s', g.deposit, g.wagered, g.turnover_required * 10000)
      when g.wager_state = 'active' and e.given + e.won - e.converted - e.returned <> w.promo + w.betting_bonus + w.live_bonus + h.in_play
        then format('the bonus %s should have %s left, its wallet has %s', g.deposit, e.given + e.won - e.converted - e.returned, w.promo + w.betting_bonus + w.live_bonus + h.in_play)
      end as fault
    from bounds, bonus_grant g join wallet w on w.shard = g.shard and w.player = g.player and w.currency = g.currency
    cross join lateral (
      select coalesce(sum(h.wagered) filter (where h.state = 'closed'), 0) as counted, coalesce(sum(h.bonus), 0) as in_play
      from hold h where h.shard = g.shard and h.player = g.player and h.currency = g.currency and h.kind = 'round' and h.grant_id = g.deposit
    ) h
    cross join lateral (
      select coalesce(sum(e.given), 0) as given, coalesce(sum(e.converted), 0) as converted, coalesce(sum(e.returned), 0) as returned, (
        select coalesce(sum(h.bonus_won - case when h.state = 'closed' then h.bonus_staked else h.bonus_staked - h.bonus end), 0) from hold h
        where h.shard = g.shard and h.player = g.player and h.currency = g.currency and h.kind = 'round' and h.grant_id = g.deposit
      ) - (select coalesce(sum(a.given - a.held - a.lost), 0) from bonus_award a where a.shard = g.shard and a.deposit = g.deposit
        and a.kind in ('promo', 'bettingBonus', 'liveCasinoBonus')) as won
      from grant_event e where e.shard = g.shard and e.deposit = g.deposit
    ) e
    where g.shard between low and high and g.wager_state is not null
    union all
    select case when h.id is null then format('the bets of round %s of %s/%s/%s count for a bonus, and it is not there', id, shard, player, currency)
      when h.grant_id is null and coalesce(h.wagered, 0) <> 0 or h.deposit is null and h.grant_id is not null
        then format('round %s of %s/%s/%s counts for the bonus %s, which is not there', id, shard, player, currency, h.grant_id)
      when coalesce(h.wagered, 0) <> coalesce(b.weighted, 0) and not (h.wagered = 0 and h.state = 'closed' and h.wager_state not in ('active', 'paused'))
        then format('round %s of %s/%s/%s has counted %s, its bets %s', id, shard, player, currency, coalesce(h.wagered, 0), coalesce(b.weighted, 0)) end
    from (
      select h.*, g.deposit, g.wager_state from bounds, hold h
      left join bonus_grant g on g.shard = h.shard and g.deposit = h.grant_id and g.player = h.player and g.currency = h.currency
      where h.shard between low and high and h.kind = 'round' and (h.grant_id is not null or h.wagered is not null)
    ) h
    full join (
      select p.shard, p.player, p.currency, p.reason_ref as id, sum(p.weighted) as weighted from bounds, posting p
      where p.shard between low and high and p.weighted is not null group by 1, 2, 3, 4
    ) b using (shard, player, currency, id)`,
}

export const bonusChecks: LedgerCheck[] = [grants, wagering]
