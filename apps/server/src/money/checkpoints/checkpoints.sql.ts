import type { Sql, Transaction } from '../../base/database/database.ts'
import { isDistributed } from '../../base/environment.ts'
import { readFirstShards } from '../../base/database/nodes.sql.ts'
import type { Mark } from '../closed-rounds/closed-rounds.sql.ts'
import type { WalletKey } from '../wallet/posting.ts'

/** How far apart checkpoints are, in numbers of a wallet; how long after its booking a posting may still be committed. */
export type Spacing = { step: number; slackMs: number; sweepMs: number; mostWallets: number }

/**
 * Reads which wallets have gone far enough since their last checkpoint by `before`, among those that a reader of bookings sees, and
 * those with a left-out round that is over. All wallets are looked at when the reader begins and then as often as `sweepMs` says.
 */
export async function readDue(
  tx: Transaction,
  { beganAt, lookedTo, sweptAt }: Mark,
  at: Date,
  before: Date,
  { step, slackMs, sweepMs, mostWallets }: Spacing,
): Promise<WalletKey[]> {
  const sweeps = lookedTo.getTime() === beganAt.getTime() || at.getTime() >= sweptAt.getTime() + sweepMs
  const bookedFrom = new Date(lookedTo.getTime() - 2 * slackMs)
  const wallets: WalletKey[] = []
  for (const shard of isDistributed() ? await readFirstShards(tx, 'part') : [0]) {
    const { rows } = await tx.query<WalletKey>({
      text: 'select shard, player, currency from wallets_due($1::smallint, $2, $3, $4, $5, $6)',
      values: [shard, bookedFrom, before, sweeps, 2 * step, mostWallets],
    })
    wallets.push(...rows)
  }
  return wallets
}

/** Writes a wallet's next checkpoints, at most so many, and adds left-out rounds that are over. Returns how many were written. */
export async function writeCheckpoints(
  sql: Sql,
  { shard, player, currency }: WalletKey,
  before: Date,
  step: number,
  most: number,
): Promise<number> {
  const { rows } = await sql.query<{ written: number }>({
    text: 'select wallet_checkpoints($1::smallint, $2, $3, $4, $5, $6) as written',
    values: [shard, player, currency, before, step, most],
  })
  return rows[0]?.written ?? 0
}
