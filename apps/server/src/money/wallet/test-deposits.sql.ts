import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from './posting.ts'

export type TestAttempt = { reference: string; state: string; amount: bigint; fee?: bigint; received?: boolean; job?: boolean }

/** Writes an attempt as the cashier leaves it, with its fact of receipt and its follow-up job. */
export async function writeTestAttempt(
  sql: Sql,
  { shard, player, currency }: WalletKey,
  { reference, state, amount, fee = 0n, received, job }: TestAttempt,
  at: Date,
): Promise<void> {
  await sql.query({
    text: `insert into deposit_attempt (shard, reference, player, currency, method, provider, key, amount, fee, fee_strategy, asked, state, credited, token_hash, landing_hash, created_at, changed_at, expires_at)
           values ($1, $2, $3, $4, 1, 'test', $2, $5, $6, 'added', $5::bigint + $6::bigint, $7, case when $7 = 'ok' then $5::bigint end, 't' || $2, 'l' || $2, $8, $8, $8::timestamptz + interval '30 minutes')`,
    values: [shard, reference, player, currency, amount, fee, state, at],
  })
  if (received)
    await sql.query({
      text: `insert into fact (shard, reference, event_key, kind, amount, currency, happened_at, observed_at) values ($1, $2, $2 || ':received', 'received', $3, $4, $5, $5)`,
      values: [shard, reference, amount + fee, currency, at],
    })
  if (job)
    await sql.query({ text: `insert into job (kind, key, due_at) values ('deposit-check', $1, $2)`, values: [`${shard}:${reference}`, at] })
}

/** Writes a withdrawal as the cashier leaves it. */
export async function writeTestWithdrawal(
  sql: Sql,
  { shard, player, currency }: WalletKey,
  reference: string,
  amount: bigint,
  state: string,
  at: Date,
): Promise<void> {
  await sql.query({
    text: `insert into withdrawal (shard, reference, player, currency, amount, stored_detail, provider, key, state, requested_at, changed_at) values ($1, $2, $3, $4, $5, 'card', 'test', $2, $6, $7, $7)`,
    values: [shard, reference, player, currency, amount, state, at],
  })
  if (state === 'sending')
    await sql.query({ text: `insert into job (kind, key, due_at) values ('payout', $1, $2)`, values: [`${shard}:${reference}`, at] })
}
