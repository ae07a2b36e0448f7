import type { Me } from '@fairhouse/contract/office/index.ts'
import type { House } from '../../base/house.ts'
import type { Colleague } from '../base/office-context.ts'
import { emailOf } from '../records/staff-email.ts'
import { readStaff } from '../records/staff.sql.ts'
import { authenticatorOf } from './passkey-site.ts'
import { readStaffPasskeys } from './staff-passkey.sql.ts'

/** Describes whoever is signed in, with all that they may do. */
export async function meOf(house: House, colleague: Colleague): Promise<Me> {
  const row = await readStaff(house.db, colleague.id)
  const { settings, env, clock } = house
  return {
    id: String(colleague.id),
    name: colleague.name,
    email: row ? emailOf(house, row) : '',
    roles: [...new Set(colleague.held.map(({ role }) => role))].toSorted(),
    held: colleague.held.map(({ permission, bound }) => ({ permission, bound: boundOf(bound) })),
    raisedGates: { ...settings.get('office.gates') },
    passkeys: (await readStaffPasskeys(house.db, colleague.id)).length,
    isLocked: colleague.session?.isLocked ?? false,
    expiresAt: (colleague.session?.expiresAt ?? clock.now()).toISOString(),
    idleMinutes: settings.get('office.idleMinutes'),
    mode: env.mode,
    authenticator: authenticatorOf(house),
    siteName: settings.get('site.name'),
    serverTime: clock.now().toISOString(),
  }
}

/** Copies a bound for an answer, whose lists may be changed. */
export const boundOf = ({ countries, most }: Colleague['held'][number]['bound']) => ({
  ...(countries ? { countries: [...countries] } : {}),
  ...(most ? { most: { ...most } } : {}),
})
