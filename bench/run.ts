import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '../apps/server/src/base/migrate.sql.ts'
import { grantRoles } from '../apps/server/src/base/roles.sql.ts'
import { asRole, ensureDatabase } from '../launch/databases.ts'
import { startPostgres } from '../launch/postgres.ts'
import { endWith } from '../launch/sentence.ts'
import { figureOf, heldAgainst, tableOf, type Figure, type Stretch } from './measure.ts'
import { openLogins } from './logins.ts'
import { openStudio } from './over-http.ts'
import { openPgbench, type Pgbench } from './pgbench.ts'
import { play, waysOf } from './postings.ts'
import { fillWallets } from './wallets.ts'

const scale = 64
const seconds = 5
const rounds = 2
const cache = join(import.meta.dirname, '../.cache')

/** `npm run bench [-- --json]`: what the ledger does, as ratios to pgbench's TPC-B-like on the same durable server in the same run; and logins that nobody has, held against those at accounts. */
async function bench(): Promise<Figure[]> {
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'bench-'))
  const server = await startPostgres(join(folder, 'postgres'), 'bench', { fsync: 'on', synchronous_commit: 'on', max_connections: '200' })
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  process.stdin.on('end', () => void stop().then(() => process.exit(1))).resume()
  try {
    const owner = await ensureDatabase(server.url, 'fairhouse')
    await migrate(owner)
    const { app } = await grantRoles(owner, { app: 'bench' })
    await fillWallets(owner)
    const yardstick = openPgbench(await ensureDatabase(server.url, 'yardstick'), folder)
    tell(`filling pgbench's tables at scale ${scale}`)
    await yardstick.prepare(scale)
    return await interleave(yardstick, owner, asRole(owner, app, 'bench'))
  } finally {
    await stop()
  }
}

/** Ours and theirs take turns, so that whatever else the computer does meets both. */
async function interleave(yardstick: Pgbench, owner: string, url: string): Promise<Figure[]> {
  const ways = waysOf(url)
  const studio = await openStudio(owner, url)
  const logins = await openLogins(url)
  const measured = new Map<string, Stretch[]>()
  const keep = (name: string, stretch: Stretch) => measured.set(name, [...(measured.get(name) ?? []), stretch])
  try {
    tell('warming up')
    await yardstick.run(64, seconds)
    for (const way of ways) await play(way, 1)
    await studio.play(2)
    await logins.try('unknown', 2)
    for (let round = 1; round <= rounds; round += 1) {
      for (const clients of [16, 64]) {
        tell(`round ${round}: pgbench, ${clients} clients`)
        keep(theirs(clients), await yardstick.run(clients, seconds))
        for (const way of ways.filter(({ callers }) => callers === clients)) {
          tell(`round ${round}: ${way.name}`)
          keep(way.name, await play(way, seconds))
        }
      }
      tell(`round ${round}: ${overHttp}`)
      keep(overHttp, await studio.play(seconds))
      for (const who of ['known', 'unknown'] as const) {
        tell(`round ${round}: ${logInAs[who]}`)
        keep(logInAs[who], await logins.try(who, seconds))
      }
    }
  } finally {
    await studio.close()
    await logins.close()
    await ways[0]?.close()
  }
  return figuresOf([...ways, { name: overHttp, callers: 64 }], measured)
}

const overHttp = 'studio protocol over HTTP, limits checked, 64 callers'
const logInAs = { known: 'refused login at an account, 4 callers', unknown: 'refused login that nobody has, 4 callers' } as const
const theirs = (clients: number) => `pgbench TPC-B-like, ${clients} clients`

function figuresOf(ways: { name: string; callers: number }[], measured: Map<string, Stretch[]>): Figure[] {
  const figure = (name: string, unit: string) => figureOf(name, unit, measured.get(name) ?? [])
  const references = new Map([16, 64].map((clients) => [clients, figure(theirs(clients), 'transactions/s')]))
  const ours = ways.map(({ name, callers }) => {
    const reference = references.get(callers)
    return reference ? heldAgainst(figure(name, 'postings/s'), reference) : figure(name, 'postings/s')
  })
  const [checked, unchecked] = ['batched, limits checked, 64 callers', 'batched, no limits, 64 callers'].map((name) =>
    ours.find((one) => one.name === name),
  )
  const cost = checked && unchecked ? [heldAgainst({ ...checked, name: 'what is left of the rate with limits checked' }, unchecked)] : []
  const known = figure(logInAs.known, 'logins/s')
  // One: whether somebody has an account cannot be told from how long the answer takes.
  const unknown = heldAgainst(figure(logInAs.unknown, 'logins/s'), known)
  return [...references.values(), ...ours, ...cost, known, unknown]
}

function tell(what: string): void {
  console.error(`… ${what}`)
}

try {
  const figures = await bench()
  console.log(process.argv.includes('--json') ? JSON.stringify(figures, null, 2) : tableOf(figures))
  process.exit(0)
} catch (error) {
  endWith(error)
}
