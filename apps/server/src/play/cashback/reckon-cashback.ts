import { ruleSetAt, ruleSets } from '@fairhouse/country-rules'
import type { House } from '../../base/house.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import { readPlayDaysUntil } from '../play-days/index.ts'
import { readCashbackCampaigns, readLastRuns, readOpenRuns, type CashbackCampaign } from './cashback.sql.ts'
import { giveLines } from './give-cashback.ts'
import { reckonWindow, type EndedWindow } from './reckon-window.ts'
import { endedWindows } from './windows.ts'

/** Reckons the windows of cashback that are over, and gives what they bring. */
export const cashbackJob = 'cashback'

const everyMs = 60_000
const soonMs = 2000
const windowsAtOnce = 500

/**
 * Builds the worker that reckons cashback. A window is reckoned once every round that closed in it is known for
 * certain, in the order in which windows end; then what it brings is given, before the next is looked at.
 */
export function cashbackWorker(house: House): Worker {
  return async () => {
    const campaigns = await readCashbackCampaigns(house.db)
    const until = await readPlayDaysUntil(house.db)
    const ended = campaigns.length > 0 ? await windowsEnded(house, campaigns, until) : []
    for (const run of await readOpenRuns(house.db)) await giveLines(house, run)
    for (const window of ended) {
      await reckonWindow(house, window)
      for (const run of await readOpenRuns(house.db)) await giveLines(house, run)
    }
    const now = house.clock.now()
    const isMore = ended.length >= windowsAtOnce || (campaigns.length > 0 && (await windowsEnded(house, campaigns, now)).length > 0)
    return { againAt: new Date(now.getTime() + (isMore ? soonMs : everyMs)) }
  }
}

/** Lists windows that have ended by a moment and were not reckoned: what ends first in front, then the shorter, then by campaign. */
async function windowsEnded(house: House, campaigns: readonly CashbackCampaign[], until: Date): Promise<EndedWindow[]> {
  const known = new Map((await readLastRuns(house.db)).map(({ campaign, zone, ends_at: end }) => [`${campaign} ${zone}`, end]))
  const windows = campaigns.flatMap((campaign) =>
    zonesAt(house.clock.now()).flatMap((zone) => {
      const from = known.get(`${campaign.id} ${zone}`) ?? beginOf(campaign)
      const period = campaign.data.cashback?.period ?? 'monthly'
      return endedWindows(period, zone, { from, until, most: windowsAtOnce })
        .filter(({ start }) => campaign.data.endsAt === undefined || start < new Date(campaign.data.endsAt))
        .map(({ start, end }): EndedWindow => ({ campaign, zone, start, end, notBefore: from }))
    }),
  )
  return windows
    .toSorted((a, b) => a.end.getTime() - b.end.getTime() || b.start.getTime() - a.start.getTime() || a.campaign.id - b.campaign.id)
    .slice(0, windowsAtOnce)
}

const beginOf = ({ started_at: started, data: { startsAt } }: CashbackCampaign): Date =>
  new Date(startsAt) > started ? new Date(startsAt) : started

/** The zones of all countries with rules, and of those without. */
const zonesAt = (at: Date): string[] => [...new Set([...Object.keys(ruleSets), ''].map((country) => ruleSetAt(country, at).timeZone))]
