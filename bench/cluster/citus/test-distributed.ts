import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { endWith, Sentence } from '../../../launch/sentence.ts'
import { startCitus } from './start-citus.ts'
import { leftOut, patterns, suites } from './tests-of-cluster.ts'

// Properties take some minutes where each posting crosses to a node.
const patience = ['--testTimeout=300000', '--hookTimeout=180000']
const root = join(import.meta.dirname, '../../..')

/**
 * `npm run test:distributed [-- words]`: starts a coordinator and two workers, and runs the tests of money on them, and of other suites
 * what is known to go, one file after the other on one database that is emptied for each. Says what it ran, what it left out and why,
 * what is not known to go, and how long it took.
 */
async function testDistributed(words: readonly string[]): Promise<number> {
  const all = globSync(patterns, { cwd: root }).toSorted()
  const unknown = Object.keys(leftOut).filter((file) => !existsSync(join(root, file)))
  if (unknown.length > 0) throw new Sentence(`${unknown.join(', ')} is left out and is not there.`)
  const files = all.filter((file) => !(file in leftOut) && (words.length === 0 || words.some((word) => file.includes(word))))
  const began = performance.now()
  const cluster = await startCitus(2)
  process.stdin.on('end', () => void cluster.stop().then(() => process.exit(1))).resume()
  try {
    const env = { ...process.env, NODE_ENV: 'test', TZ: 'UTC', TEST_DATABASE_URL: cluster.url, TEST_NAMED: '1', DISTRIBUTED: 'citus' }
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const args = ['--disable-warning=ExperimentalWarning', vitest, 'run', '--project', 'parts', '--maxWorkers=1', ...patience, ...files]
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
    const code = await new Promise<number | null>((resolve) => child.on('exit', resolve))
    for (const [file, why] of Object.entries(leftOut)) console.log(`Left out: ${file}: ${why}`)
    const untried = globSync(suites, { cwd: root }).filter((file) => !all.includes(file) && !(file in leftOut))
    console.log(`Not known to go on a cluster yet: ${untried.toSorted().join(', ')}`)
    console.log(
      `${files.length} files ran on the cluster, ${Object.keys(leftOut).length} were left out, in ${Math.round((performance.now() - began) / 1000)} s.`,
    )
    return code ?? 1
  } finally {
    await cluster.stop()
  }
}

try {
  process.exit(await testDistributed(process.argv.slice(2).filter((word) => !word.startsWith('--'))))
} catch (error) {
  endWith(error)
}
