import { openHouseAccounts } from '../../apps/server/src/house.ts'
import { buildApps } from '../../launch/build.ts'
import { openBenchHouse } from '../bench-house.ts'
import { onBenchServer } from '../bench-server.ts'
import { figureOf, measure, watchOthers, withProcessorTime, type Figure, type Part, type Stretch } from '../measure.ts'
import { optionOf } from '../option.ts'
import { openSite, type BenchSite } from './open-site.ts'

const seconds = optionOf('seconds', 5)
const rounds = optionOf('rounds', 5)
const callers = 8

type Run = { figures: Figure[]; othersShare: number }

/**
 * `npm run bench pages [-- --json --rounds=5 --seconds=5]`: what a page costs the server in processor time. The lobby as a
 * visitor is sent it, as it is drawn for one alone, and as a player is, and the biggest script, each compressed as a browser
 * takes it.
 */
export async function benchPages(): Promise<Run> {
  buildApps()
  return onBenchServer({}, async ({ app, database }) => {
    const { house, close, variables } = await openBenchHouse(app)
    try {
      await openHouseAccounts(house)
      const site = await openSite(house, variables, callers)
      try {
        return await interleave(site, database)
      } finally {
        await site.close()
      }
    } finally {
      await close()
    }
  })
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
