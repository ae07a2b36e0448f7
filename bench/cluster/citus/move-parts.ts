import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '../../../apps/server/src/base/clock.ts'
import type { Database } from '../../../apps/server/src/base/database/database.ts'
import { asOwner } from '../../../apps/server/src/base/database/as-owner.sql.ts'
import { openWallets } from '../../../apps/server/src/money/wallet/wallet.ts'
import { openLoad } from '../load.ts'
import { readCash, readMoved, readStandsTwice, rebalance } from './move-parts.sql.ts'
import type { CitusCluster } from './start-citus.ts'

/** What became of bets while parts of the ledger moved; money in minor units. */
export type Moved = {
  parts: number
  of: number
  seconds: number
  acknowledged: number
  longestMs: number
  lost: number
  twice: number
  expected: bigint
  found: bigint
}

/** Adds a worker and moves parts of the ledger to it while bets and wins run; looks whether anything acknowledged is lost. */
export async function moveUnderBets(cluster: CitusCluster, db: Database): Promise<Moved> {
  process.env.DISTRIBUTED = 'citus'
  const node = await cluster.addWorker()
  const cashBefore = await asOwner(cluster.url, readCash)
  const wallets = openWallets(
    db,
    systemClock(),
    () => Promise.resolve(),
    () => undefined,
  )
  const load = openLoad(wallets.post)
  try {
    await wait(2000)
    const began = performance.now()
    await asOwner(cluster.url, rebalance)
    const seconds = (performance.now() - began) / 1000
    await wait(2000)
    const longestMs = load.longestSilence(began)
    await load.stop()
    const { lost, cash } = await load.check(cluster.url)
    const moved = await asOwner(cluster.url, (client) => readMoved(client, node.port))
    const twice = await asOwner(cluster.url, readStandsTwice)
    const found = cashBefore - (await asOwner(cluster.url, readCash))
    return { ...moved, seconds, longestMs, lost, twice, acknowledged: load.acknowledged(), expected: cash.expected, found }
  } finally {
    await load.stop()
  }
}
