import { randomOf } from '@fairhouse/testing/seeded-random.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { asOwner } from '../../../apps/server/src/base/database/as-owner.sql.ts'
import { openDatabase, type Database } from '../../../apps/server/src/base/database/database.ts'
import { migrate } from '../../../apps/server/src/base/database/migrate.sql.ts'
import { grantRoles } from '../../../apps/server/src/base/database/roles.sql.ts'
import type { Posting } from '../../../apps/server/src/money/wallet/posting.ts'
import { callPost } from '../../../apps/server/src/money/wallet/post.sql.ts'
import { asRole } from '../../../launch/databases.ts'
import { messageOf } from '../../../launch/sentence.ts'
import { optionOf } from '../../option.ts'
import { fillWallets, walletAt, walletCount } from '../../wallets.ts'
import { makeMarks, readCommitting, readPrepared, readWhole, recover, writeMark, type phases } from './kill-commits.sql.ts'
import { readCash } from './move-parts.sql.ts'
import { startCitus, type CitusCluster, type CitusNode } from './start-citus.ts'

const callers = 8
/** Of each transaction: one posting in each of two wallets, mostly of two workers. */
const postingsOfOne = 2
const stake = 100n
const patienceMs = 60_000

type Killed = {
  seed: number
  kills: Map<string, number>
  acknowledged: number
  failed: number
  leftPrepared: number
  lost: number
  half: number
  stood: number
  cash: { expected: bigint; found: bigint }
}

/**
 * `npm run bench citus -- --kill [--kills=36 --seed=7]`: transactions that write on the coordinator and on two nodes, while a backend in the
 * middle of its commit, or a whole worker, is ended by SIGKILL again and again. What is left prepared is ended as Citus does it; then
 * nothing acknowledged may be missing, and nothing may stand half.
 */
export async function benchKilledCommits(): Promise<Killed> {
  const [kills, seed] = [optionOf('kills', 36), optionOf('seed', 7)]
  process.env.DISTRIBUTED = 'citus'
  const cluster = await startCitus(2)
  process.stdin.on('end', () => void cluster.stop().then(() => process.exit(1))).resume()
  try {
    await migrate(cluster.url)
    const { app } = await grantRoles(cluster.url, { app: 'bench', office: 'bench' })
    await fillWallets(cluster.url)
    await asOwner(cluster.url, (client) => makeMarks(client, app))
    const cashBefore = await asOwner(cluster.url, readCash)
    const db = openDatabase(asRole(cluster.url, app, 'bench'), { connections: callers })
    const work = openWork(db)
    const done = new Map<string, number>()
    let leftPrepared = 0
    for (let n = 0, random = randomOf(seed); n < kills; n += 1) {
      const before = work.acknowledged.size
      const what = await killOnce(cluster, random)
      done.set(what, (done.get(what) ?? 0) + 1)
      leftPrepared += await untilRecovered(cluster)
      await untilMore(work.acknowledged, before + 20)
      console.error(`… ${n + 1} of ${kills}: ${what}, ${work.acknowledged.size} acknowledged`)
    }
    await work.stop()
    await untilRecovered(cluster)
    await db.close()
    const { marks, postings } = await asOwner(cluster.url, readWhole)
    const lost = [...work.acknowledged].filter((id) => !marks.has(id) || postings.get(id) !== postingsOfOne).length
    const half = [...new Set([...marks, ...postings.keys()])].filter((id) => !marks.has(id) || postings.get(id) !== postingsOfOne).length
    const found = cashBefore - (await asOwner(cluster.url, readCash))
    const expected = BigInt(marks.size * postingsOfOne) * stake
    const cash = { expected, found }
    return {
      seed,
      kills: done,
      acknowledged: work.acknowledged.size,
      failed: work.failed(),
      leftPrepared,
      lost,
      half,
      stood: marks.size,
      cash,
    }
  } finally {
    await cluster.stop()
  }
}

/** Callers that go on whatever happens; one that fails takes a new id, so that nobody mends what stands half. */
function openWork(db: Database) {
  const acknowledged = new Set<string>()
  let [next, failed, isOver] = [0, 0, false]
  const call = async () => {
    while (!isOver) {
      const number = (next += 1)
      const id = `kill:${number}`
      const lost = (place: number): Posting => {
        const wallet = walletAt('free', (number * postingsOfOne + place) % walletCount)
        const about = { wallet, kind: 'casino', reason: `${id}/${place}`, round: `${id}/${place}` }
        return {
          ...about,
          op: 'betWin',
          id: `${id}/${place}`,
          winId: `${id}/${place}:win`,
          amount: stake,
          win: 0n,
          owner: 'game:1',
          account: 'gaming:slots:bench',
        }
      }
      const posted = db.transaction(async (tx) => {
        await writeMark(tx, id)
        const results = await callPost(tx, [lost(0), lost(1)], new Date())
        const other = results.find(({ outcome }) => outcome !== 'posted')
        if (other) throw new Error(`A posting ended as ${other.outcome}`)
      })
      await posted.then(
        () => acknowledged.add(id),
        async () => {
          failed += 1
          await wait(20)
        },
      )
    }
  }
  const calling = Promise.all(Array.from({ length: callers }, call))
  const stop = async () => {
    isOver = true
    await calling
  }
  return { acknowledged, failed: () => failed, stop }
}

/** Ends a backend that is in the middle of a commit, or a worker while commits are under way. Returns what it was. */
async function killOnce(cluster: CitusCluster, random: () => number): Promise<string> {
  const [coordinator, ...workers] = cluster.nodes
  const worker = workers[Math.floor(random() * workers.length)]! // one of two
  const kind = (['coordinator', 'prepare', 'end', 'server'] as const)[Math.floor(random() * 4)]! // one of four
  const node = kind === 'coordinator' ? coordinator! : worker // a cluster has one
  await wait(random() * 200)
  if (kind === 'server') {
    await untilCommitting(cluster, node, 'prepare')
    await cluster.crash(node)
    return 'a worker'
  }
  process.kill(await untilCommitting(cluster, node, kind), 'SIGKILL')
  return { coordinator: 'a commit of the coordinator', prepare: 'what prepares on a worker', end: 'what ends the prepared on a worker' }[
    kind
  ]
}

const untilCommitting = (cluster: CitusCluster, node: CitusNode, phase: keyof typeof phases): Promise<number> =>
  asOwner(cluster.urlOf(node), async (client) => {
    for (const began = performance.now(); ;) {
      const pid = await readCommitting(client, phase)
      if (pid !== undefined) return pid
      if (performance.now() - began > patienceMs) throw new Error(`Nobody was in the phase ${phase} on ${node.name}.`)
    }
  })

/** Lets Citus end what is prepared, until nothing has been for longer than a transaction takes. Returns how many were first found. */
async function untilRecovered(cluster: CitusCluster): Promise<number> {
  let first: number | undefined
  for (const began = performance.now(); ; await wait(50)) {
    try {
      let prepared = 0
      for (const node of cluster.nodes.slice(1)) prepared += await asOwner(cluster.urlOf(node), readPrepared)
      first ??= prepared
      await asOwner(cluster.url, recover)
      return first
    } catch (error) {
      if (performance.now() - began > patienceMs) throw new Error(`The cluster did not come back: ${messageOf(error)}`, { cause: error })
    }
  }
}

async function untilMore(acknowledged: ReadonlySet<string>, most: number): Promise<void> {
  for (const began = performance.now(); acknowledged.size < most; await wait(20))
    if (performance.now() - began > patienceMs) throw new Error('Nothing was acknowledged after a kill.')
}

/** Writes a run as sentences. */
export function killedLine({ seed, kills, acknowledged, failed, leftPrepared, lost, half, stood, cash }: Killed): string {
  const all = [...kills.values()].reduce((sum, n) => sum + n, 0)
  return `${all} kills of seed ${seed}: ${[...kills].map(([what, n]) => `${n} of ${what}`).join(', ')}.
${acknowledged} transactions were acknowledged and ${stood} stand, ${failed} calls failed, most of them refused by a server that was coming back; ${leftPrepared} were found prepared after kills. ${lost} of the acknowledged are lost, ${half} stand half; the wallets hold ${cash.found === cash.expected ? 'what they should' : `${cash.found}, not ${cash.expected}`}.`
}
