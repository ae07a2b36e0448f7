import type { Actor } from '../../base/actor.ts'
import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../../money/wallet/index.ts'

/** One arrival in suspense: the posting that brought it, its account, and what its reference still has there in all. */
export type Arrival = WalletKey & {
  arrival: string
  /** The account that holds it: `suspense:` and the provider. */
  account: string
  reference: string
  amount: bigint
  left: bigint
  at: Date
}

const inSuspense = `kind in ('suspense', 'suspenseDecision', 'chargebackReversed')`

// The undecided amount is what the reference still has in suspense, whatever brought it.
const pool = `(select coalesce(sum(case when u.credit = t.credit then u.amount else -u.amount end), 0)
  from posting q join transfer u on u.shard = q.shard and u.player = q.player and u.currency = q.currency and u.posting = q.id
  where q.shard = p.shard and q.reason_ref = p.reason_ref and q.${inSuspense}
    and q.player = p.player and q.currency = p.currency and t.credit in (u.debit, u.credit))::bigint`

const arrivals = (and: string) => `
  select p.shard, p.player, p.currency, p.id as arrival, t.credit as account, p.reason_ref as reference, t.amount, ${pool} as left, p.booked_at as at
  from posting p join transfer t on t.shard = p.shard and t.player = p.player and t.currency = p.currency and t.posting = p.id
  where p.kind in ('suspense', 'chargebackReversed') and t.credit like 'suspense:%' and ${and}`

/**
 * Selects arrivals awaiting a decision, and references whose balance is negative because money was returned twice. Money
 * owed to visitors is refunded automatically and left out.
 */
export const readsWaitingArrivals = `with a as materialized (${arrivals('true')}) select a.* from a left join suspense_decision d using (shard, arrival)
  where (a.left < 0 or a.left > 0 and d.arrival is null) and not exists (select from visitor_deposit v where v.reference = a.reference)`

/** Reads them, oldest first. */
export async function readWaitingArrivals(sql: Sql): Promise<Arrival[]> {
  const { rows } = await sql.query<Arrival>({ text: `select * from (${readsWaitingArrivals}) w order by at, arrival` })
  return rows
}

/** Reads one player's arrivals awaiting a decision. */
export async function readWaitingArrivalsOf(sql: Sql, { shard, player }: Pick<WalletKey, 'shard' | 'player'>): Promise<Arrival[]> {
  const { rows } = await sql.query<Arrival>({
    text: `with a as materialized (${arrivals('p.shard = $1 and p.player = $2')}) select a.* from a left join suspense_decision d using (shard, arrival)
           where a.left <> 0 and d.arrival is null`,
    values: [shard, player],
  })
  return rows
}

export async function readArrival(sql: Sql, shard: number, arrival: string): Promise<Arrival | undefined> {
  const { rows } = await sql.query<Arrival>({ text: arrivals('p.shard = $1 and p.id = $2'), values: [shard, arrival] })
  return rows[0]
}

export type Decision = {
  kind: 'credit' | 'return' | 'take'
  amount: bigint
  owner_shard: number | null
  owner: bigint | null
  decided_by: string
  decided_at: Date
  reason: string
}

/** A decision to insert. Who decided it is an actor; rows of older releases hold other texts. */
type NewDecision = Decision & { decided_by: Actor }

export async function readDecision(sql: Sql, shard: number, arrival: string): Promise<Decision | undefined> {
  const { rows } = await sql.query<Decision>({
    text: `select kind, amount, owner_shard, owner, decided_by, decided_at, reason from suspense_decision where shard = $1 and arrival = $2`,
    values: [shard, arrival],
  })
  return rows[0]
}

/** Inserts a decision; a second one about the same arrival is an error. */
export async function insertDecision(sql: Sql, of: Place & { arrival: string }, d: NewDecision): Promise<void> {
  await sql.query({
    text: `insert into suspense_decision (shard, arrival, player, currency, account, reference, kind, amount, owner_shard, owner, reason, decided_by, decided_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    values: [
      of.shard,
      of.arrival,
      of.player,
      of.currency,
      of.account,
      of.reference,
      d.kind,
      d.amount,
      d.owner_shard,
      d.owner,
      d.reason,
      d.decided_by,
      d.decided_at,
    ],
  })
}

/** Matches a refund the provider reports against our own returns, oldest first; returns how much of it was ours. */
export async function takeReturned(sql: Sql, account: string, reference: string, currency: string, amount: bigint): Promise<bigint> {
  const { rows } = await sql.query<{ taken: bigint }>({
    text: `with open as (
             select shard, arrival, amount - told as left, sum(amount - told) over (order by decided_at, arrival) as upto from suspense_decision
             where reference = $2 and currency = $3 and account = $1 and kind = 'return' and told < amount
           ), taken as (
             update suspense_decision d set told = d.told + least(o.left, $4::bigint - (o.upto - o.left))
             from open o where d.shard = o.shard and d.arrival = o.arrival and o.upto - o.left < $4::bigint
             returning least(o.left, $4::bigint - (o.upto - o.left)) as part
           )
           select coalesce(sum(part), 0)::bigint as taken from taken`,
    values: [account, reference, currency, amount],
  })
  return rows[0]?.taken ?? 0n
}

type Place = WalletKey & { account: string; reference: string }

/**
 * Reads what a reference has in suspense (negative if more went back than was left) and the last player credited from
 * it.
 */
export async function readPool(
  sql: Sql,
  { shard, player, currency, account, reference }: Place,
): Promise<{ left: bigint; owner_shard: number | null; owner: bigint | null }> {
  const { rows } = await sql.query<{ left: bigint; owner_shard: number | null; owner: bigint | null }>({
    text: `select coalesce(sum(case when u.credit = $4 then u.amount else -u.amount end), 0)::bigint as left, d.owner_shard, d.owner
           from (select) one
           left join lateral (
             select owner_shard, owner from suspense_decision
             where reference = $5 and currency = $3 and account = $4 and kind = 'credit' order by decided_at desc limit 1
           ) d on true
           left join (
             posting q join transfer u on u.shard = q.shard and u.player = q.player and u.currency = q.currency and u.posting = q.id
           ) on q.shard = $1 and q.player = $2 and q.currency = $3 and q.reason_ref = $5 and q.${inSuspense} and $4 in (u.debit, u.credit)
           group by d.owner_shard, d.owner`,
    values: [shard, player, currency, account, reference],
  })
  return rows[0] ?? { left: 0n, owner_shard: null, owner: null }
}
