// The files of deploy/monitoring in Debian's Prometheus, which watches a running house.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../launch/postgres.ts'
import { startHouse } from './running-house.ts'

const folder = join(import.meta.dirname, '../deploy/monitoring')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const isPossible = ['prometheus', 'promtool'].every((program) => spawnSync(program, ['--version']).status === 0)
if (process.env.TEST_ALL && !isPossible)
  console.warn(
    'The alert rules are not tried: there is no Prometheus. Install it (on Debian: apt-get install prometheus), then run the tests again.',
  )

test.runIf(isPossible)('every alert is silent while all is well, and comes when it should', () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'alerts.test.yml'], { cwd: folder, encoding: 'utf8' })
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')])
})

/** Starts Prometheus with the configuration of the folder, for one house and its studio. Returns how to ask it. */
async function watch(origin: string, studio: string): Promise<(path: string) => Promise<unknown>> {
  const own = mkdtempSync(join(tmpdir(), 'fairhouse-watch-'))
  writeFileSync(join(own, 'alerts.yml'), read('alerts.yml'))
  writeFileSync(join(own, 'metrics-token'), 'beside the sandbox it is not asked for')
  const config = read('prometheus.yml')
    .replace("'127.0.0.1:3000'", `'${new URL(origin).host}'`)
    .replace("'127.0.0.1:3200'", `'${new URL(studio).host}'`)
    .replaceAll('15s', '1s')
  writeFileSync(join(own, 'prometheus.yml'), config)
  const address = `127.0.0.1:${await freePort()}`
  const options = [`--config.file=${own}/prometheus.yml`, `--storage.tsdb.path=${own}/data`, `--web.listen-address=${address}`]
  const running = spawn('prometheus', options, { stdio: 'ignore' })
  const ended = new Promise((resolve) => void running.on('exit', resolve))
  onTestFinished(async () => {
    running.kill()
    await ended
    rmSync(own, { recursive: true })
  })
  return async (path) => (await fetch(`http://${address}${path}`)).json()
}

type Rule = { name: string; health: string; lastError?: string; state: string }
type Rules = { data: { groups: { rules: Rule[] }[] } }

test.runIf(isPossible)('Prometheus reads a running house, evaluates every alert, and answers every panel', async () => {
  const house = await startHouse()
  onTestFinished(() => house.close())
  const ask = await watch(house.origin, house.studio)
  const rules = async () => ((await ask('/api/v1/rules')) as Rules).data.groups.flatMap((group) => group.rules) // as its API says
  const wanted = [...read('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => `${name} ok`)
  await expect
    .poll(() =>
      rules().then(
        (all) => all.map(({ name, health }) => `${name} ${health}`),
        () => [],
      ),
    )
    .toEqual(wanted)
  const up = async () => JSON.stringify(await ask(`/api/v1/query?${new URLSearchParams({ query: 'up' })}`))
  for (const job of ['fairhouse', 'fairhouse-studio'])
    await expect.poll(up).toMatch(new RegExp(`"job":"${job}"\\},"value":\\[[\\d.]+,"1"\\]`))
  const panels = [...read('dashboard.json').matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(([, text = '']) => JSON.parse(text) as string)
  expect(panels.length).toBeGreaterThan(20)
  const answers = await Promise.all(
    panels.map(async (panel) => {
      const query = panel.replaceAll('$__rate_interval', '1m')
      const { status, error } = (await ask(`/api/v1/query?${new URLSearchParams({ query })}`)) as { status: string; error?: string } // as its API says
      return `${query}: ${status} ${error ?? ''}`.trim()
    }),
  )
  expect(answers.filter((answer) => !answer.endsWith(': success'))).toEqual([])
})
