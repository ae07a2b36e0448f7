import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApps } from '../../../launch/build.ts'
import { findChromium } from '../../../launch/chromium.ts'
import { endWith, Sentence } from '../../../launch/sentence.ts'
import { lastLine, readTally, sumOf, told, type Tally } from '../../../launch/test-report.ts'
import { startCitus } from './start-citus.ts'
import { journeys, leftOut, patterns, suites } from './tests-of-cluster.ts'

// Properties take some minutes where each posting crosses to a node.
const patience = ['--testTimeout=300000', '--hookTimeout=180000']
const root = join(import.meta.dirname, '../../..')

/** These databases need not survive a power cut. Each part that a test comes to gets a room first, so that there are few. */
const careless = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum_naptime: '10s',
  max_wal_size: '256MB',
  jit: 'off',
  'citus.shard_count': '4',
}

type Stage = { project: 'parts' | 'mocking' | 'journeys'; files: string[]; env: Record<string, string> }

/**
 * `npm run test:distributed [-- words]`: starts a coordinator and two workers, and runs the tests of `tests-of-cluster.ts` on them, one
 * file after the other on one database that is emptied for each. Says what it ran, what it left out and why, what is not known to go, and
 * how long it took.
 */
async function testDistributed(words: readonly string[]): Promise<number> {
  const all = globSync([...patterns, ...journeys], { cwd: root }).toSorted()
  const unknown = [...journeys, ...Object.keys(leftOut)].filter((file) => !existsSync(join(root, file)))
  if (unknown.length > 0) throw new Sentence(`${unknown.join(', ')} is named and is not there.`)
  const files = all.filter((file) => !(file in leftOut) && (words.length === 0 || words.some((word) => file.includes(word))))
  const ofPages = files.filter((file) => journeys.includes(file))
  const chromium = ofPages.length > 0 ? findChromium(process.env) : ''
  if (ofPages.length > 0) buildApps()
  const began = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-distributed-'))
  const cluster = await startCitus(2, careless)
  process.stdin.on('end', () => void cluster.stop().then(() => process.exit(1))).resume()
  const env = { TZ: 'UTC', TEST_DATABASE_URL: cluster.url, TEST_NAMED: '1', DISTRIBUTED: 'citus' }
  const besides = { files: files.filter((file) => !journeys.includes(file)), env: { ...env, NODE_ENV: 'test' } }
  const stages: Stage[] = [
    { project: 'parts', ...besides },
    { project: 'mocking', ...besides },
    { project: 'journeys', files: ofPages, env: { ...env, NODE_ENV: 'production', CHROMIUM_PATH: chromium } },
  ]
  try {
    const tallies: Tally[] = []
    for (const stage of stages) if (stage.files.length > 0) tallies.push(await runStage(stage, folder))
    const sum = sumOf(tallies)
    say(sum, all)
    const minutes = ((performance.now() - began) / 60_000).toFixed(1)
    console.log(
      `${files.length} files ran on the cluster, ${ofPages.length} of them journeys, in ${minutes} minutes; ${Object.keys(leftOut).length} were left out.`,
    )
    console.log(lastLine(sum))
    return sum.failed > 0 || sum.passed === 0 ? 1 : 0
  } finally {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runStage({ project, files, env }: Stage, folder: string): Promise<Tally> {
  const report = join(folder, `${project}.json`)
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['run', '--passWithNoTests', '--project', project, '--maxWorkers=1', ...reporters, ...patience, ...files]
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', vitest, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve))
  return code === 0 && !existsSync(report) ? sumOf([]) : readTally(report, code)
}

function say({ failures }: Tally, all: readonly string[]): void {
  for (const [file, why] of Object.entries(leftOut)) console.log(`Left out: ${file}: ${why}`)
  const untried = globSync(suites, { cwd: root }).filter((file) => !all.includes(file) && !(file in leftOut))
  if (untried.length > 0) console.log(`Not known to go on a cluster yet: ${untried.toSorted().join(', ')}`)
  for (const failure of failures) console.error(`Failed: ${told(failure)}`)
}

try {
  process.exit(await testDistributed(process.argv.slice(2).filter((word) => !word.startsWith('--'))))
} catch (error) {
  endWith(error)
}
