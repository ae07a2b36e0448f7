import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { buildApps } from '../../launch/build.ts'
import { onBenchServer, type BenchServer } from '../bench-server.ts'
import { openCallers, type Callers } from '../nodes/callers.ts'
import { furnishForNodes, readBooks, type Furnished } from '../nodes/furnish.ts'
import { openNode } from '../nodes/node-process.ts'
import { startAround, type Around } from '../nodes/start-around.ts'
import { openTally, type Tally } from '../nodes/tally.ts'
import { optionOf } from '../option.ts'
import { here } from '../tree.ts'
import { openDeposits, type Deposits } from './deposits.ts'
import { fundWallets } from './fund-wallets.ts'
import { startOutsideWorld, type OutsideWorld } from './outside-world.ts'
import { rehearse, type Rehearsal } from './rehearse.ts'
import { happeningsOf, type Happening } from './stages.ts'
import { startDatabase, type WholeDatabase } from './start-database.ts'
import { addTo, type Stage, type Whole } from './table.ts'
import { verify } from './verify.ts'

const minutes = optionOf('minutes', 30)
const settleMs = 4000
const visitors = 48
const payers = 4
// A payment that nobody has heard of for a while is asked about; that takes as long as the job waits.
const settledWithinMs = 300_000

/**
 * `npm run bench whole [-- --minutes=30 --json]`: two nodes and a worker behind HAProxy, PgBouncer and a cluster of
 * PostgreSQL under Patroni behind them, under bets, deposits, pages, logins and streams, while each part in turn is
 * killed, upgraded and failed over, and a backup is restored beside it. Says what became of the calls, and whether the
 * ledger holds.
 */
export async function benchWhole(): Promise<Whole> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  buildApps()
  return onBenchServer({}, async (outside) => {
    const database = await startDatabase()
    try {
      return await onWhole(database, outside)
    } finally {
      await database.stop()
    }
  })
}

async function onWhole(database: WholeDatabase, beside: BenchServer): Promise<Whole> {
  const [owner, app] = [await database.cluster.owner(), await database.app()]
  const house = await furnishForNodes(owner, app, here, { players: visitors, fill: () => fundWallets(owner, app) })
  const around = await startAround(owner, database.port)
  const origin = `http://localhost:${around.port}`
  const outside = await startOutsideWorld(beside, house.variables, origin)
  const variables = { ...house.variables, ...outside.variables, PUBLIC_ORIGIN: origin, DRAIN_SECONDS: '3' }
  const node = (name: string, role: 'web' | 'worker', port: number) =>
    openNode({ name, role, port, folder: around.folder, variables: { ...variables, DATABASE_URL: around.pooled(app) } })
  const nodes = { a: node('a', 'web', around.nodes[0]), b: node('b', 'web', around.nodes[1]), work: node('work', 'worker', 1) }
  try {
    for (const one of Object.values(nodes)) await one.start(here)
    await wait(settleMs)
    const tally = openTally()
    const { callers, deposits } = openAll({ house, around, outside }, tally)
    const rehearsals: Rehearsal[] = []
    const parts = {
      nodes,
      around,
      database,
      rehearse: async () => void rehearsals.push(await rehearse(database, variables, () => callers.acknowledged().postings)),
    }
    const seen = await goRound(happeningsOf(parts), tally)
    await callers.stop()
    const said = Object.entries(nodes).flatMap(([name, one]) => one.said().map((line) => `${name}: ${line}`))
    const paid = await comparePaid(database, outside, deposits)
    const found = await readBooks(await database.cluster.owner())
    const ledger = await verify(await database.app(), variables, false)
    return { ...seen, said, rehearsals, ledger, bets: { acknowledged: callers.acknowledged(), found }, deposits: paid }
  } finally {
    await Promise.all(Object.values(nodes).map((one) => one.kill()))
    await around.stop()
    await outside.stop()
  }
}

type Around3 = { house: Furnished; around: Around; outside: OutsideWorld }

function openAll({ house, around, outside }: Around3, tally: Tally): { callers: Callers; deposits: Deposits } {
  const deposits = openDeposits(outside.origin, house.cookies, payers, tally)
  return { callers: openCallers({ port: around.port, ...house }, tally, deposits.callers), deposits }
}

/** Lets everything happen in turn, round after round, until the time is over and a round is complete. */
async function goRound(happenings: readonly Happening[], tally: Tally): Promise<{ stages: Stage[]; rounds: number; tookMs: number }> {
  const began = performance.now()
  const stages = new Map<string, Stage>()
  let rounds = 0
  while (performance.now() - began < minutes * 60_000) {
    for (const [what, act] of happenings) {
      console.error(`… ${((performance.now() - began) / 60_000).toFixed(1)} min: ${what}`)
      await act()
      await wait(settleMs)
      addTo(stages, what, tally.turn())
    }
    rounds += 1
  }
  return { stages: [...stages.values()], rounds, tookMs: Math.round(performance.now() - began) }
}

/** Holds what the acquirer has captured against what is booked, once every payment has come to its end. */
async function comparePaid(
  database: WholeDatabase,
  { captured }: OutsideWorld,
  { acknowledged, refused }: Deposits,
): Promise<Whole['deposits']> {
  const client = new pg.Client({ connectionString: await database.cluster.owner() })
  await client.connect()
  const open = `select from deposit_attempt where state in ('created', 'stepping', 'pending', 'unknown')`
  for (const deadline = performance.now() + settledWithinMs; performance.now() < deadline; await wait(1000))
    if ((await client.query(open)).rowCount === 0) break
  const stillOpen = (await client.query(open)).rowCount ?? 0
  const { rows } = await client.query<{ reason_ref: string }>(
    `select reason_ref from posting where kind = 'deposit' and outcome = 'posted'`,
  )
  await client.end()
  const [booked, taken] = [rows.map((row) => row.reason_ref).toSorted(), (await captured()).toSorted()]
  const isSame = booked.length === taken.length && booked.every((one, at) => one === taken[at])
  const lost = acknowledged().filter((one) => !booked.includes(one)).length
  return { acknowledged: acknowledged().length, refused: refused(), captured: taken.length, booked: booked.length, isSame, lost, stillOpen }
}
