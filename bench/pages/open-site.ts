import { spawn } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import type { House } from '../../apps/server/src/base/house.ts'
import { seedHouse } from '../../apps/server/src/house.ts'
import { openWallet } from '../../apps/server/src/money/wallet/index.ts'
import { beginSession, sessionCookie } from '../../apps/server/src/people/sessions/session.ts'
import { changeSetting } from '../../apps/server/src/settings/settings.ts'
import { untilAnswers } from '../../launch/child.ts'
import { freePort } from '../../launch/postgres.ts'
import { writeBenchPlayer } from '../bench-player.ts'
import type { Part } from '../measure.ts'

const assets = join(import.meta.dirname, '../../apps/site/dist/client/assets')
const unlimited = {
  'be.pagesPerAddressPerMinute': 10_000_000,
  'be.callsPerAddressPerMinute': 10_000_000,
  'be.filesPerAddressPerMinute': 10_000_000,
}

/** The players' site in its own process, asked over connections that stay open, as a browser asks. */
export type BenchSite = {
  server: Part
  /** The session of somebody who is logged in, as a cookie. */
  player: string
  /** The script that every page begins with, the biggest of them. */
  asset: { path: string; bytes: number }
  ask: (path: string, cookie: string) => Promise<void>
  close: () => Promise<void>
}

/** Fills a house as `npm start` does and serves its site. */
export async function openSite(house: House, variables: Record<string, string>, callers: number): Promise<BenchSite> {
  await seedHouse(house, 'cli:bench')
  for (const [name, value] of Object.entries(unlimited)) await changeSetting(house.db, name, value, house.clock.now(), 'cli:bench')
  const player = await logIn(house)
  const port = await freePort()
  const server = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...profiled(), join(import.meta.dirname, 'serve-site.ts')],
    {
      env: { ...variables, PORT: String(port), PUBLIC_ORIGIN: `http://localhost:${port}` },
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  )
  const ended = new Promise((resolve) => server.on('exit', resolve))
  await untilAnswers(`http://127.0.0.1:${port}/healthz`, 30, () => server.exitCode !== null)
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  return {
    server: { pid: server.pid!, family: false }, // it answers, so it was started
    player: `${sessionCookie}=${player}`,
    asset: biggest(),
    ask: (path, cookie) => ask(agent, port, path, cookie),
    async close() {
      agent.destroy()
      server.stdin.end()
      await ended
    },
  }
}

/** `-- --profile=…`: where Node writes a profile of the server's processor time. */
function profiled(): string[] {
  const folder = process.argv.find((arg) => arg.startsWith('--profile='))?.slice('--profile='.length)
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : []
}

async function logIn(house: House): Promise<string> {
  const owner = await writeBenchPlayer(house, 9_000_000n, 'bench@example.com', '')
  await openWallet(house.db, { ...owner, currency: 'EUR' })
  return beginSession(house.db, house, { ...owner, device: '', strong: false, ip: '127.0.0.1', userAgent: '' }, house.clock.now())
}

function biggest(): BenchSite['asset'] {
  const [first] = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ path: `/assets/${name}`, bytes: statSync(join(assets, name)).size }))
    .toSorted((a, b) => b.bytes - a.bytes)
  if (!first) throw new Error('The site is not built.')
  return first
}

function ask(agent: Agent, port: number, path: string, cookie: string): Promise<void> {
  const headers = {
    'accept-encoding': 'gzip, deflate, br, zstd',
    accept: 'text/html,*/*;q=0.8',
    'user-agent': 'Mozilla/5.0 Chrome/140',
    cookie,
  }
  return new Promise((resolve, reject) => {
    get({ agent, host: '127.0.0.1', port, path, headers }, (response) => {
      response.on('error', reject)
      response.on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`${path} answered ${response.statusCode}`))))
      response.resume()
    }).on('error', reject)
  })
}
