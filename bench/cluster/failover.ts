import { setTimeout as wait } from 'node:timers/promises'
import { optionOf } from '../option.ts'
import type { Load } from './load.ts'
import { onLoopback } from './machines.ts'
import { booksLine, onLoadedCluster, settleMs, silenceAfter, type Books } from './on-loaded-cluster.ts'
import type { Cluster } from './start-cluster.ts'

/** What ended, and for how long nothing was acknowledged then, in milliseconds. */
type Outage = { what: string; silentMs: number }
type Run = Books & { outages: Outage[] }

/**
 * `npm run bench failover [-- --runs=10 --json]`: PostgreSQL 15 under Patroni and etcd on this computer, bets and wins on it
 * as the server posts them, and in turn the primary and etcd's leader are killed; at last the primary's
 * machine stands still and wakes up again. Says for how long nothing was acknowledged each time, and whether anything acknowledged was lost.
 */
export async function benchFailover(): Promise<Run> {
  const { seen, books } = await onLoadedCluster(onLoopback, endInTurn)
  return { outages: seen, ...books }
}

async function endInTurn(cluster: Cluster, load: Load): Promise<Outage[]> {
  const outages: Outage[] = []
  for (let run = optionOf('runs', 10); run > 0; run -= 1) {
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
  return outages
}

/** Writes a run as a table. */
export function failoverTable({ outages, ...books }: Run): string {
  const lines = outages.map(({ what, silentMs }) => `${what.padEnd(24)} ${String(silentMs).padStart(7)} ms without an acknowledgement`)
  return `${lines.join('\n')}\n\n${booksLine(books)}`
}
