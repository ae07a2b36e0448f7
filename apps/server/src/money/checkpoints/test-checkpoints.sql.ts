import type { Sql } from '../../base/database/database.ts'
import { isDistributed } from '../../base/environment.ts'
import { haveNodesEnded, noteNodes } from '../../base/database/nodes.sql.ts'
import type { WalletKey } from '../wallet/posting.ts'

/** Sums a wallet's rounds begun within [since, until) from all of its history; own and bonus money apart. */
export async function readPlainTotals(sql: Sql, { shard, player, currency }: WalletKey, since: Date, until: Date) {
  const { rows } = await sql.query<Record<'staked' | 'won' | 'bonus_staked' | 'bonus_won', bigint>>({
    text: `select coalesce(sum(staked - bonus_staked), 0)::bigint as staked, coalesce(sum(won - bonus_won), 0)::bigint as won,
             coalesce(sum(bonus_staked), 0)::bigint as bonus_staked, coalesce(sum(bonus_won), 0)::bigint as bonus_won
           from hold where shard = $1 and player = $2 and currency = $3 and kind = 'round' and opened_at >= $4 and opened_at < $5`,
    values: [shard, player, currency, since, until],
  })
  return rows[0]! // an aggregate always returns a row
}

/** Sums what moved in and out of a bucket before a moment, from all of its history. */
export async function readPlainBalance(sql: Sql, { shard, player, currency }: WalletKey, bucket: string, at: Date): Promise<bigint> {
  const { rows } = await sql.query<{ left: bigint }>({
    text: `select coalesce(sum(case $4 when credit then amount when debit then -amount else 0 end), 0)::bigint as left from transfer
           where shard = $1 and player = $2 and currency = $3 and booked_at < $5`,
    values: [shard, player, currency, bucket, at],
  })
  return rows[0]!.left // an aggregate always returns a row
}

/** Reads the ids of a wallet's open rounds from all of its history. */
export async function readPlainOpen(sql: Sql, { shard, player, currency }: WalletKey): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>({
    text: `select id from hold where shard = $1 and player = $2 and currency = $3 and kind = 'round' and state = 'open'`,
    values: [shard, player, currency],
  })
  return rows.map(({ id }) => id)
}

/** Reads when a wallet's checkpoints are, and how many rounds were left out of them. */
export async function readCheckpoints(sql: Sql, { shard, player, currency }: WalletKey): Promise<{ at: Date[]; leftOpen: number }> {
  const { rows } = await sql.query<{ at: Date }>({
    text: 'select at from wallet_checkpoint where shard = $1 and player = $2 and currency = $3 order by at',
    values: [shard, player, currency],
  })
  const left = await sql.query({
    text: 'select from round_left_open where shard = $1 and player = $2 and currency = $3',
    values: [shard, player, currency],
  })
  return { at: rows.map(({ at }) => at), leftOpen: left.rowCount ?? 0 }
}

/** Waits until all transactions that run now have ended: those of other tests on the same server hold a mark up, too. */
export async function untilAllEnded(sql: Sql): Promise<void> {
  if (isDistributed()) await noteNodes(sql, 'test')
  const { rows } = await sql.query<{ next: string }>({ text: 'select pg_snapshot_xmax(pg_current_snapshot())::text as next' })
  const text = 'select from pg_current_snapshot() s where pg_snapshot_xmin(s) >= $1::text::xid8'
  const haveEnded = async () =>
    (await sql.query({ text, values: [rows[0]?.next] })).rowCount !== 0 && (!isDistributed() || (await haveNodesEnded(sql, 'test')))
  while (!(await haveEnded())) await new Promise((resolve) => setTimeout(resolve, 20))
}
