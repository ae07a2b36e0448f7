import type { Sql } from '../../base/database/database.ts'
import type { LedgerCheck } from './verify-wallets.sql.ts'

const matching = (f: string) =>
  `(${f}.kind = 'received' and ${f}.amount = coalesce(a.pay_amount, a.asked) and ${f}.currency = coalesce(a.pay_currency, a.currency))`

/**
 * Money that came from somebody else's account, if the rules require the player's own, or after a different amount had
 * arrived: it belongs in suspense.
 */
const suspended = `(a.state = 'mismatch' and exists (
  select from fact n where n.shard = a.shard and n.reference = a.reference
    and (n.details ->> 'notOwn' = 'true' or n.kind = 'received' and not ${matching('n')} and n.observed_at <= f.observed_at)))`

/** Money that arrived before the bank named the account holder may wait about an hour for the name. */
const waits = `(a.state = 'pending' and f.happened_at > bounds.at - interval '70 minutes')`

/** Checks that every fully captured deposit is credited exactly once, and that nothing uncaptured is credited. */
const captured: LedgerCheck = {
  check: 'captured deposits',
  of: 'attempts and credits',
  seen: `
    select case when coalesce(received, false) and coalesce(credits, 0) <> 1 then format('deposit %s was captured and has %s credits', reference, coalesce(credits, 0))
      when not coalesce(received, false) and credits > 0 then format('deposit %s has %s credits and was not captured', reference, credits)
      when credits > 0 and (known is null or gained is distinct from asked - fee) then format('the credit of deposit %s does not fit its attempt', reference)
      when credited is distinct from case when state = 'ok' then asked - fee end then format('deposit %s is %s and says that %s were credited of %s with a fee of %s', reference, state, coalesce(credited::text, 'none'), asked, fee)
      when (state in ('ok', 'held')) <> coalesce(received, false) then format('deposit %s is %s, its facts say otherwise', reference, state) end as fault
    from (
      select a.shard, a.reference, true as known, a.state, a.asked, a.fee, a.credited, exists (select from fact f where f.shard = a.shard and f.reference = a.reference and ${matching('f')} and not ${suspended} and not ${waits}) as received
      from bounds, deposit_attempt a where a.shard between low and high
    ) a
    full join (
      select p.shard, p.reason_ref as reference, count(distinct p.id) as credits, sum(t.amount) as gained
      from bounds, posting p join transfer t on t.shard = p.shard and t.player = p.player and t.currency = p.currency and t.seq = p.first_seq and t.posting = p.id
      where p.shard between low and high and p.kind = 'deposit' and (t.debit like 'receivable:%' or t.debit = 'position') and t.credit in ('cash', 'held') group by 1, 2
    ) c using (shard, reference)`,
  daily: 'new',
}

const ofMoney = (kinds: string, total: string) => `filter (where f.kind in (${kinds}) and (f.details ->> 'isTotal' is not null) = ${total})`

/**
 * Checks that money for a deposit beyond its credit is in suspense, less refunds. Of several reports of a total, the
 * largest counts.
 */
const suspense: LedgerCheck = {
  check: 'suspense',
  of: 'deposits for which money came',
  seen: `
    select case when expected - coalesce(decided, 0) <> coalesce(booked, 0) then format('for deposit %s %s %s wait in suspense by its facts, %s by our books', reference, expected - coalesce(decided, 0), currency, coalesce(booked, 0)) end as fault
    from (
      select a.reference, f.currency,
        coalesce(sum(f.amount) ${ofMoney(`'received'`, 'false')}, 0) + coalesce(max(f.amount) ${ofMoney(`'received'`, 'true')}, 0)
          - case when a.state = 'mismatch' then coalesce(sum(f.amount - coalesce((f.details ->> 'returned')::bigint, 0)) ${ofMoney(`'refunded', 'disputed'`, 'false')}, 0) - coalesce(sum(f.amount) ${ofMoney(`'disputeWon'`, 'false')}, 0)
            when f.currency = coalesce(a.pay_currency, a.currency) then coalesce(a.pay_amount, a.asked) else 0 end as expected
      from bounds, deposit_attempt a join fact f on f.shard = a.shard and f.reference = a.reference and f.currency is not null
      where a.shard between low and high and a.state in ('ok', 'held', 'mismatch') group by a.shard, a.reference, f.currency
    ) says
    left join (
      select p.reason_ref as reference, t.currency, sum(case when t.credit like 'suspense:%' then t.amount else -t.amount end) as booked
      from bounds, transfer t join posting p on p.shard = t.shard and p.id = t.posting
      -- With the player's own money, or with the house where it is in another currency.
      where (t.shard between low and high or t.shard = 0 and t.player = 0) and (t.credit like 'suspense:%' or t.debit like 'suspense:%') group by 1, 2
    ) books using (reference, currency)
    left join (
      select reference, currency, sum(case kind when 'take' then -amount else amount end) as decided from suspense_decision group by 1, 2
    ) decisions using (reference, currency)`,
}

/** Checks that money decided upon has left suspense for the right owner, and that none leaves undecided. */
const decisions: LedgerCheck = {
  check: 'suspense decisions',
  of: 'decisions and what they moved',
  seen: `
    select case when arrival is null then format('%s left suspense and nobody has decided that', id)
      when amount is distinct from gone then format('%s was decided to move %s, %s left suspense', arrival, amount, coalesce(gone, 0))
      when told_of <> d.reference then format('%s was about %s, what left suspense is about %s', arrival, d.reference, told_of)
      when kind <> 'return' and amount is distinct from reached then format('%s was to move %s of player %s, %s did', arrival, amount, owner, coalesce(reached, 0)) end as fault
    from (
      select d.*, (
        select sum(case when t.credit in ('cash', 'reserve') then t.amount when t.debit in ('cash', 'reserve', 'debt') then t.amount end) from transfer t
        where t.shard = d.owner_shard and t.player = d.owner and t.currency = d.currency
          and t.posting in ('decided:' || d.arrival, case d.kind when 'take' then 'taken:' else 'credited:' end || d.arrival)
      ) as reached
      from bounds, suspense_decision d where d.shard between low and high
    ) d
    full join (
      select p.shard, p.id, max(p.reason_ref) as told_of, sum(t.amount) as gone
      from bounds, posting p join transfer t on t.shard = p.shard and t.player = p.player and t.currency = p.currency and t.posting = p.id
      where p.shard between low and high and p.kind = 'suspenseDecision' and (t.debit like 'suspense:%' or t.credit like 'suspense:%') group by 1, 2
    ) books on books.shard = d.shard and books.id = 'decided:' || d.arrival`,
}

/** Checks that every open deposit and payout has a next check scheduled. */
const nextChecks: LedgerCheck = {
  check: 'next checks',
  of: 'open deposits and payouts',
  seen: `
    select case when not exists (select from job j where j.kind = 'deposit-check' and j.key = a.shard || ':' || a.reference) then format('deposit %s is %s and nobody will ask about it', a.reference, a.state) end as fault
    from bounds, deposit_attempt a where a.shard between low and high and a.state in ('created', 'stepping', 'pending', 'unknown')
    union all
    select case when not exists (select from job j where j.kind = 'payout' and j.key = x.shard || ':' || x.reference) then format('withdrawal %s is %s and nobody will ask about it', x.reference, x.state) end
    from bounds, withdrawal x where x.shard between low and high and x.state in ('sending', 'processing')
    union all
    select case when not exists (select from job j where j.kind = 'visitor-deposit' and j.key = v.shard || ':' || v.reference) then format('the deposit %s of a visitor is open and nobody will look at it', v.reference) end
    from bounds, visitor_deposit v where v.shard between low and high and v.state = 'open'`,
}

/** Checks that money from refused visitors stays in suspense until refunded, with a job to refund it. */
const visitors: LedgerCheck = {
  check: 'visitors',
  of: 'deposits of visitors that were refused',
  seen: `
    select case when coalesce(came, 0) <> coalesce(booked, 0) or coalesce(back, 0) <> coalesce(returned, 0)
        then format('%s came and %s went back for the deposit %s of a visitor, our books say %s and %s', coalesce(came, 0), coalesce(back, 0), reference, coalesce(booked, 0), coalesce(returned, 0))
      when coalesce(came, 0) > coalesce(back, 0) and not exists (select from job j where j.kind = 'visitor-deposit' and j.key = shard || ':' || reference)
        then format('%s is owed back for the deposit %s of a visitor and nobody sees to it', came - coalesce(back, 0), reference) end as fault
    from (
      select v.shard, v.reference, f.came, f.back, t.booked, t.returned
      from bounds, visitor_deposit v
      left join lateral (
        select sum(f.amount) filter (where f.kind in ('received', 'disputeWon')) as came, sum(f.amount) filter (where f.kind in ('refunded', 'disputed')) as back
        from fact f where f.shard = v.shard and f.reference = v.reference
      ) f on true
      left join lateral (
        select sum(t.amount) filter (where t.credit like 'suspense:%') as booked, sum(t.amount) filter (where t.debit like 'suspense:%') as returned
        from posting p join transfer t on t.shard = p.shard and t.player = p.player and t.currency = p.currency and t.seq = p.first_seq and t.posting = p.id where p.shard = 0 and p.player = 0 and p.kind = 'suspense' and p.reason_ref = v.reference
      ) t on true
      where v.shard between low and high and v.state in ('refused', 'over')
    ) v`,
}

/** Checks that notices are processed within a minute. */
const inbox: LedgerCheck = {
  check: 'inbox',
  of: 'notices',
  seen: `
    select case when i.processed_at is null and i.received_at < b.at - interval '60 seconds' then format('notice %s of %s has waited since %s', i.event_key, i.provider, i.received_at) end as fault
    from bounds b, inbox i where b.low = 0`,
}

export const cashierChecks: LedgerCheck[] = [captured, suspense, decisions, nextChecks, visitors, inbox]

export type StatementRow = { reference: string; currency: string; amount: bigint; at: Date }

/** Reads when a provider's receivable first moved. */
export async function readFirstReceivable(sql: Sql, provider: string): Promise<Date | undefined> {
  const { rows } = await sql.query<{ first: Date | null }>({
    text: 'select min(booked_at) as first from transfer where debit = $1 or credit = $1',
    values: [`receivable:${provider}`],
  })
  return rows[0]?.first ?? undefined
}

/**
 * Compares a provider's receivable with its statement, reference by reference. Ignores movements in the five minutes
 * before `at`, which may be in transit.
 */
export async function compareStatement(
  sql: Sql,
  provider: string,
  stated: StatementRow[],
  at: Date,
): Promise<{ looked: number; faults: string[] }> {
  const { rows } = await sql.query<{ looked: number; faults: string[] }>({
    text: `with seen as (
        select case when coalesce(booked, 0) <> coalesce(stated, 0) and greatest(last_booked, last_stated) < $2::timestamptz - interval '5 minutes'
          then format('%s owes %s %s for %s by our books, %s by its statement', $1::text, coalesce(booked, 0), currency, reference, coalesce(stated, 0)) end as fault
        from (
          select p.reason_ref as reference, t.currency, sum(case when t.debit = 'receivable:' || $1 then t.amount else -t.amount end) as booked, max(t.booked_at) as last_booked
          from transfer t join posting p on p.shard = t.shard and p.id = t.posting where 'receivable:' || $1 in (t.debit, t.credit) group by 1, 2
        ) ours
        full join (
          select reference, currency, sum(amount) as stated, max(at) as last_stated
          from unnest($3::text[], $4::text[], $5::bigint[], $6::timestamptz[]) as line (reference, currency, amount, at) group by 1, 2
        ) theirs using (reference, currency)
      )
      select count(*)::int as looked, coalesce((array_agg(fault) filter (where fault is not null))[1:100], '{}') as faults from seen`,
    values: [
      provider,
      at,
      stated.map(({ reference }) => reference),
      stated.map(({ currency }) => currency),
      stated.map(({ amount }) => amount),
      stated.map(({ at: when }) => when),
    ],
  })
  return rows[0] ?? { looked: 0, faults: [] }
}
