import { buckets } from '../wallet/posting.ts'

/**
 * One check of the ledger: a query for the rows it looks at, each with a fault or null. `bounds` gives low and high
 * (shards), at and since. `daily` says what the daily check does of it: the same query for what was booked `since` (`new`), the same
 * query for everything, of which there is little (`whole`), or a query of its own; nothing if only the full walk finds such faults.
 * A query that is run for what is new sees `transfer`, `posting`, `hold`, `house_day` and `deposit_attempt` as if there were nothing
 * else; `public.hold` is all of them.
 */
export type LedgerCheck = {
  check: string
  of: string
  seen: string
  daily?: 'new' | 'whole' | { seen: string }
  /** It compares rows of different shards. */
  acrossShards?: true
}

const bucketList = buckets.map((name) => `'${name}'`).join(', ')
const unpivoted = buckets.map((name) => `('${name}', w.${name})`).join(', ')

const named = (row: string) => `${row}.shard || '/' || ${row}.player || '/' || ${row}.currency`

/** Selects for each shard how many wallets had moved money by a moment, and a digest of how they stood then. */
export const standing = (moment: string) => `
  select w.shard, count(*) as wallets, sum(hashtextextended(concat_ws('/', w.player, w.currency, w.seq - coalesce(m.steps, 0), ${buckets
    .map((name) => `w.${name} - coalesce(m.${name}, 0)`)
    .join(', ')}), 0)) as digest
  from wallet w left join (
    select t.shard, t.player, t.currency, count(*) filter (where t.leg = 1) as steps, ${buckets
      .map((name) => `sum(case '${name}' when t.credit then t.amount when t.debit then -t.amount else 0 end) as ${name}`)
      .join(', ')}
    from public.transfer t where t.booked_at >= ${moment} group by 1, 2, 3
  ) m on m.shard = w.shard and m.player = w.player and m.currency = w.currency
  where w.seq > coalesce(m.steps, 0) group by w.shard`

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
  daily: {
    seen: `
    select case when coalesce(v.digest, 0) <> coalesce(n.digest, 0) or coalesce(v.wallets, 0) <> coalesce(n.wallets, 0)
      then format('the wallets of shard %s are not what was verified up to %s and what moved since: fairhouse ledger verify names the wallet', shard, (select max(up_to) from ledger_verified)) end as fault
    from (select x.* from bounds, ledger_verified x where x.shard between low and high) v full join (${standing('(select max(up_to) from ledger_verified)')}) n using (shard)`,
  },
}

/** Selects the wallets that something new was booked on, each with its first number of it. */
const touched = `select t.shard, t.player, t.currency, min(t.seq) as first from bounds, transfer t where t.shard between low and high group by 1, 2, 3`

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
      then format('wallet %s: its seq is %s, its transfers have %s numbers up to %s', shard || '/' || player || '/' || currency, w.seq, coalesce(steps, 0), coalesce(last, 0)) end
    from bounds, wallet w left join (
      select shard, player, currency, max(seq) as last, count(*) as steps, count(*) filter (where first_leg = 1) as first_legs, sum(legs) as legs, sum(last_leg) as last_legs
      from (select t.shard, t.player, t.currency, t.seq, min(leg) as first_leg, max(leg) as last_leg, count(*) as legs from bounds, transfer t where t.shard between low and high group by 1, 2, 3, 4) steps
      group by 1, 2, 3
    ) t using (shard, player, currency)
    where w.shard between low and high
    union all
    select format('wallet %s/%s/%s is not there, its postings are', p.shard, p.player, p.currency)
    from bounds, (select distinct p.shard, p.player, p.currency from bounds, posting p where p.shard between low and high) p
    where not exists (select from wallet w where w.shard = p.shard and w.player = p.player and w.currency = p.currency)`,
  // From the first number that is new on, whatever its time says: clocks of nodes differ. What a wallet held before is what is left of it.
  daily: {
    seen: `
    select case when after is distinct from has - total + runs then format('transfer %s/%s/%s seq %s leg %s: %s after it is %s, the chain makes %s', shard, player, currency, seq, leg, bucket, coalesce(after::text, 'absent'), coalesce((has - total + runs)::text, 'absent')) end as fault
    from (
      select t.shard, t.player, t.currency, t.seq, t.leg, l.bucket, l.after,
        case l.bucket ${buckets.map((name) => `when '${name}' then w.${name}`).join(' ')} end as has,
        sum(l.delta) over (partition by t.shard, t.player, t.currency, l.bucket) as total,
        sum(l.delta) over (partition by t.shard, t.player, t.currency, l.bucket order by t.seq, t.leg) as runs
      from (${touched}) f cross join lateral (
        select t.* from public.transfer t where t.shard = f.shard and t.player = f.player and t.currency = f.currency and t.seq >= f.first
      ) t left join wallet w on w.shard = t.shard and w.player = t.player and w.currency = t.currency
      cross join lateral (values (t.debit, -t.amount, t.debit_after), (t.credit, t.amount, t.credit_after)) l (bucket, delta, after)
    ) links
    union all
    select case when w.seq is distinct from last or last - first + 1 <> steps or first_legs <> steps or legs <> last_legs
      then format('wallet %s/%s/%s: its seq is %s, its new transfers have %s numbers from %s to %s', shard, player, currency, coalesce(w.seq::text, 'absent'), steps, first, last) end
    from (
      select shard, player, currency, first, max(seq) as last, count(*) as steps, count(*) filter (where first_leg = 1) as first_legs, sum(legs) as legs, sum(last_leg) as last_legs
      from (
        select f.shard, f.player, f.currency, f.first, t.seq, min(t.leg) as first_leg, max(t.leg) as last_leg, count(*) as legs from (${touched}) f
        cross join lateral (
          select t.seq, t.leg from public.transfer t where t.shard = f.shard and t.player = f.player and t.currency = f.currency and t.seq >= f.first
        ) t group by 1, 2, 3, 4, 5
      ) steps group by 1, 2, 3, 4
    ) t left join wallet w using (shard, player, currency)`,
  },
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
    select case when t.leg is null then format('posting %s/%s: it says that it moved money at seq %s, where there is no transfer of it', p.shard, p.id, p.first_seq) end
    -- A bet decided at once has two postings, for the bet and for the win, and the legs of both stand under the bet.
    from bounds, posting p
    left join (
      select t.shard, t.player, t.currency, t.seq, t.leg, t.posting, twin.request_hash from transfer t left join posting twin on twin.shard = t.shard and twin.id = t.posting where t.leg = 1
    ) t on t.shard = p.shard and t.player = p.player and t.currency = p.currency and t.seq = p.first_seq and (t.posting = p.id or t.request_hash = p.request_hash)
    where p.shard between low and high and p.first_seq is not null
    union all
    -- Only a bet that was decided at once, straight from the player to the game, has a second posting.
    select case when moved > case when t.debit in ('cash', 'promo', 'betting_bonus', 'live_bonus') and t.credit like 'gaming:%' then 2 else 1 end
      then format('wallet %s/%s/%s: %s postings say that they moved what was moved at seq %s: %s', shard, player, currency, moved, seq, ids) end
    from (
      select p.shard, p.player, p.currency, p.first_seq as seq, count(*) as moved, string_agg(p.id, ', ' order by p.id) as ids
      from bounds, posting p where p.shard between low and high and p.first_seq is not null group by 1, 2, 3, 4 having count(*) > 1
    ) p left join (select * from transfer where leg = 1) t using (shard, player, currency, seq)`,
  daily: 'new',
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
  daily: 'new',
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
  daily: 'new',
  acrossShards: true,
}

export const walletChecks: LedgerCheck[] = [wallets, chain, postings, houseDays, oneShard]
