import { openDatabase, type Database } from '../../../apps/server/src/base/database/database.ts'
import { asOwner } from '../../../apps/server/src/base/database/as-owner.sql.ts'
import { migrate } from '../../../apps/server/src/base/database/migrate.sql.ts'
import { grantRoles } from '../../../apps/server/src/base/database/roles.sql.ts'
import { readParts } from '../../../apps/server/src/money/wallet/parts.sql.ts'
import { callPost, callPostOfPart } from '../../../apps/server/src/money/wallet/post.sql.ts'
import { asRole } from '../../../launch/databases.ts'
import { measure, middleOf, type Middle } from '../../measure.ts'
import { optionOf } from '../../option.ts'
import { processorMs } from '../../processor-time.ts'
import { fillWallets } from '../../wallets.ts'
import { partsOf, postBatches, type Parts, type Send } from './batches.ts'
import { moveUnderBets, type Moved } from './move-parts.ts'
import { startCitus, startOne, type CitusCluster, type CitusNode } from './start-citus.ts'
import { tryAsStranger } from './stranger.ts'

const rounds = optionOf('rounds', 5)
const seconds = optionOf('seconds', 3)
const sizes = [1, 16, 64, 256]
const callers = 4

/** Processor time of a posting in microseconds, by node in the order of the nodes. */
type Cost = { perSecond: number; nodesUs: number[] }
type Size = {
  size: number
  oneUs: Middle
  clusterUs: Middle
  ratio: Middle
  onePerSecond: Middle
  clusterPerSecond: Middle
  nodesUs: number[]
}
type Run = { sizes: Size[]; before: Size; after: Size; moved: Moved; stranger: string }

/** Something to post to, and whose processor time it takes. */
type Side = { db: Database; send: Send; parts: Parts; nodes: readonly CitusNode[] }

/**
 * `npm run bench citus [-- --rounds=5 --seconds=3 --json]`: the processor time of a posting on one PostgreSQL and on a
 * coordinator with two workers, in turns, by the size of the batch; then a third worker is added, parts of the ledger move to
 * it while bets run, and nothing is lost.
 */
export async function benchCitus(): Promise<Run> {
  const one = await startOne()
  const cluster = await startCitus(2).catch(async (error: unknown) => {
    await one.stop()
    throw error
  })
  const stop = async () => void (await Promise.all([one.stop(), cluster.stop()]))
  process.stdin.on('end', () => void stop().then(() => process.exit(1))).resume()
  try {
    const plain = await openSide(one, '')
    const distributed = await openSide(cluster, 'citus')
    const inTurns = await takeTurns(plain, distributed)
    const before = inTurns.find(({ size }) => size === 64)! // one of `sizes`
    const stranger = await tryAsStranger(cluster)
    const moved = await moveUnderBets(cluster, distributed.db)
    const after = (await takeTurns(plain, { ...distributed, nodes: cluster.nodes }, [64]))[0]! // of one size
    await Promise.all([plain.db.close(), distributed.db.close()])
    return { sizes: inTurns, before, after, moved, stranger }
  } finally {
    await stop()
  }
}

/** Migrates, fills and opens one side; DISTRIBUTED is what it is for whoever migrates and grants. */
async function openSide({ url, nodes }: CitusCluster, how: string): Promise<Side> {
  process.env.DISTRIBUTED = how
  await migrate(url)
  const { app } = await grantRoles(url, { app: 'bench', office: 'bench' })
  await fillWallets(url)
  await asOwner(url, (client) => client.query('checkpoint'))
  const db = openDatabase(asRole(url, app, 'bench'), { connections: callers })
  if (how === '') return { db, send: callPost, parts: partsOf(() => ''), nodes }
  const parts = await readParts(db)
  return { db, send: callPostOfPart, parts: partsOf((shard) => parts.get(shard) ?? ''), nodes }
}

async function takeTurns(one: Side, cluster: Side, of: readonly number[] = sizes): Promise<Size[]> {
  const costs = new Map(of.map((size): [number, Record<'one' | 'cluster', Cost[]>] => [size, { one: [], cluster: [] }]))
  // The first turn plans, makes rooms and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [size, known] of costs) {
      const turns = [() => costOf(one, size, 'one'), () => costOf(cluster, size, 'cluster')] as const
      for (const turn of round % 2 === 0 ? turns : turns.toReversed()) {
        const { side, cost } = await turn()
        if (round > 0) known[side].push(cost)
      }
    }
    console.error(`… round ${round} of ${rounds}`)
  }
  return [...costs].map(([size, known]) => sizeOf(size, known.one, known.cluster))
}

async function costOf<Name extends 'one' | 'cluster'>(
  { db, send, parts, nodes }: Side,
  size: number,
  side: Name,
): Promise<{ side: Name; cost: Cost }> {
  // callPost asks which it is.
  process.env.DISTRIBUTED = side === 'one' ? '' : 'citus'
  const used = () => nodes.map(({ pid }) => processorMs(pid, true))
  const before = used()
  let done = 0
  const { perSecond } = await measure(callers, seconds, async () => {
    const count = await postBatches(db, send, parts, size)
    done += count
    return count
  })
  return { side, cost: { perSecond, nodesUs: used().map((ms, node) => ((ms - (before[node] ?? 0)) * 1000) / done) } }
}

const totalOf = ({ nodesUs }: Cost) => nodesUs.reduce((sum, us) => sum + us, 0)

function sizeOf(size: number, one: readonly Cost[], cluster: readonly Cost[]): Size {
  const nodes = cluster[0]?.nodesUs.length ?? 0
  return {
    size,
    oneUs: middleOf(one.map(totalOf)),
    clusterUs: middleOf(cluster.map(totalOf)),
    ratio: middleOf(cluster.map((cost, round) => totalOf(cost) / totalOf(one[round]!))), // as many rounds of each
    onePerSecond: middleOf(one.map(({ perSecond }) => perSecond)),
    clusterPerSecond: middleOf(cluster.map(({ perSecond }) => perSecond)),
    nodesUs: Array.from({ length: nodes }, (_, node) => middleOf(cluster.map(({ nodesUs }) => nodesUs[node] ?? 0)).middle),
  }
}

const spread = ({ middle, least, most }: Middle, digits = 0) =>
  `${middle.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`

/** Writes a run as a table. */
export function citusTable({ sizes: all, before, after, moved, stranger }: Run): string {
  const line = ({ size, oneUs, clusterUs, ratio, onePerSecond, clusterPerSecond, nodesUs }: Size) =>
    `| ${size} | ${spread(oneUs)} | ${spread(clusterUs)} | ${spread(ratio, 2)} | ${nodesUs.map((us) => us.toFixed(0)).join(' + ')} | ${spread(onePerSecond)} | ${spread(clusterPerSecond)} |`
  return `| batch | one node, µs | cluster, µs | ratio | coordinator + workers | one node, /s | cluster, /s |
|---|---|---|---|---|---|---|
${all.map(line).join('\n')}

With two workers and then three, at 64:
${[before, after].map(line).join('\n')}

${moved.parts} of ${moved.of} parts moved in ${moved.seconds.toFixed(1)} s while ${moved.acknowledged} postings were acknowledged, the longest after ${moved.longestMs.toFixed(0)} ms; ${moved.lost} of them are lost, ${moved.twice} stand twice; the wallets hold ${moved.found === moved.expected ? 'what they should' : `${moved.found}, not ${moved.expected}`}.
The owner of the functions, as a stranger: ${stranger}.`
}
