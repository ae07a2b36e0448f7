import { buckets } from '../wallet/posting.ts'

/**
 * One check of the ledger: a query for the rows it looks at, each with a fault or null. `bounds` gives low and high
 * (shards) and at.
 */
export type LedgerCheck = { check: string; of: string; seen: string }

const bucketList = buckets.map((name) => `'${name}'`).join(', ')
const unpivoted = buckets.map((name) => `('${name}', w.${name})`).join(', ')

const named = (row: string) => `${row}.shard || '/' || ${row}.player || '/' || ${row}.currency`

/** Checks that every balance is the sum of its movements. */
const wallets: LedgerCheck = {
  check: 'wallets',
  of: 'balances',
  seen: `
    select case when has is distinct from coalesce(moved, 0) then format('wallet %s/%s/%s: %s is %s, its transfers make %s', shard, player, currency, bucket, coalesce(has::text, 'absent'), coalesce(moved, 0)) end as fault
    from (select w.shard, w.player, w.currency, b.bucket, b.has from bounds, wallet w cross join lateral (values ${unpivoted}) b (bucket, has) where w.shard between low and high) has_it
    full join (
      select t.shard, t.player, t.currency, l.bucket, sum(l.delta) as moved
      from bounds, transfer t cross join lateral (values (t.debit, -t.amount), (t.credit, t.amount)) l (bucket, delta)
      where t.shard between low and high and l.bucket in (${bucketList}) group by 1, 2, 3, 4
    ) moved_it using (shard, player, currency, bucket)`,
}

/** Checks that each wallet's transfers are numbered without gaps and that each balance follows from the one before. */
const chain: LedgerCheck = {
  check: 'chain',
  of: 'links',
  seen: `
    select case when runs is distinct from after then format('transfer %s/%s/%s seq %s leg %s: %s after it is %s, the chain makes %s', shard, player, currency, seq, leg, bucket, coalesce(after::text, 'absent'), coalesce(runs::text, 'absent')) end as fault
    from (
      select t.shard, t.player, t.currency, t.seq, t.leg, l.bucket, l.after,
        case when l.bucket in (${bucketList}) then sum(l.delta) over (partition by t.shard, t.player, t.currency, l.bucket order by t.seq, t.leg) end as runs
      from bounds, transfer t cross join lateral (values (t.debit, -t.amount, t.debit_after), (t.credit, t.amount, t.credit_after)) l (bucket, delta, after)
      where t.shard between low and high
    ) links
    union all
    select case when w.seq <> coalesce(last, 0) or coalesce(last, 0) <> coalesce(steps, 0) or first_legs <> steps or legs <> last_legs
      then format('wallet %s: its seq is %s, its transfers have %s numbers up to %s', ${named('w')}, w.seq, coalesce(steps, 0), coalesce(last, 0)) end
    from bounds, wallet w left join lateral (
      select max(seq) as last, count(*) as steps, count(*) filter (where first_leg = 1) as first_legs, sum(legs) as legs, sum(last_leg) as last_legs
      from (select seq, min(leg) as first_leg, max(leg) as last_leg, count(*) as legs from transfer t where t.shard = w.shard and t.player = w.player and t.currency = w.currency group by seq) steps
    ) t on true
    where w.shard between low and high
    union all
    select format('wallet %s/%s/%s is not there, its postings are', p.shard, p.player, p.currency)
    from bounds, (select distinct p.shard, p.player, p.currency from bounds, posting p where p.shard between low and high) p
    where not exists (select from wallet w where w.shard = p.shard and w.player = p.player and w.currency = p.currency)`,
}

/**
 * Checks that every transfer belongs to a completed posting, and that every posting that moved money has its transfers.
 */
const postings: LedgerCheck = {
  check: 'postings',
  of: 'transfers and postings',
  seen: `
    select case when p.id is null then format('transfer %s seq %s leg %s: its posting %s is not there', ${named('t')}, t.seq, t.leg, t.posting)
      when p.outcome <> 'posted' or p.first_seq is distinct from t.seq or (p.player, p.currency) <> (t.player, t.currency) or p.booked_at <> t.booked_at
      then format('transfer %s seq %s leg %s: it does not fit its posting %s', ${named('t')}, t.seq, t.leg, t.posting) end as fault
    from bounds, transfer t left join posting p on p.shard = t.shard and p.id = t.posting
    where t.shard between low and high
    union all
    select case when not exists (
      -- A bet decided at once has two postings, for the bet and for the win, and the legs of both stand under the bet.
      select from transfer t left join posting twin on twin.shard = t.shard and twin.id = t.posting
      where t.shard = p.shard and t.player = p.player and t.currency = p.currency and t.seq = p.first_seq and (t.posting = p.id or twin.request_hash = p.request_hash)
    ) then format('posting %s/%s: it says that it moved money at seq %s, where there is no transfer of it', p.shard, p.id, p.first_seq) end
    from bounds, posting p where p.shard between low and high and p.first_seq is not null
    union all
    -- Only a bet that was decided at once, straight from the player to the game, has a second posting.
    select case when count(*) > case when bool_or(exists (
        select from transfer t where t.shard = p.shard and t.player = p.player and t.currency = p.currency and t.seq = p.first_seq and t.debit in ('cash', 'promo', 'betting_bonus', 'live_bonus') and t.credit like 'gaming:%'
      )) then 2 else 1 end then format('wallet %s/%s/%s: %s postings say that they moved what was moved at seq %s: %s', p.shard, p.player, p.currency, count(*), p.first_seq, string_agg(p.id, ', ' order by p.id)) end
    from bounds, posting p where p.shard between low and high and p.first_seq is not null group by p.shard, p.player, p.currency, p.first_seq`,
}

/** Checks that each rolled-up day, and every day before the last of them, has the turnover of its transfers. */
const houseDays: LedgerCheck = {
  check: 'house accounts',
  of: 'accounts by day',
  seen: `
    select case when d.debit is distinct from t.debit or d.credit is distinct from t.credit
      then format('house account %s on shard %s, %s %s: rolled up %s/%s, its transfers make %s/%s', account, shard, day, currency, coalesce(d.debit, 0), coalesce(d.credit, 0), coalesce(t.debit, 0), coalesce(t.credit, 0)) end as fault
    from (select h.* from bounds, house_day h where h.shard between low and high) d
    full join (
      select t.shard, l.account, t.currency, (t.booked_at at time zone 'UTC')::date as day, sum(l.debit)::bigint as debit, sum(l.credit)::bigint as credit
      from bounds, transfer t cross join lateral (values (t.debit, t.amount, 0), (t.credit, 0, t.amount)) l (account, debit, credit)
      where t.shard between low and high and l.account not in (${bucketList}) and t.booked_at < (select max(day) + 1 from house_day)::timestamp at time zone 'UTC'
      group by 1, 2, 3, 4
    ) t using (shard, account, currency, day)`,
}

/** Checks that no provider transaction is booked for two players on different shards. */
const oneShard: LedgerCheck = {
  check: 'one shard',
  of: 'posting ids',
  seen: `
    select case when count(*) > 1 then format('posting %s is on %s shards: %s', id, count(*), string_agg(shard::text, ', ' order by shard)) end as fault
    from bounds, posting where abs(hashtext(id)::bigint) % 256 between low and high
      -- A rollback of a bet that never came uses its id up where it was asked for.
      and request_hash <> '*' group by id`,
}

export const walletChecks: LedgerCheck[] = [wallets, chain, postings, houseDays, oneShard]
