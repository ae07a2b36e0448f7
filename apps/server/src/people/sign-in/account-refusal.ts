import { yearsBefore } from '@fairhouse/fields'
import { appliedRules } from '../../settings/index.ts'
import { isInBlockedNetwork } from '../../base/http/blocked-networks.ts'
import type { RequestContext, House } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { askRegisters } from '../../knowing/exclusion-registers/index.ts'
import { mayLogIn } from '../../money/limit-enforcement/index.ts'
import type { PlayerRow } from '../players/player.sql.ts'
import { openPerson } from '../players/person.ts'

/**
 * Why this account may not enter now, whose password was right; nothing where it may. Without `ip` whoever asks is no
 * browser.
 */
export async function accountRefusal(
  { house, country, ip }: Pick<RequestContext, 'house' | 'country'> & { ip?: string },
  row: PlayerRow,
): Promise<Refused | undefined> {
  return (
    networkRefusal(house, ip) ??
    frozenRefusal(house, row) ??
    stateRefusal(house, row) ??
    placeRefusal(house, country) ??
    ageRefusal(house, row) ??
    (await mayLogIn(house, row)) ??
    (await registerRefusal(house, row))
  )
}

/** The registers of the player's country are asked at every login; failing closed. */
function registerRefusal(house: House, row: PlayerRow): Promise<Refused | undefined> {
  const { shard, id, country } = row
  return askRegisters(house, { at: 'login', country, player: { shard, id } }, openPerson(house, row))
}

/** From a network that the operator has blocked nobody enters. */
const networkRefusal = (house: House, ip: string | undefined): Refused | undefined =>
  ip !== undefined && isInBlockedNetwork(house, ip) ? refuse('blocked') : undefined

function frozenRefusal({ clock }: House, { frozen_until: until }: PlayerRow): Refused | undefined {
  if (!until || until <= clock.now()) return undefined
  return refuse('frozen', { until, details: { minutes: Math.ceil((until.getTime() - clock.now().getTime()) / 60_000) } })
}

function stateRefusal(house: House, row: PlayerRow): Refused | undefined {
  const { status } = row
  if (status === 'notActivated' && house.settings.get('registration.emailActivationRequired')) return refuse('notActivated')
  if (status === 'suspended') return refuse('suspended')
  if (status === 'inactive') return refuse('accountInactive')
  if (status === 'onHold') return refuse('loginOnHold')
  return status === 'closed' ? closedRefusal(house, row) : undefined
}

/**
 * What somebody is told whose account is closed. Whom somebody else has shut out for a time is let in again after it.
 */
function closedRefusal({ clock }: House, { closure, closed_until: until, closed_by: provider }: PlayerRow): Refused | undefined {
  if (closure === 'period') return refuse('closedForPeriod', { until: until ?? undefined })
  if (closure !== 'provider') return refuse('closed', { details: { state: closure === 'deletion' ? 'deleted' : 'closed' } })
  if (until && until <= clock.now()) return undefined
  return refuse('closedByProvider', { details: { provider: String(provider) }, until: until ?? undefined })
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
