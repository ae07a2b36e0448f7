import { buckets } from '../wallet/posting.ts'
import type { LedgerCheck } from './verify-wallets.sql.ts'

const sums = ['staked', 'won', 'bonus_staked', 'bonus_won']
const list = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

/**
 * Checks that each checkpoint has the sums of the rounds begun before it, without those left out, and the balances that the transfers
 * up to its number make, which were all booked before it, and no later one was; and that what was left out is there.
 */
export const checkpoints: LedgerCheck = {
  check: 'checkpoints',
  of: 'checkpoints, their balances and rounds left out',
  seen: `
    with known as (select distinct c.shard, c.player, c.currency from bounds, wallet_checkpoint c where c.shard between low and high)
    select case when (${sums.map((name) => `says_${name}`).join(', ')}) is distinct from (${sums.join(', ')})
      then format('checkpoint of %s/%s/%s at %s: it says staked %s and won %s, its rounds make %s and %s', shard, player, currency, at, says_staked, says_won, staked, won) end as fault
    from (
      select shard, player, currency, at, is_mark, ${sums.map((name) => `says_${name}, (sum(${name}) over history)::bigint as ${name}`).join(', ')}
      from (
        select c.shard, c.player, c.currency, c.at, true as is_mark, ${sums.map((name) => `c.${name} as says_${name}, 0::bigint as ${name}`).join(', ')} from known join wallet_checkpoint c using (shard, player, currency)
        union all
        select h.shard, h.player, h.currency, h.opened_at, false, ${sums.map((name) => `null, h.${name}`).join(', ')} from known join hold h using (shard, player, currency)
        left join round_left_open o on o.shard = h.shard and o.player = h.player and o.currency = h.currency and o.round = h.id where h.kind = 'round' and o.round is null
      ) both_kinds
      -- At the same moment a checkpoint comes first: a round begun then is not in it.
      window history as (partition by shard, player, currency order by at, is_mark desc rows between unbounded preceding and current row)
    ) marks where is_mark
    union all
    select case when says is distinct from runs then format('checkpoint of %s/%s/%s at %s: it says that %s is %s, its transfers make %s', shard, player, currency, at, bucket, says, runs)
      when latest >= at or earliest < at then format('checkpoint of %s/%s/%s at %s does not part its transfers at seq %s', shard, player, currency, at, seq) end
    from (
      select shard, player, currency, seq, bucket, at, says, is_mark, (sum(delta) over history)::bigint as runs, max(booked_at) over history as latest, min(booked_at) over rest as earliest
      from (
        select c.shard, c.player, c.currency, c.seq, b.bucket, c.at, c.balances[b.place] as says, true as is_mark, 0::bigint as delta, null::timestamptz as booked_at
        from known join wallet_checkpoint c using (shard, player, currency) cross join unnest(array[${list(buckets)}]) with ordinality b (bucket, place)
        union all
        select t.shard, t.player, t.currency, t.seq, l.bucket, null, null, false, l.delta, t.booked_at
        from known join transfer t using (shard, player, currency) cross join lateral (values (t.debit, -t.amount), (t.credit, t.amount)) l (bucket, delta) where l.bucket in (${list(buckets)})
      ) both_kinds
      window history as (partition by shard, player, currency, bucket order by seq, is_mark rows between unbounded preceding and current row),
        -- Turned round, for a frame that loses rows at its beginning is summed anew for each row.
        rest as (partition by shard, player, currency, bucket order by seq desc, is_mark desc rows between unbounded preceding and current row)
    ) marks where is_mark
    union all
    select case when h.opened_at is distinct from o.opened_at then format('round %s of %s/%s/%s is left out of checkpoints and began at %s, not at %s', o.round, o.shard, o.player, o.currency, coalesce(h.opened_at::text, 'no time'), o.opened_at) end
    from bounds, round_left_open o left join hold h on h.shard = o.shard and h.player = o.player and h.currency = o.currency and h.id = o.round and h.kind = 'round'
    where o.shard between low and high`,
}
