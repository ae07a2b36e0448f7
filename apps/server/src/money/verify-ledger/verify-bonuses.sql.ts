import type { LedgerCheck } from './verify-wallets.sql.ts'

/** Checks that every grant moved the bonus money it says, and that none moved without a grant. */
const grants: LedgerCheck = {
  check: 'bonus',
  of: 'grants and wallets',
  seen: `
    select case when coalesce(moved, 0) <> coalesce(says, 0) then format('the bonus of deposit %s moved %s, its grant says %s', reference, coalesce(moved, 0), coalesce(says, 0))
      when state = 'refused' and moved <> 0 or state = 'undone' and held > 0 then format('the bonus of deposit %s is %s and has moved %s', reference, state, coalesce(moved, 0)) end as fault
    from (
      select g.shard, g.deposit as reference, g.state, a.says, a.held
      from bounds, bonus_grant g left join lateral (
        select sum(a.held + a.lost) as says, sum(a.held) as held from bonus_award a
        where a.shard = g.shard and a.deposit = g.deposit and a.kind not in ('freeSpin', 'pokerBonus')
      ) a on true
      where g.shard between low and high
    ) said
    full join (
      select p.shard, p.reason_ref as reference, sum(case when t.debit like 'bonus:%' then t.amount else -t.amount end) as moved
      from bounds, transfer t join posting p on p.shard = t.shard and p.id = t.posting
      where t.shard between low and high and (t.debit like 'bonus:%' or t.credit like 'bonus:%') group by 1, 2
    ) did using (shard, reference)
    union all
    select case when w.promo + w.betting_bonus + w.live_bonus + w.cashback + w.saving > 0
        and not exists (select from bonus_grant g where g.shard = w.shard and g.player = w.player and g.currency = w.currency and g.state <> 'refused')
      then format('wallet %s/%s/%s has bonus money that no grant stands for', w.shard, w.player, w.currency) end
    from bounds, wallet w where w.shard between low and high`,
}

export const bonusChecks: LedgerCheck[] = [grants]
