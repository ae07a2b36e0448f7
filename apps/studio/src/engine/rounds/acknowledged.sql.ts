import type { Queries } from '@fairhouse/process/database.ts'

/** A money call that the platform has said yes to: its fields, and when. */
export type Acknowledged = { id: string; call: 'bet' | 'win' | 'rollback' | 'roundClose'; at: Date; body: Record<string, unknown> }

/** Of a bet that is rolled back it is not known whether it was ever taken: its rollback says enough. */
const taken = `r.type = 'real' and (r.status in ('staked', 'playing', 'raising', 'lowering', 'paying', 'closed')
  or r.status = 'alarm' and (r.state ? 'seen' or r.state ->> 'outcome' is not null))`
const about = `'playerRef', r.owner, 'roundId', r.id, 'gameId', r.game_id, 'currency', r.currency`
const free = `case when r.free_award is not null then jsonb_build_object('freeRound', jsonb_build_object('award', r.free_award)) else '{}' end`

/**
 * Reads the money calls that were acknowledged from one moment until before another, oldest first, after the call `after` of the
 * page before: a bet counts from when its round began, everything else from its answer.
 */
export async function readAcknowledged(
  query: Queries,
  { from, to, after, limit }: { from: Date; to: Date; after: { at: Date; id: string } | null; limit: number },
): Promise<Acknowledged[]> {
  return query<Acknowledged>(
    `select id, call, at, body from (
       select r.id || ':bet' as id, 'bet' as call, r.created_at as at,
         jsonb_build_object('transactionId', r.id || ':bet', 'amount', r.stake::text, ${about}) || ${free} as body
       from rounds r where r.created_at >= $1 and r.created_at < $2 and ${taken}
       union all
       select r.id || ':bet:' || (b ->> 'n'), 'bet', (b ->> 'at')::timestamptz,
         jsonb_build_object('transactionId', r.id || ':bet:' || (b ->> 'n'), 'amount', b ->> 'amount', ${about})
       from rounds r cross join jsonb_array_elements(r.further_bets) b
       where r.acted_at >= $1 and r.further_bets <> '[]' and r.type = 'real' and (b ->> 'at')::timestamptz >= $1 and (b ->> 'at')::timestamptz < $2
       union all
       select o.transaction_id, o.call, coalesce(o.done_at, o.created_at), o.body
       from outbox o where o.outcome = 'done' and coalesce(o.done_at, o.created_at) >= $1 and coalesce(o.done_at, o.created_at) < $2
     ) calls
     where $3::timestamptz is null or (at, id) > ($3, $4)
     order by at, id limit $5`,
    [from, to, after?.at ?? null, after?.id ?? '', limit],
  )
}
