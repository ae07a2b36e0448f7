import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '../../apps/server/src/base/clock.ts'
import { openDatabase } from '../../apps/server/src/base/database/database.ts'
import { migrate } from '../../apps/server/src/base/database/migrate.sql.ts'
import { grantRoles } from '../../apps/server/src/base/database/roles.sql.ts'
import { openWallets } from '../../apps/server/src/money/wallet/wallet.ts'
import { hostsOf, joinHosts } from '@fairhouse/process/primary.ts'
import { asRole } from '../../launch/databases.ts'
import { fillWallets } from '../wallets.ts'
import { openLoad, type Load } from './load.ts'
import type { Machines } from './machines.ts'
import { startCluster, type Cluster } from './start-cluster.ts'

/** How long bets go on undisturbed before and after each thing that ends, in milliseconds. */
export const settleMs = 3000

/** What became of the postings of a run. */
export type Books = { acknowledged: number; forgotten: string[]; lost: number; cash: { expected: bigint; found: bigint } }

/**
 * Starts a cluster with an empty house, posts bets and wins on it as the server does while `bench` ends things, and
 * looks into the books afterwards. Nothing is left of it, even if it is interrupted.
 */
export async function onLoadedCluster<Of>(
  machines: Machines,
  bench: (cluster: Cluster, load: Load) => Promise<Of>,
): Promise<{ seen: Of; books: Books }> {
  let stop = async () => {}
  const leave = () => void stop().then(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, leave)
  process.stdin.on('end', leave).resume()
  const cluster = await startCluster({ machines })
  stop = cluster.stop
  try {
    const hosts = hostsOf(cluster.url)
    const owner = await cluster.owner()
    await migrate(owner)
    const { app } = await grantRoles(owner, { app: 'bench', office: 'bench' })
    await fillWallets(owner)
    return await underLoad(cluster, joinHosts(hosts.map((host) => asRole(host, app, 'bench'))), bench)
  } finally {
    await cluster.stop()
  }
}

async function underLoad<Of>(
  cluster: Cluster,
  url: string,
  bench: (cluster: Cluster, load: Load) => Promise<Of>,
): Promise<{ seen: Of; books: Books }> {
  const database = openDatabase(url, { connections: 8, waitMs: 2000 })
  const wallets = openWallets(
    database,
    systemClock(),
    () => Promise.resolve(),
    () => undefined,
  )
  const load = openLoad(wallets.post)
  let seen: Of
  try {
    await wait(settleMs)
    seen = await bench(cluster, load)
    await wait(settleMs)
  } finally {
    await load.stop()
  }
  const books = await load.check(await cluster.owner())
  await database.close()
  return { seen, books: { acknowledged: load.acknowledged(), forgotten: load.forgotten(), ...books } }
}

/** Ends something under load, and returns for how long at most nothing was acknowledged until it went on for a while. */
export async function silenceAfter(load: Load, end: () => Promise<string>): Promise<{ what: string; silentMs: number }> {
  const from = performance.now()
  const what = await end()
  console.error(`… ended ${what}`)
  await load.untilGoesOn(from, settleMs)
  return { what, silentMs: Math.round(load.longestSilence(from)) }
}

/** Writes what became of the postings as a sentence. */
export function booksLine({ acknowledged, forgotten, lost, cash }: Books): string {
  const books = cash.expected === cash.found ? 'the wallets hold what they should' : `the wallets hold ${cash.found}, not ${cash.expected}`
  return `${acknowledged} postings were acknowledged, ${lost} of them are lost; ${books}.${forgotten.length > 0 ? ` Forgotten for a while: ${forgotten.join('; ')}.` : ''}`
}
