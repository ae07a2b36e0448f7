import type { Actor } from '../../base/actor.ts'
import type { Sql } from '../../base/database/database.ts'

export type WithdrawalState = 'pending' | 'sending' | 'processing' | 'paid' | 'cancelled' | 'rejected' | 'returned'
export type WithdrawalRow = {
  shard: number
  reference: string
  player: bigint
  currency: string
  amount: bigint
  /** Withheld from the amount when it is sent. */
  fee: bigint
  stored_detail: string
  provider: string
  key: string
  state: WithdrawalState
  provider_reference: string | null
  reason: string | null
  requested_at: Date
  description: string | null
}

const columns = `w.shard, w.reference, w.player, w.currency, w.amount, w.fee, w.stored_detail, w.provider, w.key, w.state, w.provider_reference, w.reason,
  w.requested_at, d.description`
const from = 'from withdrawal w left join stored_detail d on d.shard = w.shard and d.reference = w.stored_detail'

type NewWithdrawal = Pick<
  WithdrawalRow,
  'shard' | 'reference' | 'player' | 'currency' | 'amount' | 'fee' | 'stored_detail' | 'provider' | 'key' | 'requested_at'
>

export async function insertWithdrawal(sql: Sql, w: NewWithdrawal): Promise<void> {
  await sql.query({
    text: `insert into withdrawal (shard, reference, player, currency, amount, stored_detail, provider, key, state, requested_at, changed_at, fee)
           values ($1, $2, $3, $4, $5, $6, $7, $8, 'pending', $9, $9, $10)`,
    values: [w.shard, w.reference, w.player, w.currency, w.amount, w.stored_detail, w.provider, w.key, w.requested_at, w.fee],
  })
}

export async function readWithdrawal(sql: Sql, shard: number, reference: string, lock = false): Promise<WithdrawalRow | undefined> {
  const { rows } = await sql.query<WithdrawalRow>({
    text: `select ${columns} ${from} where w.shard = $1 and w.reference = $2 ${lock ? 'for update of w' : ''}`,
    values: [shard, reference],
  })
  return rows[0]
}

export async function readWithdrawalByKey(sql: Sql, shard: number, player: bigint, key: string): Promise<WithdrawalRow | undefined> {
  const { rows } = await sql.query<WithdrawalRow>({
    text: `select ${columns} ${from} where w.shard = $1 and w.player = $2 and w.key = $3`,
    values: [shard, player, key],
  })
  return rows[0]
}

/** Returns whether a payout to a stored detail was ever completed. */
export async function wasPaidTo(sql: Sql, shard: number, player: bigint, storedDetail: string): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `select from withdrawal where shard = $1 and player = $2 and stored_detail = $3 and state = 'paid' limit 1`,
    values: [shard, player, storedDetail],
  })
  return rowCount === 1
}

/** Reads a player's requests, newest first: the last hundred, and all that are still open. */
export async function readWithdrawals(sql: Sql, shard: number, player: bigint): Promise<WithdrawalRow[]> {
  const { rows } = await sql.query<WithdrawalRow>({
    text: `select ${columns} ${from} where w.shard = $1 and w.player = $2 and (w.state in ('pending', 'sending', 'processing')
             or w.requested_at >= (select min(requested_at) from (select requested_at from withdrawal where shard = $1 and player = $2 order by requested_at desc limit 100) newest))
           order by w.requested_at desc`,
    values: [shard, player],
  })
  return rows
}

type WithdrawalChange = { state: WithdrawalState; providerReference?: string; reason?: string; decidedBy?: Actor }

export async function updateWithdrawal(sql: Sql, shard: number, reference: string, change: WithdrawalChange, at: Date): Promise<void> {
  await sql.query({
    text: `update withdrawal set state = $3, provider_reference = coalesce($4, provider_reference), reason = coalesce($5, reason),
             decided_by = coalesce($6, decided_by),
             changed_at = case when state = $3 then changed_at else $7 end where shard = $1 and reference = $2`,
    values: [shard, reference, change.state, change.providerReference ?? null, change.reason ?? null, change.decidedBy ?? null, at],
  })
}

/** Counts the payouts of each provider that were sent and are neither paid nor returned, with the time of the oldest. */
export async function countOnTheirWay(sql: Sql): Promise<{ provider: string; count: number; oldest: Date }[]> {
  const { rows } = await sql.query<{ provider: string; count: number; oldest: Date }>({
    text: `select provider, count(*)::int as count, min(changed_at) as oldest from withdrawal where state in ('sending', 'processing') group by provider`,
  })
  return rows
}
