import { availableParallelism } from 'node:os'
import { ensureDatabase } from '../launch/databases.ts'
import { endWith } from '../launch/sentence.ts'
import { onBenchServer } from './bench-server.ts'
import { figureOf, heldAgainst, watchOthers, withProcessorTime, type Figure, type Measured, type Part, type Stretch } from './measure.ts'
import { backupLine, benchBackup } from './backup/run.ts'
import { benchCut, cutTable } from './cluster/cut.ts'
import { benchKilledCommits, killedLine } from './cluster/citus/kill-commits.ts'
import { benchCitus, citusTable } from './cluster/citus/run.ts'
import { benchFailover, failoverTable } from './cluster/failover.ts'
import { benchGames, gamesTable } from './games/run.ts'
import { benchHistory, historyTable } from './history/run.ts'
import { benchOffice, officeTable } from './office/run.ts'
import { benchNodes, nodesTable } from './nodes/run.ts'
import { optionOf } from './option.ts'
import { benchPages } from './pages/run.ts'
import { openLogins, type Logins } from './logins.ts'
import { openStudio, type Studio } from './over-http.ts'
import { openPgbench, type Pgbench } from './pgbench.ts'
import { play, waysOf, type Way } from './postings.ts'
import { benchStreams, streamTable } from './streams/run.ts'
import { tableOf } from './table.ts'
import { fillWallets } from './wallets.ts'
import { benchWhole } from './whole/run.ts'
import { wholeTable } from './whole/table.ts'

const scale = 64
const seconds = optionOf('seconds', 5)
const rounds = optionOf('rounds', 5)

/** The figures of a run, and how busy other processes kept the machine, as a share of all its cores. */
type Run = { figures: Figure[]; othersShare: number }

/**
 * `npm run bench [-- --json --rounds=5 --seconds=5]`: measures the ledger as ratios to pgbench's TPC-B-like on the same
 * durable server in the same run, and logins to unknown names as a ratio to logins to accounts.
 */
async function bench(): Promise<Run> {
  const durable = { fsync: 'on', synchronous_commit: 'on', max_connections: '200' }
  return onBenchServer(durable, async ({ folder, url, owner, app, database }) => {
    await fillWallets(owner)
    const yardstick = openPgbench(await ensureDatabase(url, 'yardstick'), folder)
    tell(`filling pgbench's tables at scale ${scale}`)
    await yardstick.prepare(scale)
    return interleave(yardstick, owner, app, database)
  })
}

/** One thing to measure: its reference, and the parts whose processor time is counted. */
type Contest = {
  name: string
  unit: string
  /** The name of its reference; undefined for a yardstick. */
  against?: string
  parts: Readonly<Record<string, Part>>
  run: (seconds: number) => Promise<Measured>
}

/**
 * Runs all contests in turn, starting each round with a different one, so that background load affects all of them
 * alike.
 */
async function interleave(yardstick: Pgbench, owner: string, url: string, database: Part): Promise<Run> {
  const ways = waysOf(url)
  const studio = await openStudio(owner, url)
  const logins = await openLogins(url)
  const contests = contestsOf(ways, { yardstick, studio, logins, database })
  const measured = new Map<string, Stretch[]>(contests.map(({ name }) => [name, []]))
  try {
    tell('warming up')
    for (const { run } of contests) await run(1)
    const others = watchOthers(() => [{ ...ourselves, family: true }])
    for (let round = 0; round < rounds; round += 1) {
      const begin = round % contests.length
      for (const { name, parts, run } of [...contests.slice(begin), ...contests.slice(0, begin)]) {
        tell(`round ${round + 1} of ${rounds}: ${name}`)
        measured.get(name)?.push(await withProcessorTime(parts, () => run(seconds)))
      }
    }
    return { figures: figuresOf(contests, measured), othersShare: Math.round(others() * 1000) / 1000 }
  } finally {
    await studio.close()
    await logins.close()
    await ways[0]?.close()
  }
}

const ourselves: Part = { pid: process.pid, family: false }

type Measuring = { yardstick: Pgbench; studio: Studio; logins: Logins; database: Part }

function contestsOf(ways: Way[], { yardstick, studio, logins, database }: Measuring): Contest[] {
  const theirs = (clients: number) => `pgbench TPC-B-like, ${clients} clients`
  const inside = { server: ourselves, database }
  return [
    ...[16, 64].map((clients): Contest => ({
      name: theirs(clients),
      unit: 'transactions/s',
      parts: { database },
      run: (time) => yardstick.run(clients, time),
    })),
    ...ways.map((way): Contest => ({
      name: way.name,
      unit: 'postings/s',
      against: theirs(way.callers),
      parts: inside,
      run: (time) => play(way, time),
    })),
    {
      name: 'studio protocol over HTTP, limits checked, 64 callers',
      unit: 'postings/s',
      against: theirs(64),
      parts: { server: studio.server, database },
      run: studio.play,
    },
    { name: refused.known, unit: 'logins/s', parts: inside, run: (time) => logins.try('known', time) },
    // A ratio of one means that the time of an answer does not reveal whether an account exists.
    { name: refused.unknown, unit: 'logins/s', against: refused.known, parts: inside, run: (time) => logins.try('unknown', time) },
  ]
}

const refused = { known: 'refused login at an account, 4 callers', unknown: 'refused login that nobody has, 4 callers' } as const

function figuresOf(contests: Contest[], measured: ReadonlyMap<string, Stretch[]>): Figure[] {
  const stretchesOf = (name: string) => measured.get(name) ?? []
  const figures = contests.map(({ name, unit, against }) => {
    const figure = figureOf(name, unit, stretchesOf(name))
    return against ? heldAgainst(figure, stretchesOf(name), against, stretchesOf(against)) : figure
  })
  const [checked, unchecked] = ['batched, limits checked, 64 callers', 'batched, no limits, 64 callers'] as const
  const left = figureOf('what is left of the rate with limits checked', 'postings/s', stretchesOf(checked))
  const bonused = 'batched, no limits, an active bonus, 64 callers'
  const withBonus = figureOf('what is left of the rate with an active bonus', 'postings/s', stretchesOf(bonused))
  return [
    ...figures,
    heldAgainst(left, stretchesOf(checked), unchecked, stretchesOf(unchecked)),
    heldAgainst(withBonus, stretchesOf(bonused), unchecked, stretchesOf(unchecked)),
  ]
}

function tell(what: string): void {
  console.error(`… ${what}`)
}

/** Describes the circumstances that the figures depend on. */
function surroundings({ othersShare }: Run): string {
  const share = `${(othersShare * 100).toFixed(0)} % of the machine's ${availableParallelism()} cores`
  return `Each figure is the middle of ${rounds} rounds of ${seconds} s, from the least to the most of them; a ratio is taken round by round. Server and database are processor time for one. Something else used ${share} meanwhile${othersShare > 0.05 ? ': too much to hold these figures against those of another run' : ''}.`
}

/** Runs a bench and prints its figures, with --json as data. */
function print<Of>(run: Of, inWords: (run: Of) => string): void {
  console.log(
    process.argv.includes('--json')
      ? JSON.stringify(run, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value), 2)
      : inWords(run),
  )
}

try {
  if (process.argv[2] === 'office') print(await benchOffice(), officeTable)
  else if (process.argv[2] === 'failover' && process.argv.includes('--cut')) print(await benchCut(), cutTable)
  else if (process.argv[2] === 'failover') print(await benchFailover(), failoverTable)
  else if (process.argv[2] === 'citus' && process.argv.includes('--kill')) print(await benchKilledCommits(), killedLine)
  else if (process.argv[2] === 'citus') print(await benchCitus(), citusTable)
  else if (process.argv[2] === 'games') print(await benchGames(), gamesTable)
  else if (process.argv[2] === 'nodes') print(await benchNodes(), nodesTable)
  else if (process.argv[2] === 'backup') print(await benchBackup(), (run) => `${tableOf(run.figures)}\n\n${backupLine(run)}`)
  else if (process.argv[2] === 'whole') print(await benchWhole(), wholeTable)
  else if (process.argv[2] === 'streams') print(await benchStreams(), streamTable)
  else if (process.argv[2] === 'history') print(await benchHistory(), historyTable)
  else print(await (process.argv[2] === 'pages' ? benchPages() : bench()), (run) => `${tableOf(run.figures)}\n\n${surroundings(run)}`)
  process.exit(0)
} catch (error) {
  endWith(error)
}
