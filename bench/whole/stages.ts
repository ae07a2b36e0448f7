import { setTimeout as wait } from 'node:timers/promises'
import type { Around } from '../nodes/start-around.ts'
import type { Node } from '../nodes/node-process.ts'
import { here } from '../tree.ts'
import type { WholeDatabase } from './start-database.ts'

/** One thing that happens, and what it does. */
export type Happening = [what: string, act: () => Promise<void>]

type Parts = { nodes: Record<'a' | 'b' | 'work', Node>; around: Around; database: WholeDatabase; rehearse: () => Promise<void> }

const etcdAwayMs = 6000
const quietMs = 5000

/** Everything that happens in a round. */
export function happeningsOf({ nodes: { a, b, work }, around, database: { cluster, proxy }, rehearse }: Parts): Happening[] {
  const anew = (node: Node, end: 'end' | 'kill') => async () => {
    await node[end]()
    await node.start(here)
  }
  const ended = (end: () => Promise<string>) => async () => {
    console.error(`  ${await end()}`)
    await wait(quietMs)
    await cluster.untilWhole()
  }
  return [
    ['nothing', () => wait(quietMs)],
    ['a node is killed', anew(a, 'kill')],
    ['the worker is killed', anew(work, 'kill')],
    ['the primary is killed', ended(cluster.killPrimary)],
    ['a node is upgraded', anew(a, 'end')],
    ['PgBouncer is killed', around.pool.kill],
    ['the standby is killed', ended(cluster.killStandby)],
    ['the other node is upgraded', anew(b, 'end')],
    ['HAProxy before the nodes is killed', around.proxy.kill],
    ['the cluster switches over', ended(cluster.switchOver)],
    ['the worker is upgraded', anew(work, 'end')],
    ['HAProxy before PostgreSQL is killed', proxy.kill],
    [
      'etcd’s leader is killed',
      async () => {
        const { goOn } = await cluster.killEtcdLeader()
        await wait(etcdAwayMs)
        goOn()
        await cluster.untilWhole()
      },
    ],
    ['a backup is taken, restored and verified', rehearse],
  ]
}
