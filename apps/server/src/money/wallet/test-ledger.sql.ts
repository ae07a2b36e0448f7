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
