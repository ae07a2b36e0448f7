import type { LedgerCheck } from './verify-wallets.sql.ts'

/** What a wallet holds of bonuses, in play or not. */
const bonusBuckets = ['promo', 'betting_bonus', 'live_bonus', 'cashback', 'saving', 'in_play_bonus']
const list = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

/**
 * Checks that the net revenue from play is the same number from both sides, on each shard and in each currency. From the
 * games: what the gaming accounts earned less what the bonus accounts gave. From the players' cash: what the rounds took
 * and paid in cash, less bonus money that became cash, less what was given as cash, less what the wallets still hold of
 * bonuses. The first reads movements alone, the second rounds and balances as well.
 */
export const figures: LedgerCheck = {
  check: 'figures',
  of: 'shards and currencies',
  seen: `
    select case when coalesce(earned, 0) - coalesce(cost, 0) <> coalesce(cash_earned, 0) - coalesce(converted, 0) - coalesce(given, 0) - coalesce(holds, 0)
      then format('shard %s, %s: net revenue is %s from the games (%s earned, %s for bonuses), %s from cash (%s earned, %s of bonuses became cash, %s was given as cash, %s is still held)',
        shard, currency, coalesce(earned, 0) - coalesce(cost, 0), coalesce(earned, 0), coalesce(cost, 0), coalesce(cash_earned, 0) - coalesce(converted, 0) - coalesce(given, 0) - coalesce(holds, 0),
        coalesce(cash_earned, 0), coalesce(converted, 0), coalesce(given, 0), coalesce(holds, 0)) end as fault
    from (
      select t.shard, t.currency,
        sum(case when l.gains like 'gaming:%' then t.amount when l.loses like 'gaming:%' then -t.amount end) as earned,
        sum(case when l.loses like 'bonus:%' then t.amount end) - coalesce(sum(case when l.gains like 'bonus:%' then t.amount end), 0) as cost,
        sum(t.amount) filter (where l.loses in (${list(bonusBuckets)}) and l.gains in ('cash', 'reserve')) as converted,
        coalesce(sum(t.amount) filter (where l.loses like 'bonus:%' and l.gains in ('cash', 'reserve')), 0)
          - coalesce(sum(t.amount) filter (where l.gains like 'bonus:%' and l.loses in ('cash', 'reserve', 'debt')), 0) as given
      from bounds, transfer t cross join lateral (values (t.debit, t.credit)) l (loses, gains)
      where t.shard between low and high group by 1, 2
    ) moved
    full join (
      select h.shard, h.currency, sum(h.staked - h.bonus_staked - h.cash - h.won + h.bonus_won) as cash_earned
      from bounds, hold h where h.shard between low and high and h.kind = 'round' group by 1, 2
    ) played using (shard, currency)
    full join (
      select w.shard, w.currency, sum(${bonusBuckets.map((name) => `w.${name}`).join(' + ')}) as holds
      from bounds, wallet w where w.shard between low and high group by 1, 2
    ) held using (shard, currency)`,
}
