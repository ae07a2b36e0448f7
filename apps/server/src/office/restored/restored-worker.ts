import { restoredJob } from '../../base/installation/restored.sql.ts'
import type { House } from '../../base/house.ts'
import type { JobOutcome } from '../../base/jobs/jobs.ts'
import { askEverybody, everySource } from './ask-everybody.ts'

export { restoredJob }

const againMs = 60_000

/** Asks everybody after a restore, and those who did not answer again every minute. */
export function restoredWorker(house: House) {
  return async (): Promise<JobOutcome> => {
    const sources = await askEverybody(house)
    if (!sources) return undefined
    const answered = sources.filter(({ state }) => state === 'asked' || state === 'unlisted').length
    return answered === (await everySource(house)).length ? undefined : { againAt: new Date(house.clock.now().getTime() + againMs) }
  }
}
