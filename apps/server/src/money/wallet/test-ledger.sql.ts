import pg from 'pg'
import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from './posting.ts'

/** A cap for tests: amounts by period (daily, weekly, monthly; null for none) in windows with given bounds. */
export type TestCap = {
  type: 'deposit' | 'loss' | 'wager'
  amount: (bigint | null)[]
  start: (Date | null)[]
  ends: (Date | null)[]
  valid: Date | 'infinity'
}
export type TestGates = { bet?: string | null; deposit?: string | null; until?: Date | 'infinity'; maxBalance?: bigint | null }

/** Writes caps and gates as the limits feature does. */
export async function writeTestCaps(sql: Sql, { shard, player, currency }: WalletKey, caps: TestCap[], gates: TestGates): Promise<void> {
  const rows = caps.map((cap) => ({
    ...cap,
    amount: cap.amount.map((amount) => amount?.toString() ?? null),
    source: cap.amount.map(() => 'player'),
  }))
  await sql.query({
    text: 'select wallet_write_caps($1::smallint, $2, $3, $4, $5, $6, $7, $8)',
    values: [
      shard,
      player,
      currency,
      JSON.stringify(rows),
      gates.bet ?? null,
      gates.deposit ?? null,
      gates.until ?? 'infinity',
      gates.maxBalance ?? null,
    ],
  })
}

/** Runs statements as superuser with triggers off; tests plant corruption this way. */
export async function corrupt(ownerUrl: string, ...statements: string[]): Promise<void> {
  await asOwner(ownerUrl, `set session_replication_role = replica`, ...statements)
}

/** Runs statements as the owner, one by one; returns the rows of the last. */
export async function asOwner(ownerUrl: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) rows = (await client.query<Record<string, unknown>>(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

/** A grant for tests: what is to be wagered, and its bounds; minor units. */
export type TestGrant = {
  required?: bigint
  maxStake?: bigint | undefined
  minStake?: bigint
  caps?: (bigint | null)[] | undefined
  until?: Date | undefined
}

/** Writes a waiting grant of a campaign for tests, as a feature that gives one does. */
export async function writeTestGrant(
  sql: Sql,
  { shard, player, currency }: WalletKey,
  id: string,
  { required = 0n, maxStake, minStake = 0n, caps, until }: TestGrant,
  at: Date,
): Promise<void> {
  const campaign = `insert into campaign_version (campaign, version, data, at, actor) values (1, 1, '{}', $1, 'test') on conflict do nothing`
  await sql.query({ text: campaign, values: [at] })
  await sql.query({
    text: `insert into bonus_grant (shard, deposit, player, currency, campaign, version, automatic, state, turnover_required, granted_at, expires_at,
             source, wager_state, max_stake, min_stake, caps)
           values ($1, $2, $3, $4, 1, 1, false, 'granted', $5, $6, $7, 'code', 'waiting', $8, $9, $10)`,
    values: [shard, id, player, currency, required, at, until ?? null, maxStake ?? null, minStake, caps ?? null],
  })
}

/** Writes what a grant has given, by bucket. */
export async function writeTestAwards(sql: Sql, { shard }: WalletKey, id: string, given: Readonly<Record<string, bigint>>): Promise<void> {
  const kinds: Readonly<Record<string, string>> = { promo: 'promo', betting_bonus: 'bettingBonus', live_bonus: 'liveCasinoBonus' }
  for (const [bucket, amount] of Object.entries(given))
    await sql.query({
      text: 'insert into bonus_award (shard, deposit, kind, given, held) values ($1, $2, $3, $4, $4)',
      values: [shard, id, kinds[bucket], amount],
    })
}
