import { buckets } from '../wallet/posting.ts'
import type { LedgerCheck } from './verify-wallets.sql.ts'

const bucketList = buckets.map((name) => `'${name}'`).join(', ')

/** Checks that every leg is allowed for its kind of posting and joins existing accounts. */
const legs: LedgerCheck = {
  check: 'legs',
  of: 'transfers',
  seen: `
    select case when l.kind is null then format('transfer %s/%s/%s seq %s leg %s: a posting of the kind %s moves nothing from %s to %s', t.shard, t.player, t.currency, t.seq, t.leg, p.kind, t.debit, t.credit)
      when d.code is null or c.code is null then format('transfer %s/%s/%s seq %s leg %s: there is no account %s', t.shard, t.player, t.currency, t.seq, t.leg, case when d.code is null then t.debit else t.credit end) end as fault
    from bounds, transfer t join posting p on p.shard = t.shard and p.id = t.posting
    left join posting_leg l on l.kind = p.kind and l.debit = split_part(t.debit, ':', 1) and l.credit = split_part(t.credit, ':', 1)
    left join account d on d.code = t.debit left join account c on c.code = t.credit
    where t.shard between low and high`,
  daily: 'new',
}

/** Checks that all game money belongs to a round, and that each round's stakes and wins match its legs. */
const rounds: LedgerCheck = {
  check: 'rounds',
  of: 'rounds',
  seen: `
    select case
      -- Of a round that began before what is new not all transfers are seen.
      when h.id is null and exists (select from bounds, public.hold o where o.shard = t.shard and o.player = t.player and o.currency = t.currency and o.id = t.id and o.opened_at < since) then null
      when h.id is null then format('round %s of %s/%s/%s moved money and is not there', id, shard, player, currency)
      when (h.staked, h.won, h.bonus_staked, h.bonus_won, h.cash, h.bonus) is distinct from
          (coalesce(t.staked, 0), coalesce(t.won, 0), coalesce(t.bonus_staked, 0), coalesce(t.bonus_won, 0), coalesce(t.cash, 0), coalesce(t.bonus, 0))
        then format('round %s of %s/%s/%s says staked %s, won %s, in play %s, its transfers make %s, %s and %s', id, shard, player, currency,
          h.staked, h.won, h.cash + h.bonus, coalesce(t.staked, 0), coalesce(t.won, 0), coalesce(t.cash + t.bonus, 0))
      when h.account <> t.account or h.account is not null and not exists (select from account a where a.code = h.account and a.kind = 'gaming') then format('round %s of %s/%s/%s is settled with %s, its transfers are with %s', id, shard, player, currency, h.account, t.account) end as fault
    from (select h.* from bounds, hold h where h.shard between low and high and h.kind = 'round') h
    full join (
      select t.shard, t.player, t.currency, p.reason_ref as id,
        sum(case when t.credit like 'in\\_play\\_%' or t.debit in ('cash', 'promo', 'betting_bonus', 'live_bonus') then t.amount when t.debit like 'in\\_play\\_%' and t.credit not like 'gaming:%' then -t.amount else 0 end) as staked,
        sum(case when t.credit = 'in_play_bonus' or t.debit in ('promo', 'betting_bonus', 'live_bonus') then t.amount when t.debit = 'in_play_bonus' and t.credit not like 'gaming:%' then -t.amount else 0 end) as bonus_staked,
        sum(case when t.debit like 'gaming:%' then t.amount else 0 end) as won,
        sum(case when t.debit like 'gaming:%' and t.credit not in ('cash', 'reserve') then t.amount else 0 end) as bonus_won,
        sum(case 'in_play_cash' when t.credit then t.amount when t.debit then -t.amount else 0 end) as cash,
        sum(case 'in_play_bonus' when t.credit then t.amount when t.debit then -t.amount else 0 end) as bonus,
        max(case when t.debit like 'gaming:%' then t.debit when t.credit like 'gaming:%' then t.credit end) as account
      from bounds, transfer t join posting p on p.shard = t.shard and p.id = t.posting
      where t.shard between low and high
        and (t.debit like 'gaming:%' or t.credit like 'gaming:%' or t.debit like 'in\\_play\\_%' or t.credit like 'in\\_play\\_%') group by 1, 2, 3, 4
    ) t using (shard, player, currency, id)`,
  daily: 'new',
}

/**
 * Checks that each withdrawal matches what was requested, sent, paid and returned, and that nothing is in transit
 * without one.
 */
const withdrawals: LedgerCheck = {
  check: 'withdrawals',
  of: 'withdrawals',
  seen: `
    select case when x.reference is null then format('%s/%s/%s moved money for a withdrawal %s that is not there', shard, player, currency, reference)
      when coalesce(t.asked, 0) <> x.amount then format('withdrawal %s asks for %s, %s was set aside for it', reference, x.amount, coalesce(t.asked, 0))
      when coalesce(t.away, 0) <> case when x.state in ('sending', 'processing') then x.amount - x.fee else 0 end
        or coalesce(t.paid, 0) <> case x.state when 'paid' then x.amount - x.fee else 0 end
        or coalesce(t.back, 0) <> case when x.state in ('cancelled', 'rejected', 'returned') then x.amount else 0 end
        or coalesce(t.fees, 0) <> case when x.state in ('sending', 'processing', 'paid') then x.fee else 0 end
        then format('withdrawal %s of %s with a fee of %s is %s: %s is on its way, %s paid, %s back, %s fees', reference, x.amount, x.fee, x.state, coalesce(t.away, 0), coalesce(t.paid, 0), coalesce(t.back, 0), coalesce(t.fees, 0))
      when t.provider <> x.provider then format('withdrawal %s goes by %s, its money by %s', reference, x.provider, t.provider) end as fault
    from (select x.* from bounds, withdrawal x where x.shard between low and high) x
    full join (
      select t.shard, t.player, t.currency, p.reason_ref as reference,
        sum(case when t.credit = 'pending_withdrawal' then t.amount else 0 end) as asked,
        sum(case when t.credit like 'payouts:%' then t.amount when t.debit like 'payouts:%' then -t.amount else 0 end) as away,
        sum(case when t.credit like 'float:%' then t.amount when t.debit like 'float:%' then -t.amount else 0 end) as paid,
        sum(case when t.credit = 'cash' then t.amount else 0 end) as back,
        sum(case when t.credit = 'fees' then t.amount when t.debit = 'fees' then -t.amount else 0 end) as fees,
        max(case when t.credit like 'payouts:%' then substr(t.credit, 9) end) as provider
      from bounds, transfer t join posting p on p.shard = t.shard and p.id = t.posting
      where t.shard between low and high and p.kind in ('withdrawal', 'withdrawalCancelled', 'withdrawalReturned') group by 1, 2, 3, 4
    ) t using (shard, player, currency, reference)`,
}

/** Checks that each player's debt equals the sum of its legs, and that no debt is negative. */
const debts: LedgerCheck = {
  check: 'debts',
  of: 'debts',
  seen: `
    select case when coalesce(d.amount, 0) <> coalesce(t.amount, 0) then format('player %s/%s/%s owes %s, the transfers make %s', shard, player, currency, coalesce(d.amount, 0), coalesce(t.amount, 0))
      when d.amount < 0 then format('player %s/%s/%s is owed %s', shard, player, currency, -d.amount) end as fault
    from (select d.* from bounds, debt d where d.shard between low and high) d
    full join (
      select t.shard, t.player, t.currency, sum(case 'debt' when t.debit then t.amount else -t.amount end) as amount
      from bounds, transfer t where t.shard between low and high and 'debt' in (t.debit, t.credit) group by 1, 2, 3
    ) t using (shard, player, currency)`,
}

/** Checks that every account's name fits its kind. */
const owners: LedgerCheck = {
  check: 'accounts',
  of: 'accounts',
  seen: `
    select case when k.kind is null or not (a.code ~ k.pattern or a.code = 'gaming:casino') then format('the account %s is none of its kind', a.code)
      when k.owner = 'player' and a.code not in (${bucketList}) then format('the account %s is no bucket of a wallet', a.code) end as fault
    from bounds b, account a left join account_kind k using (kind) where b.low = 0`,
  daily: 'whole',
}

export const bookChecks: LedgerCheck[] = [legs, rounds, withdrawals, debts, owners]
