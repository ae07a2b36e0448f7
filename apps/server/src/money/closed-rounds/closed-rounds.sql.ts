import type { Transaction } from '../../base/database/database.ts'
import type { WalletKey } from '../wallet/posting.ts'

/** A round that closed, as it stood then; amounts in minor units. What is not bonus of a stake or a win is cash. */
export type ClosedRound = WalletKey & {
  id: string
  /** Number of the game; null if the round names none. */
  game: number | null
  /** The house account that it was settled with; null for rounds older than such accounts. */
  account: string | null
  openedAt: Date
  closedAt: Date
  staked: bigint
  bonusStaked: bigint
  won: bigint
  bonusWon: bigint
}

/** How far a reader looks: so much longer ago than it last looked may a booking's time lie; how often it looks at every wallet. */
export type Reach = { slackMs: number; sweepMs: number; mostWallets: number; mostPostings: number }

/**
 * Locks a reader's mark, or begins it now. Returns whether every transaction has ended that was running when the mark was
 * moved last: what they booked is seen by whatever is read from here on, and by nothing that was read before.
 */
export async function lockReader(tx: Transaction, reader: string, at: Date): Promise<boolean> {
  const ended = await lockMark(tx, reader)
  if (ended !== undefined) return ended
  await tx.query({
    text: `insert into round_reader (reader, began_at, looked_to, next_to, next_after, swept_at)
           values ($1, $2, $2, $2, pg_current_xact_id(), $2) on conflict (reader) do nothing`,
    values: [reader, at],
  })
  return (await lockMark(tx, reader)) ?? false
}

async function lockMark(tx: Transaction, reader: string): Promise<boolean | undefined> {
  const { rows } = await tx.query<{ ended: boolean }>({
    text: 'select next_after <= pg_snapshot_xmin(pg_current_snapshot()) as ended from round_reader where reader = $1 for update',
    values: [reader],
  })
  return rows[0]?.ended
}

/**
 * Reads the rounds that closed in what was not read of the wallets, and moves the reader's positions. `full` if as many
 * wallets or postings of one were read as is allowed, so that there may be more.
 */
export async function readUnread(
  tx: Transaction,
  reader: string,
  at: Date,
  { slackMs, sweepMs, mostWallets, mostPostings }: Reach,
): Promise<{ rounds: ClosedRound[]; full: boolean }> {
  const { rows } = await tx.query<ClosedRound & { full: boolean }>({
    text: `
      with mark as (select *, $2::timestamptz >= swept_at + $4 * interval '1 ms' as sweeps from round_reader where reader = $1),
      seen as (
        select distinct t.shard, t.player, t.currency from mark, transfer t where t.booked_at >= mark.looked_to - $3 * interval '1 ms'
        union
        select w.shard, w.player, w.currency from mark, wallet w where mark.sweeps
      ),
      unread as (
        select s.shard, s.player, s.currency, w.seq as stands, coalesce(r.seq, (
          select t.seq from transfer t where t.shard = s.shard and t.player = s.player and t.currency = s.currency and t.booked_at < mark.began_at
          order by t.seq desc limit 1), 0) as read
        from mark, seen s join wallet w using (shard, player, currency)
        left join round_read r on r.reader = $1 and r.shard = s.shard and r.player = s.player and r.currency = s.currency
        where w.seq > coalesce(r.seq, 0) order by 1, 2, 3 limit $5
      ),
      now_read as (
        insert into round_read as x (reader, shard, player, currency, seq)
        select $1, shard, player, currency, least(stands, read + $6) from unread
        on conflict (reader, shard, player, currency) do update set seq = excluded.seq returning x.shard
      ),
      full_ as (
        select (select count(*) from unread) >= $5 or exists (select from unread where stands > read + $6) as full, (select count(*) from now_read)
      )
      select f.full, h.*
      from full_ f left join lateral (
        select distinct h.shard, h.player, h.currency, h.id, substring(h.owner_ref from '^game:([0-9]+)$')::integer as game, h.account,
          h.opened_at as "openedAt", h.closed_at as "closedAt", h.staked, h.bonus_staked as "bonusStaked", h.won, h.bonus_won as "bonusWon"
        from unread u
        cross join lateral (select t.posting, t.booked_at from transfer t
          where t.shard = u.shard and t.player = u.player and t.currency = u.currency and t.seq > u.read and t.seq <= u.read + $6 offset 0) t
        join posting p on p.shard = u.shard and p.id = t.posting
        join hold h on h.shard = u.shard and h.player = u.player and h.currency = u.currency and h.id = p.reason_ref
        where h.kind = 'round' and h.state = 'closed' and h.closed_at = t.booked_at
      ) h on true
      order by h."closedAt", h.shard, h.player, h.currency, h.id`,
    values: [reader, at, slackMs, sweepMs, mostWallets, mostPostings],
  })
  return { rounds: rows.filter(({ id }) => id !== null), full: rows[0]?.full ?? false }
}

/** Moves a reader's mark, if what was before it has `ended` as it was locked; a sweep that is done is noted. */
export async function moveMark(tx: Transaction, reader: string, at: Date, ended: boolean, sweepMs: number): Promise<void> {
  await tx.query({
    text: `update round_reader set
             looked_to = case when $4 then next_to else looked_to end,
             next_to = case when $4 then $2 else next_to end,
             next_after = case when $4 then pg_current_xact_id() else next_after end,
             swept_at = case when $2::timestamptz >= swept_at + $3 * interval '1 ms' then $2 else swept_at end
           where reader = $1`,
    values: [reader, at, sweepMs, ended],
  })
}
