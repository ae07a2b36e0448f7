import type { LedgerCheck } from './verify-wallets.sql.ts'

/** Every bonus has moved what its grant says, and no bonus money was moved without one. */
const grants: LedgerCheck = {
  check: 'bonuses',
  of: 'grants and their postings',
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
      select p.shard, p.reason_ref as reference, sum(case when t.debit like 'bonus:%' then t.amount when t.credit like 'bonus:%' then -t.amount else 0 end) as moved
      from bounds, posting p join transfer t on t.shard = p.shard and t.player = p.player and t.currency = p.currency and t.seq = p.first_seq and t.posting = p.id
      where p.shard between low and high and p.kind = 'bonus' group by 1, 2
    ) did using (shard, reference)`,
}

export const bonusChecks: LedgerCheck[] = [grants]
