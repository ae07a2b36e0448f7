import type { Transaction } from '../../base/database/database.ts'
import { isDistributed } from '../../base/environment.ts'
import { haveNodesEnded, noteNodes, readFirstShards } from '../../base/database/nodes.sql.ts'
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

/** Where a reader stands. `ended`: every transaction has ended that was running when the mark was moved last. */
export type Mark = { ended: boolean; beganAt: Date; lookedTo: Date; sweptAt: Date }

/**
 * Locks a reader's mark, or begins it now. What the transactions have booked that had to end is seen by whatever is read from here on, and
 * by nothing that was read before.
 */
export async function lockReader(tx: Transaction, reader: string, at: Date): Promise<Mark> {
  const mark = await lockMark(tx, reader)
  if (mark) return mark
  await tx.query({
    text: `insert into round_reader (reader, began_at, looked_to, next_to, next_after, swept_at)
           values ($1, $2, $2, $2, pg_current_xact_id(), $2) on conflict (reader) do nothing`,
    values: [reader, at],
  })
  return (await lockMark(tx, reader))! // it is there now
}

async function lockMark(tx: Transaction, reader: string): Promise<Mark | undefined> {
  const { rows } = await tx.query<Mark>({
    text: `select next_after <= pg_snapshot_xmin(pg_current_snapshot()) as ended, began_at as "beganAt", looked_to as "lookedTo", swept_at as "sweptAt"
           from round_reader where reader = $1 for update`,
    values: [reader],
  })
  const [mark] = rows
  return mark && { ...mark, ended: mark.ended && (!isDistributed() || (await haveNodesEnded(tx, reader))) }
}

/**
 * Reads the rounds that closed in what was not read of the wallets, and moves the reader's positions. `full` if as many
 * wallets or postings of one were read as is allowed, so that there may be more.
 */
export async function readUnread(
  tx: Transaction,
  reader: string,
  at: Date,
  { beganAt, lookedTo, sweptAt }: Mark,
  { slackMs, sweepMs, mostWallets, mostPostings }: Reach,
): Promise<{ rounds: ClosedRound[]; full: boolean }> {
  const bookedFrom = new Date(lookedTo.getTime() - slackMs)
  const sweeps = at.getTime() >= sweptAt.getTime() + sweepMs
  const rows: (ClosedRound & { full: boolean })[] = []
  for (const shard of isDistributed() ? await readFirstShards(tx, 'part') : [0]) {
    const part = await tx.query<ClosedRound & { full: boolean }>({
      text: `select is_full as full, shard, player, currency, id, game, account, opened_at as "openedAt", closed_at as "closedAt",
               staked, bonus_staked as "bonusStaked", won, bonus_won as "bonusWon"
             from unread_rounds($1::smallint, $2, $3, $4, $5, $6, $7)`,
      values: [shard, reader, beganAt, bookedFrom, sweeps, mostWallets, mostPostings],
    })
    rows.push(...part.rows)
  }
  const rounds = rows.filter(({ id }) => id !== null)
  return { rounds: isDistributed() ? rounds.toSorted(byClosing) : rounds, full: rows.some(({ full }) => full) }
}

/** The order in which each part gives its own. */
const byClosing = (one: ClosedRound, other: ClosedRound): number =>
  one.closedAt.getTime() - other.closedAt.getTime() ||
  one.shard - other.shard ||
  Number(one.player - other.player) ||
  compare(one.currency, other.currency) ||
  compare(one.id, other.id)

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Moves a reader's mark, if what was before it has `ended` as it was locked; a sweep that is done is noted. */
export async function moveMark(tx: Transaction, reader: string, at: Date, ended: boolean, sweepMs: number): Promise<void> {
  if (isDistributed() && ended) await noteNodes(tx, reader)
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
