import { availableParallelism } from 'node:os'
import pg from 'pg'
import { migrate } from '../../apps/server/src/base/database/migrate.sql.ts'
import { grantRoles } from '../../apps/server/src/base/database/roles.sql.ts'
import type { House } from '../../apps/server/src/base/house.ts'
import { keepCheckpoints } from '../../apps/server/src/money/checkpoints/index.ts'
import { rollUp } from '../../apps/server/src/money/wallet/index.ts'
import { verifyDaily, verifyInFull } from '../../apps/server/src/money/verify-ledger/index.ts'
import { asRole, ensureDatabase } from '../../launch/databases.ts'
import { openBenchHouse } from '../bench-house.ts'
import { onBenchServer } from '../bench-server.ts'
import { middleOf, watchOthers, type Middle } from '../measure.ts'
import { optionOf } from '../option.ts'
import { fillLedger, type LedgerSize } from './fill-ledger.ts'
import { readsOf, type Read } from './reads.ts'

const rounds = optionOf('rounds', 5)
const calls = optionOf('calls', 10)
const postings = optionOf('postings', 1_000_000)
const little: LedgerSize = { postings: 10_000, roundsOfOne: 500 }
const much: LedgerSize = { postings, roundsOfOne: optionOf('rounds-of-one', Math.min(300_000, Math.round(postings / 10))) }

/** What a thing took in the ledger with little history and in the one with much: milliseconds, and 8 kB pages it looked at. */
type Figure = { name: string; littleMs: Middle; muchMs: Middle; ratio: Middle; littlePages: number | null; muchPages: number | null }
type Run = { figures: Figure[]; othersShare: number }

/** A house with its ledger, what is read of it, and what is done behind it. */
type Side = { owner: pg.Client; house: House; reads: Read[]; work: Read[]; close: () => Promise<void> }

/**
 * `npm run bench history [-- --json --postings=1000000 --rounds-of-one=100000 --rounds=5 --calls=10]`: what players wait for, and what is
 * done every day, in a ledger of 10,000 postings and in one with so many, side by side.
 */
export async function benchHistory(): Promise<Run> {
  const settings = { max_wal_size: '8GB', shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track': 'top' }
  return onBenchServer(settings, async ({ url, owner, app, database }) => {
    const smallOwner = await ensureDatabase(url, 'little')
    await migrate(smallOwner)
    const roles = await grantRoles(smallOwner, { app: 'bench', office: 'bench' })
    const small = await openSide(smallOwner, asRole(smallOwner, roles.app, 'bench'), little)
    const large = await openSide(owner, app, much)
    try {
      return await measure(small, large, database)
    } finally {
      await small.close()
      await large.close()
    }
  })
}

async function openSide(ownerUrl: string, app: string, size: LedgerSize): Promise<Side> {
  tell(`filling a ledger with ${size.postings.toLocaleString('en')} postings`)
  await fillLedger(ownerUrl, size)
  const { house, close } = await openBenchHouse(app)
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query('create extension if not exists pg_stat_statements')
  tell('writing checkpoints')
  while (await keepCheckpoints(house.db, house.clock));
  await owner.query('vacuum (analyze)')
  return {
    owner,
    house,
    reads: await readsOf(house),
    work: workOf(house, owner),
    close: async () => {
      await owner.end()
      await close()
    },
  }
}

/** A finding is an error of the bench. */
function requireRight(verdicts: readonly { faults: string[] }[]): void {
  const [fault] = verdicts.flatMap(({ faults }) => faults)
  if (fault) throw new Error(`the ledger of the bench is wrong: ${fault}`)
}

/** What is done behind the write path, once a day. */
function workOf(house: House, owner: pg.Client): Read[] {
  return [
    {
      name: 'roll-up of a day',
      run: async () => {
        await owner.query(`delete from house_day where day >= (now() at time zone 'UTC')::date - 1`)
        await rollUp(house.db, house.clock)
      },
    },
    { name: 'ledger verify, what is new', run: async () => requireRight(await verifyDaily(house.db, house.clock)) },
  ]
}

async function measure(small: Side, large: Side, database: { pid: number; family: boolean }): Promise<Run> {
  const pairs = [
    ...small.reads.map((one, at) => ({ one, other: large.reads[at]!, times: calls })), // both sides read the same
    ...small.work.map((one, at) => ({ one, other: large.work[at]!, times: 1 })), // both sides do the same
  ]
  const inFull = await onceOf('ledger verify, in full', small, large)
  tell('warming up')
  for (const { one, other } of pairs) for (const { run } of [one, other, one, other]) await run()
  const others = watchOthers(() => [{ pid: process.pid, family: true }, database])
  const taken = pairs.map((): { little: number[]; much: number[] } => ({ little: [], much: [] }))
  for (let round = 0; round < rounds; round += 1) {
    tell(`round ${round + 1} of ${rounds}`)
    for (const [at, { one, other, times }] of pairs.entries()) {
      taken[at]!.little.push(await timeOf(one, times)) // there is one for each pair
      taken[at]!.much.push(await timeOf(other, times)) // there is one for each pair
    }
  }
  const othersShare = Math.round(others() * 1000) / 1000
  const figures: Figure[] = []
  for (const [at, { one, other, times }] of pairs.entries()) {
    const { little: few, much: many } = taken[at]! // there is one for each pair
    figures.push({
      name: one.name,
      littleMs: rounded(middleOf(few)),
      muchMs: rounded(middleOf(many)),
      ratio: rounded(middleOf(many.map((ms, round) => ms / few[round]!))), // both were taken in each round
      littlePages: times === 1 ? null : await pagesOf(small, one),
      muchPages: times === 1 ? null : await pagesOf(large, other),
    })
  }
  return { figures: [...figures, inFull], othersShare }
}

/** The middle of so many calls, in milliseconds. */
async function timeOf({ run }: Read, times: number): Promise<number> {
  const taken: number[] = []
  for (let n = 0; n < times; n += 1) {
    const began = performance.now()
    await run()
    taken.push(performance.now() - began)
  }
  return middleOf(taken).middle
}

/** How many pages the statements of a read look at, whether they are in memory or not. */
async function pagesOf({ owner }: Side, { run }: Read): Promise<number> {
  await owner.query('select pg_stat_statements_reset()')
  await run()
  const { rows } = await owner.query<{ pages: string }>(
    `select sum(shared_blks_hit + shared_blks_read) as pages from pg_stat_statements s join pg_database d on d.oid = s.dbid and d.datname = current_database()`,
  )
  return Number(rows[0]?.pages ?? 0)
}

/** What takes long is done once on each side. */
async function onceOf(name: string, small: Side, large: Side): Promise<Figure> {
  const timed = async ({ house }: Side) => {
    tell(name)
    const began = performance.now()
    requireRight(await verifyInFull(house.db, house.clock))
    return performance.now() - began
  }
  const [few, many] = [await timed(small), await timed(large)]
  const alone = (number: number) => rounded({ middle: number, least: number, most: number })
  return { name, littleMs: alone(few), muchMs: alone(many), ratio: alone(many / few), littlePages: null, muchPages: null }
}

const rounded = ({ middle, least, most }: Middle): Middle => ({ middle: round2(middle), least: round2(least), most: round2(most) })
const round2 = (number: number) => Math.round(number * 100) / 100

/** The figures as a table, and what they depend on. */
export function historyTable({ figures, othersShare }: Run): string {
  const spread = ({ least, most }: Middle) => `${least}–${most}`
  const pages = (count: number | null) => (count === null ? '' : count.toLocaleString('en'))
  const rows = figures.map(({ name, littleMs, muchMs, ratio, littlePages, muchPages }) => [
    name,
    `${littleMs.middle} ms`,
    spread(littleMs),
    `${muchMs.middle} ms`,
    spread(muchMs),
    `${ratio.middle} ×`,
    spread(ratio),
    pages(littlePages),
    pages(muchPages),
  ])
  const all = [['name', 'little', 'from to', 'much', 'from to', 'ratio', 'from to', 'pages of little', 'of much'], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  const lines = all.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '),
  )
  const sizeOf = (size: LedgerSize) =>
    `${size.postings.toLocaleString('en')} postings, ${size.roundsOfOne.toLocaleString('en')} rounds of one player`
  return [
    ...lines,
    '',
    `Little: ${sizeOf(little)}. Much: ${sizeOf(much)}. Each is the middle of ${rounds} rounds of ${calls} calls, work of a day one a round, from the least to the most of them; ratios are taken round by round. Pages are of 8 kB, in memory or not. Something else used ${(othersShare * 100).toFixed(0)} % of the machine's ${availableParallelism()} cores meanwhile.`,
  ].join('\n')
}

function tell(what: string): void {
  console.error(`… ${what}`)
}
