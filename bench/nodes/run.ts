import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildApps } from '../../launch/build.ts'
import { onBenchServer, type BenchServer } from '../bench-server.ts'
import { openCallers } from './callers.ts'
import { furnishForNodes, readBooks } from './furnish.ts'
import { openNode, type Node } from './node-process.ts'
import { startAround } from './start-around.ts'
import { openTally, type Count, type Kind } from './tally.ts'

const here = join(import.meta.dirname, '../..')
// The proxy takes a node back after two looks, a second apart.
const settleMs = 4000

type Stage = { what: string; counts: Record<Kind, Count> }
type Books = { postings: number; taken: bigint }
type Run = { stages: Stage[]; acknowledged: Books; found: Books }

/**
 * `npm run bench nodes [-- --json]`: two nodes and a process for the work behind HAProxy, a pool before the database, with the
 * files of `deploy/`, and bets, pages, logins and streams of news through them. Each node is ended in order and
 * started again, then one is killed. Says what failed meanwhile, and whether anything acknowledged was lost.
 */
export async function benchNodes(): Promise<Run> {
  buildApps()
  return onBenchServer({ fsync: 'on', synchronous_commit: 'on', max_connections: '200' }, underCalls)
}

async function underCalls({ owner, app }: BenchServer): Promise<Run> {
  const house = await furnishForNodes(owner, app)
  const around = await startAround(owner)
  const origin = `http://localhost:${around.port}`
  const variables = { ...house.variables, PUBLIC_ORIGIN: origin, DATABASE_URL: around.pooled(app), DRAIN_SECONDS: '3' }
  const node = (name: string, role: 'web' | 'worker', port: number) => openNode({ name, role, port, folder: around.folder, variables })
  const nodes = { a: node('a', 'web', around.nodes[0]), b: node('b', 'web', around.nodes[1]), work: node('work', 'worker', 1) }
  try {
    await Promise.all(Object.values(nodes).map((one) => one.start(here)))
    await wait(settleMs)
    const tally = openTally()
    const callers = openCallers({ port: around.port, ...house }, tally)
    const stages: Stage[] = []
    for (const [what, act] of stagesOf(nodes)) {
      console.error(`… ${what}`)
      await act()
      await wait(settleMs)
      stages.push({ what, counts: tally.turn() })
    }
    await callers.stop()
    return { stages, acknowledged: callers.acknowledged(), found: await readBooks(owner) }
  } finally {
    await Promise.all(Object.values(nodes).map((one) => one.kill()))
    await around.stop()
  }
}

const anew = (node: Node, end: 'end' | 'kill') => async () => {
  await node[end]()
  await node.start(here)
}

const stagesOf = ({ a, b, work }: Record<'a' | 'b' | 'work', Node>): [string, () => Promise<void>][] => [
  ['nothing ends', async () => undefined],
  ['a is restarted', anew(a, 'end')],
  ['b is restarted', anew(b, 'end')],
  ['the work is restarted', anew(work, 'end')],
  ['a is killed', anew(a, 'kill')],
  ['b is killed', anew(b, 'kill')],
  ['the work is killed', anew(work, 'kill')],
]

/** Writes a run as a table. */
export function nodesTable({ stages, acknowledged, found }: Run): string {
  const lines = stages.flatMap(({ what, counts }) => [
    `${what.padEnd(24)}${Object.entries(counts)
      .map(([kind, { calls, failed, longestMs }]) => `${kind} ${failed} of ${calls} failed, ${longestMs} ms at most`.padEnd(42))
      .join('')}`,
    ...Object.entries(counts).flatMap(([kind, { reasons }]) =>
      Object.entries(reasons).map(([why, times]) => `    ${kind}: ${times} × ${why}`),
    ),
  ])
  const isWhole = acknowledged.postings === found.postings && acknowledged.taken === found.taken
  const books = isWhole
    ? 'the ledger has each once'
    : `the ledger has ${found.postings}, which took ${found.taken}, not ${acknowledged.taken}`
  return `${lines.join('\n')}\n\n${acknowledged.postings} bets and wins were acknowledged; ${books}.`
}
