import type { MadePasskey } from '@fairhouse/contract'
import { z } from 'zod'
import type { House } from '../../base/house.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import { readStaff, readStaffByEmail, writeStaffState } from '../records/staff.sql.ts'
import { builtInRoles } from '../roles/built-in-roles.ts'
import { askForStaffKey, mostPasskeys, readStaffKey } from '../sign-in/accept-invitation.ts'
import { rememberChallenge } from '../sign-in/sign-in.ts'
import { insertStaffPasskey, readStaffPasskeys } from '../sign-in/staff-passkey.sql.ts'
import { inviteLocally } from '../staff/invite-locally.ts'

export const demonstrationStaffJob = 'demonstration-staff'
const Made = z.object({ made: z.custom<MadePasskey>((value) => typeof value === 'object' && value !== null) })

/** One for each role, and a second one for payments, games, campaigns, content and administration, so that there is a second person. */
const demonstrationStaff: readonly { person: string; name: string; role: string }[] = [
  ...Object.entries(builtInRoles).map(([role, { title }]) => ({ person: role, name: `${title}, example`, role })),
  { person: 'payments2', name: 'Payments, second example', role: 'payments' },
  { person: 'paymentsLead2', name: 'Payments lead, second example', role: 'paymentsLead' },
  { person: 'games2', name: 'Games and trading, second example', role: 'games' },
  { person: 'campaigns2', name: 'Campaigns, second example', role: 'campaigns' },
  { person: 'content2', name: 'Content, second example', role: 'content' },
  { person: 'administrator2', name: 'Administrator, second example', role: 'administrator' },
]

/** Makes the demonstration staff, whose passkeys the running sandbox keeps. Sandbox mode only; those who are there stay. */
export function demonstrationStaffWorker(house: House): Worker {
  return async () => {
    for (const one of demonstrationStaff) await employ(house, one)
  }
}

async function employ(house: House, { person, name, role }: (typeof demonstrationStaff)[number]): Promise<void> {
  const email = `${person}@staff.example`
  const known = await readStaffByEmail(house.db, house.personal.indexOf('staff', email))
  if (known && (known.state !== 'invited' || (await readStaffPasskeys(house.db, known.id)).length > 0)) return
  const invited = await inviteLocally(house, { name, email, role }, 'job:demonstration-staff')
  const row = typeof invited === 'string' ? undefined : await readStaff(house.db, invited.id)
  if (!row) return
  const options = await askForStaffKey(house, row)
  await rememberChallenge(house, options.challenge, 'register', row.id)
  const key = await readStaffKey(house, row.id, await makeInSandbox(house, { person, title: name, options }))
  if (!key) throw new Error(`The sandbox made no passkey for ${person}`)
  await insertStaffPasskey(house.db, { ...key, staff: row.id, name: 'Sandbox', added_at: house.clock.now() }, mostPasskeys)
  await writeStaffState(house.db, row.id, 'active', null)
}

async function makeInSandbox({ env }: House, body: object): Promise<MadePasskey> {
  const response = await fetch(`${env.sandboxOrigin}/authenticator/make`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${env.serviceSecret('staffPasskeys')}` },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`The sandbox's authenticator answered ${response.status}`)
  return Made.parse(await response.json()).made
}
