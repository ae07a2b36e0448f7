import { yearsBefore } from '@fairhouse/fields'
import { appliedRules } from '../base/applied-rules.ts'
import type { Asking, House } from '../base/context.ts'
import { refuse, type Refused } from '../base/refusal.ts'
import { mayLogIn } from '../limits/index.ts'
import type { PlayerRow } from '../players/index.ts'

/** Why this account may not enter now, whose password was right; nothing where it may. */
export async function accountRefusal({ house, country }: Pick<Asking, 'house' | 'country'>, row: PlayerRow): Promise<Refused | undefined> {
  return stateRefusal(house, row) ?? placeRefusal(house, country) ?? ageRefusal(house, row) ?? mayLogIn(house, row)
}

function stateRefusal(house: House, { status, closure, closed_until: until }: PlayerRow): Refused | undefined {
  if (status === 'notActivated' && house.settings.get('registration.emailActivationRequired')) return refuse('notActivated')
  if (status === 'suspended') return refuse('suspended')
  if (status === 'inactive') return refuse('accountInactive')
  if (status !== 'closed') return undefined
  if (closure !== 'period') return refuse('closed', { details: { state: 'closed' } })
  return refuse('closedForPeriod', { until: until ?? undefined })
}

/** Where the site is not offered, nobody enters, wherever they come from otherwise. */
function placeRefusal({ settings }: House, country: string): Refused | undefined {
  const allowed = settings.get('fe.allowedCountries')
  return allowed.length > 0 && !allowed.includes(country) ? refuse('loginNotAllowed') : undefined
}

/** The age that law and operator ask for may have risen since the registration. */
function ageRefusal(house: House, { birth_date: born, country }: PlayerRow): Refused | undefined {
  const age = Math.max(house.settings.get('playerAgeLimit.min'), appliedRules(house, country).minAge)
  return born > yearsBefore(house.clock.now().toISOString().slice(0, 10), age) ? refuse('ageRestricted', { details: { age } }) : undefined
}
