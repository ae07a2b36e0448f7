import type { Refused } from '../../base/http/refusal.ts'
import type { Sql } from '../../base/database/database.ts'
import type { Consent } from '../../people/registration/index.ts'
import type { Step } from '../provider-contract/provider.ts'

/** Open until the bank names the person; then a deposit, refused, or abandoned. */
type VisitorState = 'open' | 'deposit' | 'refused' | 'over'

export type VisitorDepositRow = {
  shard: number
  reference: string
  player: bigint
  method: number
  provider: string
  key: string
  currency: string
  amount: bigint
  fee: bigint
  fee_strategy: 'included' | 'added'
  asked: bigint
  campaign_id: number
  campaign_version: number | null
  campaign_automatic: boolean
  code: string | null
  country: string
  language: string
  device_hash: string
  address_index: string
  consents: Consent[]
  state: VisitorState
  step: Step | null
  provider_reference: string | null
  refusal: (Omit<Refused, 'until'> & { until?: string }) | null
  attempt_shard: number | null
  attempt: string | null
  sealed_login: Buffer | null
  created_at: Date
  expires_at: Date
}

const columns = `shard, reference, player, method, provider, key, currency, amount, fee, fee_strategy, asked, campaign_id, campaign_version,
  campaign_automatic, code, country, language, device_hash, address_index, consents, state, step, provider_reference, refusal, attempt_shard, attempt, sealed_login, created_at, expires_at`

type NewVisitorDeposit = Omit<
  VisitorDepositRow,
  'state' | 'step' | 'provider_reference' | 'refusal' | 'attempt_shard' | 'attempt' | 'sealed_login'
> & { tokenHash: string; landingHash: string }

/** Writes a visitor's deposit; returns false if this browser already used the key. */
export async function insertVisitorDeposit(sql: Sql, v: NewVisitorDeposit): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `insert into visitor_deposit (shard, reference, player, method, provider, key, currency, amount, fee, fee_strategy, asked, campaign_id, code,
             country, language, device_hash, address_index, consents, state, token_hash, landing_hash, created_at, changed_at, expires_at,
             campaign_version, campaign_automatic)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, 'open', $19, $20, $21, $21, $22, $23, $24)
           on conflict (device_hash, key) do nothing`,
    values: [
      v.shard,
      v.reference,
      v.player,
      v.method,
      v.provider,
      v.key,
      v.currency,
      v.amount,
      v.fee,
      v.fee_strategy,
      v.asked,
      v.campaign_id,
      v.code,
      v.country,
      v.language,
      v.device_hash,
      v.address_index,
      JSON.stringify(v.consents),
      v.tokenHash,
      v.landingHash,
      v.created_at,
      v.expires_at,
      v.campaign_version,
      v.campaign_automatic,
    ],
  })
  return rowCount === 1
}

export async function readVisitorDeposit(sql: Sql, shard: number, reference: string, lock = false): Promise<VisitorDepositRow | undefined> {
  const { rows } = await sql.query<VisitorDepositRow>({
    text: `select ${columns} from visitor_deposit where shard = $1 and reference = $2 ${lock ? 'for update' : ''}`,
    values: [shard, reference],
  })
  return rows[0]
}

export async function readVisitorDepositByKey(sql: Sql, deviceHash: string, key: string): Promise<VisitorDepositRow | undefined> {
  const { rows } = await sql.query<VisitorDepositRow>({
    text: `select ${columns} from visitor_deposit where device_hash = $1 and key = $2`,
    values: [deviceHash, key],
  })
  return rows[0]
}

export async function readVisitorDepositByHash(
  sql: Sql,
  column: 'token_hash' | 'landing_hash',
  hash: string,
): Promise<VisitorDepositRow | undefined> {
  const { rows } = await sql.query<VisitorDepositRow>({
    text: `select ${columns} from visitor_deposit where ${column} = $1`,
    values: [hash],
  })
  return rows[0]
}

/** Stores the next step at the provider and its reference. */
export async function writeVisitorStep(
  sql: Sql,
  shard: number,
  reference: string,
  { step, providerReference }: { step: Step | null; providerReference: string | null },
  at: Date,
): Promise<void> {
  await sql.query({
    text: `update visitor_deposit set step = $3, provider_reference = coalesce($4, provider_reference), changed_at = $5
           where shard = $1 and reference = $2`,
    values: [shard, reference, step ? JSON.stringify(step) : null, providerReference, at],
  })
}

/** Ends the wait: it became a deposit, or came to nothing. */
export async function writeVisitorEnd(
  sql: Sql,
  shard: number,
  reference: string,
  end: { state: 'deposit'; attemptShard: number; attempt: string } | { state: 'refused' | 'over'; refusal?: Refused },
  at: Date,
): Promise<void> {
  const { state } = end
  await sql.query({
    text: `update visitor_deposit set state = $3, attempt_shard = $4, attempt = $5, refusal = $6, changed_at = $7
           where shard = $1 and reference = $2 and state = 'open'`,
    values: [
      shard,
      reference,
      state,
      state === 'deposit' ? end.attemptShard : null,
      state === 'deposit' ? end.attempt : null,
      state !== 'deposit' && end.refusal ? JSON.stringify(end.refusal) : null,
      at,
    ],
  })
}

export async function writeVisitorLogin(sql: Sql, shard: number, reference: string, sealed: Buffer): Promise<void> {
  await sql.query({
    text: 'update visitor_deposit set sealed_login = $3 where shard = $1 and reference = $2',
    values: [shard, reference, sealed],
  })
}
