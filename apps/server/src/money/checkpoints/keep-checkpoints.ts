import type { Clock } from '../../base/clock.ts'
import type { Database } from '../../base/database/database.ts'
import type { House } from '../../base/house.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import { lockReader, moveMark } from '../closed-rounds/closed-rounds.sql.ts'
import { readDue, writeCheckpoints } from './checkpoints.sql.ts'

/** Writes checkpoints of wallets behind the write path. */
export const walletCheckpointsJob = 'wallet-checkpoints'

const everyMs = 30_000
const mostAtOnce = 40
/** A transaction may be open, and the clock of a node go wrong, for so long before a booking comes too late for its checkpoint. */
const spacing = { step: 256, slackMs: 300_000, sweepMs: 3_600_000, mostWallets: 200 }

/** Builds the worker that writes checkpoints; after an upgrade it works through all that was played before. */
export function walletCheckpointsWorker(house: Pick<House, 'db' | 'clock'>): Worker {
  return async () => {
    const more = await keepCheckpoints(house.db, house.clock)
    return { againAt: new Date(house.clock.now().getTime() + (more ? 0 : everyMs)) }
  }
}

/**
 * Writes the checkpoints that are due, a bounded number of them. Returns whether there are more. Sums over a wallet's
 * history are the same with and without its checkpoints: what comes after the last of them is always read from its rounds and transfers.
 */
export async function keepCheckpoints(db: Database, clock: Clock, { step, ...more } = spacing): Promise<boolean> {
  const at = clock.now()
  const { before, wallets } = await db.transaction(async (tx) => {
    const mark = await lockReader(tx, walletCheckpointsJob, at)
    // Nothing is booked before that moment any more.
    const nothingBefore = new Date(mark.lookedTo.getTime() - more.slackMs)
    return { before: nothingBefore, wallets: await readDue(tx, mark, at, nothingBefore, { step, ...more }) }
  })
  let unfinished = wallets.length >= more.mostWallets
  for (const wallet of wallets) {
    if ((await writeCheckpoints(db, wallet, before, step, mostAtOnce)) === mostAtOnce) unfinished = true
  }
  // What is left over is still within the mark.
  if (!unfinished)
    await db.transaction(async (tx) => {
      const { ended } = await lockReader(tx, walletCheckpointsJob, at)
      await moveMark(tx, walletCheckpointsJob, at, ended, more.sweepMs)
    })
  return unfinished
}
