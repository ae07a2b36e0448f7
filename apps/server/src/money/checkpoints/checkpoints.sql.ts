import type { Sql, Transaction } from '../../base/database/database.ts'
import type { WalletKey } from '../wallet/posting.ts'

/** How far apart checkpoints are, in numbers of a wallet; how long after its booking a posting may still be committed. */
export type Spacing = { step: number; slackMs: number; sweepMs: number; mostWallets: number }

/** What is due: the wallets, and the moment before which nothing is booked any more. */
type Due = { before: Date; wallets: WalletKey[]; full: boolean }

/**
 * Reads which wallets have gone far enough since their last checkpoint, among those that a reader of bookings sees, and
 * those with a left-out round that is over. All wallets are looked at when the reader begins and then as often as `sweepMs` says.
 */
export async function readDue(tx: Transaction, reader: string, at: Date, { step, slackMs, sweepMs, mostWallets }: Spacing): Promise<Due> {
  const { rows } = await tx.query<WalletKey & { before: Date }>({
    text: `
      with mark as materialized (
        select looked_to, looked_to - $3 * interval '1 ms' as before, looked_to = began_at or $2::timestamptz >= swept_at + $4 * interval '1 ms' as sweeps
        from round_reader where reader = $1
      ),
      seen as (
        select distinct t.shard, t.player, t.currency from mark, transfer t where t.booked_at >= looked_to - 2 * $3 * interval '1 ms'
        union
        select w.shard, w.player, w.currency from mark, wallet w where sweeps and w.seq > $5
      ),
      due as (
        select s.shard, s.player, s.currency from seen s, mark
        left join lateral (
          select c.seq from wallet_checkpoint c where c.shard = s.shard and c.player = s.player and c.currency = s.currency order by c.at desc limit 1
        ) c on true
        join lateral (
          select from transfer t where t.shard = s.shard and t.player = s.player and t.currency = s.currency
            and t.seq = coalesce(c.seq, 0) + $5 and t.leg = 1 and t.booked_at < before
        ) t on true
        union
        select o.shard, o.player, o.currency from round_left_open o
        join hold h on h.shard = o.shard and h.player = o.player and h.currency = o.currency and h.id = o.round and h.state = 'closed'
        limit $6
      )
      select m.before, d.* from mark m left join due d on true`,
    values: [reader, at, slackMs, sweepMs, 2 * step, mostWallets],
  })
  const wallets = rows.filter(({ player }) => player !== null)
  return { before: rows[0]!.before, wallets, full: wallets.length >= mostWallets } // the mark was locked, so it is there
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
