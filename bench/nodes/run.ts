import { setTimeout as wait } from 'node:timers/promises'
import { buildApps } from '../../launch/build.ts'
import { bringUpToDate } from '../../apps/server/src/base/database/bring-up-to-date.ts'
import { onBenchServer, type BenchServer } from '../bench-server.ts'
import { here, treeOf } from '../tree.ts'
import { openCallers } from './callers.ts'
import { furnishForNodes, readBooks } from './furnish.ts'
import { openNode, type Node } from './node-process.ts'
import { startAround } from './start-around.ts'
import { openTally, type Count, type Kind } from './tally.ts'

// The proxy takes a node back after two looks, a second apart.
const settleMs = 4000
const longMs = 10_000

type Stage = { what: string; counts: Record<Kind, Count> }
type Books = { postings: number; taken: bigint }
/** `said`: what nodes complained of. */
type Run = { stages: Stage[]; said: string[]; acknowledged: Books; found: Books }

/**
 * `npm run bench nodes [-- --previous=<commit> --json]`: two nodes and a process for the work behind HAProxy, a pool before
 * the database, with the files of `deploy/`, and bets, pages, logins and streams of news through them. Each node is ended
 * in order and started again, then one is killed; with a commit, its release is upgraded to this one instead, node by
 * node. Says what failed meanwhile, and whether anything acknowledged was lost.
 */
export async function benchNodes(): Promise<Run> {
  // What was started is ended on the way out.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  buildApps()
  const commit = process.argv.find((arg) => arg.startsWith('--previous='))?.slice('--previous='.length)
  const tree = commit === undefined ? here : treeOf(commit)
  const durable = { fsync: 'on', synchronous_commit: 'on', max_connections: '200' }
  return onBenchServer(durable, (at) => underCalls(at, tree, commit === undefined ? restarts : upgrade(at, tree)), tree)
}

type Nodes = Record<'a' | 'b' | 'work', Node>
type Stages = (nodes: Nodes) => [string, () => Promise<void>][]

async function underCalls({ owner, app }: BenchServer, tree: string, stagesOf: Stages): Promise<Run> {
  const house = await furnishForNodes(owner, app, tree)
  const around = await startAround(owner)
  const origin = `http://localhost:${around.port}`
  const variables = { ...house.variables, PUBLIC_ORIGIN: origin, DATABASE_URL: around.pooled(app), DRAIN_SECONDS: '3' }
  const node = (name: string, role: 'web' | 'worker', port: number) => openNode({ name, role, port, folder: around.folder, variables })
  const nodes = { a: node('a', 'web', around.nodes[0]), b: node('b', 'web', around.nodes[1]), work: node('work', 'worker', 1) }
  try {
    for (const one of Object.values(nodes)) await one.start(tree)
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
    const said = Object.entries(nodes).flatMap(([name, one]) => one.said().map((line) => `${name}: ${line}`))
    return { stages, said, acknowledged: callers.acknowledged(), found: await readBooks(owner) }
  } finally {
    await Promise.all(Object.values(nodes).map((one) => one.kill()))
    await around.stop()
  }
}

const anew = (node: Node, end: 'end' | 'kill', tree: string) => async () => {
  await node[end]()
  await node.start(tree)
}

const restarts: Stages = ({ a, b, work }) => [
  ['nothing ends', async () => undefined],
  ['a is restarted', anew(a, 'end', here)],
  ['b is restarted', anew(b, 'end', here)],
  ['the work is restarted', anew(work, 'end', here)],
  ['a is killed', anew(a, 'kill', here)],
  ['b is killed', anew(b, 'kill', here)],
  ['the work is killed', anew(work, 'kill', here)],
]

const upgrade =
  ({ owner }: BenchServer, previous: string): Stages =>
  ({ a, b, work }) => [
    ['the previous release', async () => undefined],
    ['the schema is migrated', async () => console.error(`… ${(await bringUpToDate(owner)).join(', ')}`)],
    ['the previous release on it', () => wait(longMs)],
    ['a is upgraded', anew(a, 'end', here)],
    ['both releases at once', () => wait(longMs)],
    ['the work is upgraded', anew(work, 'end', here)],
    ['b is upgraded', anew(b, 'end', here)],
    [
      'b goes back',
      async () => {
        await b.end()
        await b.start(previous).catch((error: Error) => console.error(`… b does not go back: ${error.message.trim()}`))
      },
    ],
    ['b is upgraded again', anew(b, 'end', here)],
  ]

/** Writes a run as a table. */
export function nodesTable({ stages, said, acknowledged, found }: Run): string {
  const lines = stages.flatMap(({ what, counts }) => [
    what,
    ...Object.entries(counts).flatMap(([kind, { calls, failed, longestMs, reasons }]) => [
      ...(calls > 0
        ? [`  ${kind.padEnd(6)}${String(failed).padStart(4)} of ${String(calls).padStart(5)} failed, ${longestMs} ms at most`]
        : []),
      ...Object.entries(reasons).map(([why, times]) => `         ${times} × ${why}`),
    ]),
  ])
  const isWhole = acknowledged.postings === found.postings && acknowledged.taken === found.taken
  const books = isWhole
    ? 'the ledger has each once'
    : `the ledger has ${found.postings}, which took ${found.taken}, not ${acknowledged.taken}`
  const complaints = said.length > 0 ? `\n\nNodes said:\n${said.join('\n')}` : ''
  return `${lines.join('\n')}${complaints}\n\n${acknowledged.postings} bets and wins were acknowledged; ${books}.`
}
