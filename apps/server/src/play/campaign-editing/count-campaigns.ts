import type { House } from '../../base/house.ts'
import { countCampaign, readCampaignsToCount } from './campaign-figures.sql.ts'

/** Counts again and again what campaigns have cost, so that no list has to. */
export const campaignFiguresJob = 'campaign-figures'

const everyMs = 5 * 60_000
/** What a bonus costs is settled some weeks after its campaign: by refunds and chargebacks. */
const countedAfterMs = 180 * 86_400_000

/** Builds the worker that counts campaigns, each in a statement of its own. */
export function campaignFiguresWorker({ db, clock }: Pick<House, 'db' | 'clock'>) {
  return async () => {
    const at = clock.now()
    for (const id of await readCampaignsToCount(db, new Date(at.getTime() - countedAfterMs))) await countCampaign(db, id, clock.now())
    return { againAt: new Date(at.getTime() + everyMs) }
  }
}
