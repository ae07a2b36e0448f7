import type { Sql } from '../../base/database/database.ts'
import type { AttemptState } from './attempt.ts'
import type { Fact, Instrument, Step } from '../provider-contract/provider.ts'

export type AttemptRow = {
  shard: number
  reference: string
  player: bigint
  currency: string
  method: number
  provider: string
  key: string
  amount: bigint
  fee: bigint
  fee_strategy: 'included' | 'added'
  asked: bigint
  state: AttemptState
  step: Step | null
  provider_reference: string | null
  stored_detail: string | null
  save_detail: boolean
  reason: string | null
  credited: bigint | null
  /** Whether an allowance is reserved for it; false if it may be paid before mandatory limits are set. */
  reserved: boolean
  /** What the provider is asked for, if not in the wallet's currency. */
  pay_currency: string | null
  pay_amount: bigint | null
  rate: string | null
  /** Whether the payer decides the amount at the provider. */
  open_amount: boolean
  /** Further fields that the method asked for, sealed. */
  fields: Buffer | null
  /** The campaign it was begun with, as it was then; -1 for none. */
  campaign_id: number
  campaign_version: number | null
  campaign_automatic: boolean
  /** The code that was typed with it. */
  code: string | null
  checks: number
  created_at: Date
  changed_at: Date
  expires_at: Date
}

const columns = `shard, reference, player, currency, method, provider, key, amount, fee, fee_strategy, asked, state, step, provider_reference,
  stored_detail, save_detail, reason, credited, reserved, pay_currency, pay_amount, rate, fields, open_amount, campaign_id, campaign_version,
  campaign_automatic, code, checks, created_at, changed_at, expires_at`

export type NewAttempt = Omit<
  AttemptRow,
  | 'state'
  | 'step'
  | 'provider_reference'
  | 'reason'
  | 'credited'
  | 'checks'
  | 'changed_at'
  | 'pay_currency'
  | 'pay_amount'
  | 'rate'
  | 'fields'
  | 'open_amount'
> & {
  tokenHash: string
  landingHash: string
  paid?: { currency: string; amount: bigint; rate: string } | null
  fields?: Buffer | null
  openAmount?: boolean
}

export async function insertAttempt(sql: Sql, a: NewAttempt): Promise<void> {
  await sql.query({
    text: `insert into deposit_attempt (shard, reference, player, currency, method, provider, key, amount, fee, fee_strategy, asked, state, stored_detail,
             save_detail, campaign_id, code, token_hash, landing_hash, created_at, changed_at, expires_at, reserved, pay_currency, pay_amount, rate, fields, open_amount,
             campaign_version, campaign_automatic)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'created', $12, $13, $14, $15, $16, $17, $18, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27)`,
    values: [
      a.shard,
      a.reference,
      a.player,
      a.currency,
      a.method,
      a.provider,
      a.key,
      a.amount,
      a.fee,
      a.fee_strategy,
      a.asked,
      a.stored_detail,
      a.save_detail,
      a.campaign_id,
      a.code,
      a.tokenHash,
      a.landingHash,
      a.created_at,
      a.expires_at,
      a.reserved,
      a.paid?.currency ?? null,
      a.paid?.amount ?? null,
      a.paid?.rate ?? null,
      a.fields ?? null,
      a.openAmount ?? false,
      a.campaign_version,
      a.campaign_automatic,
    ],
  })
}

export async function readAttempt(sql: Sql, shard: number, reference: string, lock = false): Promise<AttemptRow | undefined> {
  const { rows } = await sql.query<AttemptRow>({
    text: `select ${columns} from deposit_attempt where shard = $1 and reference = $2 ${lock ? 'for update' : ''}`,
    values: [shard, reference],
  })
  return rows[0]
}

export async function readAttemptByKey(sql: Sql, shard: number, player: bigint, key: string): Promise<AttemptRow | undefined> {
  const { rows } = await sql.query<AttemptRow>({
    text: `select ${columns} from deposit_attempt where shard = $1 and player = $2 and key = $3`,
    values: [shard, player, key],
  })
  return rows[0]
}

export async function readAttemptByHash(sql: Sql, column: 'token_hash' | 'landing_hash', hash: string): Promise<AttemptRow | undefined> {
  const { rows } = await sql.query<AttemptRow>({ text: `select ${columns} from deposit_attempt where ${column} = $1`, values: [hash] })
  return rows[0]
}

export async function readAttemptsOf(sql: Sql, shard: number, player: bigint, states: AttemptState[]): Promise<AttemptRow[]> {
  const { rows } = await sql.query<AttemptRow>({
    text: `select ${columns} from deposit_attempt where shard = $1 and player = $2 and state = any($3) order by created_at desc`,
    values: [shard, player, states],
  })
  return rows
}

/** Returns whether any deposit of the player was ever credited. */
export async function hasDeposited(sql: Sql, shard: number, player: bigint): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `select from deposit_attempt where shard = $1 and player = $2 and state in ('ok', 'held')
           union all select from suspense_decision where owner_shard = $1 and owner = $2 and kind = 'credit' limit 1`,
    values: [shard, player],
  })
  return rowCount === 1
}

/** Sums a player's deposits, including those in progress, in minor units of the wallet's currency. */
export async function readDepositedSum(sql: Sql, shard: number, player: bigint): Promise<bigint> {
  const { rows } = await sql.query<{ sum: bigint }>({
    text: `select ((select coalesce(sum(amount), 0) from deposit_attempt
                    where shard = $1 and player = $2 and state in ('created', 'stepping', 'pending', 'unknown', 'ok', 'held'))
                 + (select coalesce(sum(amount), 0) from suspense_decision where owner_shard = $1 and owner = $2 and kind = 'credit'))::bigint as sum`,
    values: [shard, player],
  })
  return rows[0]?.sum ?? 0n
}

export type AttemptChange = {
  state?: AttemptState
  step?: Step | null
  providerReference?: string
  reason?: string | null
  credited?: bigint
  checks?: number
  expiresAt?: Date
  /** The sums of an open amount, once known. */
  sums?: { amount: bigint; fee: bigint; asked: bigint }
}

/** Notes which card or account an attempt's money came from. */
export async function writeCameFrom(sql: Sql, shard: number, reference: string, storedDetail: string): Promise<void> {
  await sql.query({
    text: 'update deposit_attempt set came_from = $3 where shard = $1 and reference = $2 and came_from is distinct from $3',
    values: [shard, reference, storedDetail],
  })
}

/** Updates the given columns only. */
export async function updateAttempt(sql: Sql, shard: number, reference: string, change: AttemptChange, at: Date): Promise<void> {
  await sql.query({
    text: `update deposit_attempt set state = coalesce($3, state), step = case when $4 then $5 else step end,
             provider_reference = coalesce($6, provider_reference), reason = coalesce($7, reason), credited = coalesce($8, credited),
             checks = coalesce($9, checks), changed_at = $10, expires_at = coalesce($11, expires_at),
             amount = coalesce($12, amount), fee = coalesce($13, fee), asked = coalesce($14, asked)
           where shard = $1 and reference = $2`,
    values: [
      shard,
      reference,
      change.state ?? null,
      change.step !== undefined,
      change.step ? JSON.stringify(change.step) : null,
      change.providerReference ?? null,
      change.reason ?? null,
      change.credited ?? null,
      change.checks ?? null,
      at,
      change.expiresAt ?? null,
      change.sums?.amount ?? null,
      change.sums?.fee ?? null,
      change.sums?.asked ?? null,
    ],
  })
}

export type FactRow = {
  event_key: string
  kind: Fact['kind']
  amount: bigint | null
  currency: string | null
  details: Record<string, unknown>
  happened_at: Date
}

/**
 * Appends facts; a known event key is the same fact. With `seal`, also keeps the instrument. Returns how many were new.
 */
export async function appendFacts(
  sql: Sql,
  shard: number,
  reference: string,
  facts: Fact[],
  at: Date,
  seal?: (instrument: Instrument, eventKey: string) => string,
): Promise<number> {
  let added = 0
  for (const { kind, eventKey, money, isTotal, reason, instrument, notOwn, returned, happenedAt } of facts) {
    const { rowCount } = await sql.query({
      text: `insert into fact (shard, reference, event_key, kind, amount, currency, details, happened_at, observed_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
      values: [
        shard,
        reference,
        eventKey,
        kind,
        money?.amount ?? null,
        money?.currency ?? null,
        JSON.stringify({
          reason,
          funding: instrument?.funding,
          notOwn,
          isTotal,
          returned: returned && String(returned),
          sealed: instrument && seal?.(instrument, eventKey),
        }),
        happenedAt,
        at,
      ],
    })
    added += rowCount ?? 0
  }
  return added
}

/** Reads the facts of a payment in order of arrival; of a refund, only the part not booked before it was reported. */
export async function readFacts(sql: Sql, shard: number, reference: string): Promise<FactRow[]> {
  const { rows } = await sql.query<FactRow>({
    text: `select event_key, kind, amount - coalesce((details ->> 'returned')::bigint, 0) as amount, currency, details, happened_at
           from fact where shard = $1 and reference = $2 order by observed_at, event_key`,
    values: [shard, reference],
  })
  return rows
}
