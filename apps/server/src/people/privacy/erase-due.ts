import type { Actor } from '../../base/actor.ts'
import { defaultRuleSets, ruleSets } from '@fairhouse/country-rules'
import type { House } from '../../base/house.ts'
import { erasePerson, notActivatedDays } from './erase-person.ts'
import { readClosedBefore } from './erasure.sql.ts'

const dayMs = 86_400_000
const atOnce = 100
/** The shortest retention period of any country; accounts closed more recently need no look. */
const leastYears = Math.min(...[...Object.values(ruleSets).flat(), ...defaultRuleSets].map(({ retentionYears }) => retentionYears))

/** Erases every person whose account's retention period by the law of their country is over; returns how many. */
export async function eraseDue(house: House, actor: Actor): Promise<number> {
  const now = house.clock.now()
  const before = new Date(now)
  before.setUTCFullYear(now.getUTCFullYear() - leastYears)
  const notActivated = new Date(now.getTime() - notActivatedDays * dayMs)
  let erased = 0
  let after = -1n
  for (;;) {
    const people = await readClosedBefore(house.db, before, notActivated, after, atOnce)
    // Countries with longer periods keep theirs on the list; they are skipped.
    for (const owner of people) if ('removed' in (await erasePerson(house, owner, actor))) erased += 1
    after = people.at(-1)?.player ?? after
    if (people.length < atOnce) return erased
  }
}
