import type { Sql } from '../../base/database/database.ts'
import type { PlayerStatus } from '../../people/players/index.ts'

/**
 * What was known about a withdrawal when it was requested; for one that waits, what is known now. `paid_in` and
 * `paid_out`: what had come from its destination and gone there, in minor units.
 */
export type WithdrawalFacts = {
  reference: string
  shard: number
  player: bigint
  country: string
  currency: string
  amount: bigint
  requested_at: Date
  state: string
  player_status: PlayerStatus
  player_since: Date
  is_validated: boolean
  is_confirmed: boolean
  is_funded: boolean
  is_blocked: boolean
  /** Changes whenever the destination does: whether it is open and confirmed, and since when. */
  stored_version: string
  holds: string[]
  paid_in: bigint
  paid_out: bigint
}

// $1: the moment for those that wait
const facts = `
  select w.reference, w.shard, w.player, p.country, w.currency, w.amount, w.requested_at, w.state, p.status as player_status,
    p.created_at as player_since, coalesce(p.validated_at <= m.at, false) as is_validated,
    coalesce(d.verified or d.funded_at <= m.at, false) as is_confirmed, coalesce(d.funded_at <= m.at, false) as is_funded,
    coalesce(d.blocked, false) as is_blocked,
    concat_ws(' ', d.blocked, d.verified, d.changed_at) as stored_version,
    array(select h.kind from money_hold h where h.shard = w.shard and h.player = w.player and h.since <= m.at
      and (h.ended_at is null or h.ended_at > m.at) order by h.kind) as holds,
    coalesce((select sum(a.credited) from deposit_attempt a where a.shard = w.shard and a.player = w.player
      and coalesce(a.came_from, a.stored_detail) = w.stored_detail and a.state = 'ok' and a.changed_at <= m.at), 0)::bigint as paid_in,
    coalesce((select sum(o.amount - o.fee) from withdrawal o where o.shard = w.shard and o.player = w.player
      and o.stored_detail = w.stored_detail and o.state = 'paid' and o.changed_at <= m.at), 0)::bigint as paid_out
  from withdrawal w join player p on p.shard = w.shard and p.id = w.player
    left join stored_detail d on d.shard = w.shard and d.reference = w.stored_detail
    cross join lateral (select case when w.state = 'pending' then $1::timestamptz else w.requested_at end as at) m`

export async function readWithdrawalFacts(sql: Sql, shard: number, reference: string, now: Date): Promise<WithdrawalFacts | undefined> {
  const { rows } = await sql.query<WithdrawalFacts>({
    text: `${facts} where w.shard = $2 and w.reference = $3`,
    values: [now, shard, reference],
  })
  return rows[0]
}

/** Reads the facts of the newest requests since a moment that somebody or something decided. */
export async function readDecidedFacts(sql: Sql, since: Date, now: Date, most: number): Promise<WithdrawalFacts[]> {
  const { rows } = await sql.query<WithdrawalFacts>({
    text: `${facts} where w.requested_at >= $2 and w.state <> 'pending' order by w.requested_at desc limit $3`,
    values: [now, since, most],
  })
  return rows
}

/** The sums of a player's money with us, in minor units. */
export type MoneyFacts = { deposited: bigint; withdrawn: bigint; last_deposit_at: Date | null }

export async function readMoneyFacts(sql: Sql, shard: number, player: bigint, currency: string): Promise<MoneyFacts> {
  const { rows } = await sql.query<MoneyFacts>({
    text: `select (select coalesce(sum(credited), 0)::bigint from deposit_attempt where shard = $1 and player = $2 and currency = $3 and state = 'ok') as deposited,
             (select max(changed_at) from deposit_attempt where shard = $1 and player = $2 and currency = $3 and state = 'ok') as last_deposit_at,
             (select coalesce(sum(amount), 0)::bigint from withdrawal where shard = $1 and player = $2 and currency = $3 and state = 'paid') as withdrawn`,
    values: [shard, player, currency],
  })
  return rows[0]! // aggregates always return a row
}
