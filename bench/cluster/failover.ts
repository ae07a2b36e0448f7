import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '../../apps/server/src/base/clock.ts'
import { openDatabase } from '../../apps/server/src/base/database/database.ts'
import { migrate } from '../../apps/server/src/base/database/migrate.sql.ts'
import { grantRoles } from '../../apps/server/src/base/database/roles.sql.ts'
import { openWallets } from '../../apps/server/src/money/wallet/wallet.ts'
import { findPrimary, hostsOf, joinHosts } from '@fairhouse/process/primary.ts'
import { asRole } from '../../launch/databases.ts'
import { optionOf } from '../option.ts'
import { fillWallets } from '../wallets.ts'
import { openLoad, type Load } from './load.ts'
import { startCluster, type Cluster } from './start-cluster.ts'

const runs = optionOf('runs', 10)
const settleMs = 3000

/** What ended, and for how long nothing was acknowledged then, in milliseconds. */
type Outage = { what: string; silentMs: number }
type Run = { outages: Outage[]; acknowledged: number; lost: number; cash: { expected: bigint; found: bigint } }

/**
 * `npm run bench failover [-- --runs=10 --json]`: PostgreSQL 15 under Patroni and etcd on this computer, bets and wins on it
 * as the server posts them, and in turn the primary and etcd's leader are killed; at last the primary's
 * machine stands still and wakes up again. Says for how long nothing was acknowledged each time, and whether anything acknowledged was lost.
 */
export async function benchFailover(): Promise<Run> {
  const cluster = await startCluster()
  process.stdin.on('end', () => void cluster.stop().then(() => process.exit(1))).resume()
  try {
    const hosts = hostsOf(cluster.url)
    const owner = await findPrimary(hosts, 5000)
    await migrate(owner)
    const { app } = await grantRoles(owner, { app: 'bench', office: 'bench' })
    await fillWallets(owner)
    return await underLoad(cluster, joinHosts(hosts.map((host) => asRole(host, app, 'bench'))))
  } finally {
    await cluster.stop()
  }
}

async function underLoad(cluster: Cluster, url: string): Promise<Run> {
  const database = openDatabase(url, { connections: 8, waitMs: 2000 })
  const wallets = openWallets(
    database,
    systemClock(),
    () => Promise.resolve(),
    () => undefined,
  )
  const load = openLoad(wallets.post)
  const outages: Outage[] = []
  try {
    await wait(settleMs)
    for (let run = 0; run < runs; run += 1) {
      outages.push(await silenceAfter(load, async () => `the primary (${await cluster.killPrimary()})`))
      await cluster.untilWhole()
      outages.push(
        await silenceAfter(load, async () => {
          const { goOn } = await cluster.killEtcdLeader()
          setTimeout(goOn, 2 * settleMs)
          return 'the leader of etcd'
        }),
      )
      await wait(settleMs)
      await cluster.untilWhole()
    }
    let wake = () => {}
    outages.push(
      await silenceAfter(load, async () => {
        const { goOn } = await cluster.stopPrimary()
        wake = goOn
        return 'the primary’s machine'
      }),
    )
    // It still takes itself for the primary when it wakes up, and must not acknowledge anything.
    wake()
    await cluster.untilWhole()
    await wait(settleMs)
  } finally {
    await load.stop()
  }
  const { lost, cash } = await load.check(await findPrimary(hostsOf(cluster.url), 5000))
  await database.close()
  return { outages, acknowledged: load.acknowledged(), lost, cash }
}

/** Ends something under load, and returns for how long at most nothing was acknowledged until it went on for a while. */
async function silenceAfter(load: Load, end: () => Promise<string>): Promise<Outage> {
  const from = performance.now()
  const what = await end()
  console.error(`… ended ${what}`)
  await load.untilGoesOn(from, settleMs)
  return { what, silentMs: Math.round(load.longestSilence(from)) }
}

/** Writes a run as a table. */
export function failoverTable({ outages, acknowledged, lost, cash }: Run): string {
  const lines = outages.map(({ what, silentMs }) => `${what.padEnd(24)} ${String(silentMs).padStart(7)} ms without an acknowledgement`)
  const books = cash.expected === cash.found ? 'the wallets hold what they should' : `the wallets hold ${cash.found}, not ${cash.expected}`
  return `${lines.join('\n')}\n\n${acknowledged} postings were acknowledged, ${lost} of them are lost; ${books}.`
}
