import type { World } from '../base/world.ts'
import { insertNotice, writeCheckState, type Check } from './check.sql.ts'
import { serviceNamed, type Delivery, type Outcome } from './looking.ts'

const lateMs = 2 * 60_000

/** The answer about a document, and how its notice is delivered. */
type CheckAnswer = { outcome: Outcome; birthDate?: string | undefined; delivery: Delivery }

/** Ends a check, or changes its result as a reviewer, and notifies the product in the chosen way. */
export async function answerCheck(world: World, check: Check, { outcome, birthDate, delivery }: CheckAnswer): Promise<Check> {
  const { database, clock, ticker, changes } = world
  const service = serviceNamed(check.service)
  const read = birthDate ?? check.birthDate ?? service.expects(check) ?? null
  const after = (await writeCheckState(database.query, check.id, outcome, read)) ?? check
  const notice = service.notice(world, after)
  const times = delivery === 'never' || !notice ? 0 : delivery === 'twice' ? 2 : 1
  const at = new Date(clock.now().getTime() + (delivery === 'late' ? lateMs : 0))
  for (let time = 0; time < times; time += 1) if (notice) await insertNotice(database.query, { ...notice, service: check.service }, at)
  changes.say('document-checks')
  ticker.wake()
  return after
}
