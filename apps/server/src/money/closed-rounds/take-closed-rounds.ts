import type { Clock } from '../../base/clock.ts'
import type { Transaction } from '../../base/database/database.ts'
import { lockReader, moveMark, readUnread, type ClosedRound } from './closed-rounds.sql.ts'

/** A booking's time may lie so much before the moment at which its transaction began to write. */
const slackMs = 30_000
/** Should one have waited longer, every wallet is looked at so often. */
const sweepMs = 3_600_000
const mostWallets = 2000
const mostPostings = 2000

/**
 * Takes the rounds that have closed since this reader last took any, each exactly once, ordered by when they closed and
 * then by wallet and id. What was taken is noted in the caller's transaction: if it is rolled back the same rounds come
 * again. One transaction at a time reads for a reader; others wait. A reader begins with its first call and gets nothing
 * that was booked before. Rounds in which no money moved are not among them. `more` if there is more to take now.
 *
 * A wallet's postings are numbered in the order in which they were committed, so that what comes after a position cannot
 * have been there before, however long a transaction was open and whatever the clocks of two nodes said.
 */
export async function takeClosedRounds(tx: Transaction, clock: Clock, reader: string): Promise<{ rounds: ClosedRound[]; more: boolean }> {
  const at = clock.now()
  const mark = await lockReader(tx, reader, at)
  const { rounds, full } = await readUnread(tx, reader, at, mark, { slackMs, sweepMs, mostWallets, mostPostings })
  // What is left over is still within the mark.
  if (!full) await moveMark(tx, reader, at, mark.ended, sweepMs)
  return { rounds, more: full }
}
