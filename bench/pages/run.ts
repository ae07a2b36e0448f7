import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '../../apps/server/src/base/database/migrate.sql.ts'
import { grantRoles } from '../../apps/server/src/base/database/roles.sql.ts'
import { openHouseAccounts } from '../../apps/server/src/house.ts'
import { buildApps } from '../../launch/build.ts'
import { asRole, ensureDatabase } from '../../launch/databases.ts'
import { startPostgres } from '../../launch/postgres.ts'
import { figureOf, measure, watchOthers, withProcessorTime, type Figure, type Part, type Stretch } from '../measure.ts'
import { openBenchHouse } from '../office/desk.ts'
import { optionOf } from '../option.ts'
import { openSite, type BenchSite } from './open-site.ts'

const seconds = optionOf('seconds', 5)
const rounds = optionOf('rounds', 5)
const callers = 8
const cache = join(import.meta.dirname, '../../.cache')

type Run = { figures: Figure[]; othersShare: number }

/**
 * `npm run bench pages [-- --json --rounds=5 --seconds=5]`: what a page costs the server in processor time. The lobby as a
 * visitor is sent it, as it is drawn for one alone, and as a player is, and the biggest script, each packed as a browser
 * takes it.
 */
export async function benchPages(): Promise<Run> {
  buildApps()
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'bench-'))
  const server = await startPostgres(join(folder, 'postgres'), 'bench')
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  process.stdin.on('end', () => void stop().then(() => process.exit(1))).resume()
  try {
    const owner = await ensureDatabase(server.url, 'fairhouse')
    await migrate(owner)
    const { app } = await grantRoles(owner, { app: 'bench', office: 'bench' })
    const { house, close, variables } = await openBenchHouse(asRole(owner, app, 'bench'))
    try {
      await openHouseAccounts(house)
      const site = await openSite(house, variables, callers)
      try {
        return await interleave(site, { pid: server.pid, family: true })
      } finally {
        await site.close()
      }
    } finally {
      await close()
    }
  } finally {
    await stop()
  }
}

/** What is asked: an address, and whose cookies come with it. */
const contestsOf = ({ player, asset }: BenchSite) => [
  { name: 'the lobby, sent to a visitor', path: '/', cookie: `__Host-visitor=${'v'.repeat(24)}` },
  // Whoever is about to become a player is drawn their own pages.
  { name: 'the lobby, drawn for a visitor', path: '/', cookie: '__Host-registration=bench' },
  { name: 'the lobby, drawn for a player', path: '/', cookie: player },
  { name: `a script of ${Math.round(asset.bytes / 1000)} kB`, path: asset.path, cookie: '' },
]

/** Runs all contests in turn, starting each round with a different one, so that background load affects all of them alike. */
async function interleave(site: BenchSite, database: Part): Promise<Run> {
  const contests = contestsOf(site)
  const measured = new Map<string, Stretch[]>(contests.map(({ name }) => [name, []]))
  const run = ({ path, cookie }: (typeof contests)[number], time: number) =>
    measure(callers, time, async () => {
      await site.ask(path, cookie)
      return 1
    })
  console.error('… warming up')
  for (const contest of contests) await run(contest, 2)
  const others = watchOthers(() => [{ pid: process.pid, family: true }, database])
  for (let round = 0; round < rounds; round += 1) {
    const begin = round % contests.length
    for (const contest of [...contests.slice(begin), ...contests.slice(0, begin)]) {
      console.error(`… round ${round + 1} of ${rounds}: ${contest.name}`)
      measured.get(contest.name)?.push(await withProcessorTime({ server: site.server, database }, () => run(contest, seconds)))
    }
  }
  return {
    figures: contests.map(({ name }) => figureOf(name, 'requests/s', measured.get(name) ?? [])),
    othersShare: Math.round(others() * 1000) / 1000,
  }
}
