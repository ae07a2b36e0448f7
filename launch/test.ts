import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, globSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildApps } from './build.ts'
import { findChromium } from './chromium.ts'
import { findExtraTool } from './extra-tool.ts'
import { describeOutcome, runMutants } from './mutants.ts'
import { keepProvenRows } from './proven-rows.ts'
import { startPostgres, type EmbeddedPostgres } from './postgres.ts'
import { scratchFolder } from './scratch-folder.ts'
import { mutants } from '../tests/mutants/index.ts'
import { Sentence } from './sentence.ts'
import { afterSecondTry, filesToTryAgain, lastLine, readTally, sumOf, told, type Tally } from './test-report.ts'

const root = join(import.meta.dirname, '..')
const cache = join(root, '.cache')

// These databases need not survive a power cut, nor anybody who guesses passwords: to derive a key from one took 4,096 rounds on both
// sides of each connection. Tests about crashes use a server of their own.
const careless = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  scram_iterations: '1',
  max_connections: '250',
  autovacuum_naptime: '10s',
}

let server: EmbeddedPostgres | undefined
let stage: ChildProcess | undefined
let over = false
const reports: string[] = []

/**
 * `npm test [-- words …]`: runs everything; with words, the files whose path contains one of them. `--all` adds the
 * wide matrices, `--mutants` plants the faults of `tests/mutants/` instead; `--deposits=3000`, `--seconds=1200` and `--seed=7` configure the fault runs.
 */
async function test(args: string[]): Promise<Tally> {
  const filters = args.filter((arg) => !arg.startsWith('--'))
  mkdirSync(cache, { recursive: true })
  const { folder, inMemory } = scratchFolder(cache)
  try {
    const journeys = globSync('tests/**/*.test.ts', { cwd: root }).length > 0
    const chromium = journeys ? findChromium(process.env) : (process.env.CHROMIUM_PATH ?? '')
    buildApps()
    server = await startPostgres(join(folder, 'postgres'), 'test', careless)
    const env = {
      ...process.env,
      NODE_ENV: 'test',
      TZ: 'UTC',
      // Houses that tests make have clusters of their own.
      ...(inMemory ? { TMPDIR: folder } : {}),
      TEST_DATABASE_URL: server.url,
      CHROMIUM_PATH: chromium,
      ...(filters.length > 0 ? { TEST_NAMED: '1' } : {}),
      ...(args.includes('--all') ? { TEST_ALL: '1', ...validator() } : {}),
      ...numberIn(args, 'deposits', 'FAULT_DEPOSITS'),
      ...numberIn(args, 'seconds', 'OUTAGE_SECONDS'),
      ...numberIn(args, 'seed', 'TEST_SEED'),
    }
    if (args.includes('--mutants')) return await tryMutants(filters, env)
    const tallies = [await runTwice(['parts', 'mocking'], filters, env, folder)]
    // Render as in production.
    if (journeys && !over) tallies.push(await runTwice(['journeys'], filters, { ...env, NODE_ENV: 'production' }, folder))
    if (filters.length === 0 && !over) console.log(keepProvenRows(root, reports, args.includes('--all') ? 'wide' : 'ordinary', new Date()))
    if (!over && args.includes('--all') && filters.length === 0) tallies.push(await tryMutants(filters, env))
    return sumOf(tallies)
  } finally {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Plants the faults of `tests/mutants/`, those of the rows that are named or all: one that no test notices is a failure. */
async function tryMutants(rows: string[], env: NodeJS.ProcessEnv): Promise<Tally> {
  const wanted = mutants.filter(({ row }) => rows.length === 0 || rows.includes(row))
  console.log(`\nPlanting ${wanted.length} faults, one at a time…`)
  const outcomes = await runMutants(wanted, env, console.log, () => over)
  const bad = outcomes.filter(({ outcome }) => outcome !== 'killed')
  console.log(`Faults planted: ${outcomes.length}, noticed: ${outcomes.length - bad.length}`)
  const failures = bad.map((one) => ({ file: one.mutant.source, title: one.mutant.row, message: describeOutcome(one) }))
  return { passed: outcomes.length - bad.length, failed: bad.length, skipped: 0, failures, unsteady: [] }
}

/** Returns a number from the command line as the variable that tests read; the last one given counts. */
function numberIn(args: string[], name: string, variable: string): Record<string, string> {
  const value = args.findLast((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
  if (value === undefined) return {}
  if (!/^\d{1,9}$/.test(value)) throw new Sentence(`--${name} is "${value}": write a whole number, such as --${name}=7.`)
  return { [variable]: value }
}

/** The Nu HTML validator, a Java program, for the wide run only. */
function validator(): { VNU_JAR?: string } {
  if (process.env.VNU_JAR || spawnSync('java', ['-version']).status !== 0) return {}
  return { VNU_JAR: join(findExtraTool('vnu-jar', '26.9.27'), 'build/dist/vnu.jar') }
}

/**
 * Runs a stage. A file that fails is run once more, alone; tests that pass then are reported as unsteady, which is
 * itself a defect.
 */
async function runTwice(projects: string[], filters: string[], env: NodeJS.ProcessEnv, folder: string): Promise<Tally> {
  const first = await runStage(projects, filters, env, folder)
  const files = filesToTryAgain(first)
  if (files.length === 0 || over) return first
  console.log(`\nOnce more, alone: ${files.join(', ')}`)
  return afterSecondTry(first, await runStage(projects, ['--maxWorkers=1', ...files], env, folder))
}

async function runStage(projects: string[], more: string[], env: NodeJS.ProcessEnv, folder: string): Promise<Tally> {
  const report = join(folder, `${randomUUID()}.json`)
  reports.push(report)
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const args = [
    'run',
    '--passWithNoTests',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...more,
  ]
  const code = await new Promise<number | null>((resolve) => {
    stage = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', vitest, ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    stage.on('exit', resolve)
  })
  return code === 0 && !existsSync(report) ? sumOf([]) : readTally(report, code)
}

/** On a signal, ends the stage first; the server is stopped on the way out. */
function endWhenTold(): void {
  const end = () => {
    over = true
    stage?.kill('SIGINT')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  process.stdin.on('end', end).on('error', end).resume()
}

endWhenTold()
try {
  const tally = await test(process.argv.slice(2))
  const bad = tally.failed > 0 || tally.passed === 0
  if (tally.passed === 0 && tally.failed === 0) console.error('No test ran.')
  for (const failure of tally.failures) console.error(`Failed: ${told(failure)}`)
  for (const failure of tally.unsteady) console.error(`Unsteady: ${told(failure)}`)
  console.log(lastLine(tally))
  process.exit(bad ? 1 : 0)
} catch (error) {
  console.error(error instanceof Sentence ? error.message : error)
  console.log('0 passed, 1 failed')
  process.exit(1)
}
