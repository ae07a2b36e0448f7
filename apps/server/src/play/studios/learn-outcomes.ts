import type { House } from '../../base/house.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import { messageOf } from '../../base/message-of.ts'
import { writeOutcomes } from '../game-outcomes/outcome.sql.ts'
import { writeReturns } from '../game-returns/stated-return.sql.ts'
import { connectedStudios, studioNamed } from '../studio-contract/studio.ts'
import { doorOf } from './registry.ts'

/** Asks the studios which outcomes of their games can win jackpots, and what these return, again and again. */
export const gameOutcomesJob = 'game-outcomes'
const everyMs = 3_600_000
const againMs = 10_000

/** Builds the worker that learns what studios list; of one that does not answer what is known stays, and it is asked again soon. */
export function gameOutcomesWorker(house: House): Worker {
  return async () => {
    let isMissing = false
    for (const name of connectedStudios(house)) {
      const studio = studioNamed(house, name)
      if (!studio) continue
      try {
        const { outcomes, returns } = await doorOf(studio).readListing(house, studio)
        await writeOutcomes(house.db, name, outcomes, house.clock.now())
        await writeReturns(house.db, name, returns, house.clock.now())
      } catch (error) {
        isMissing = true
        house.log.debug({ studio: name, reason: messageOf(error) }, 'a studio did not list its games')
      }
    }
    return { againAt: new Date(house.clock.now().getTime() + (isMissing ? againMs : everyMs)) }
  }
}
