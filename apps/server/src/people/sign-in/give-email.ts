import type { Profile } from '@fairhouse/contract'
import { check, format } from '@fairhouse/fields'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { RequestContext } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { emailRefusal } from '../players/email-domains.ts'
import { openPerson, writePerson } from '../players/person.ts'
import { readPlayer, type PlayerRow } from '../players/player.sql.ts'
import { accountRefusal } from './account-refusal.ts'
import { beginLoginStep } from './begin-login-step.ts'
import { enter } from './enter.ts'
import { endLoginStep, readLoginStep } from '../sessions/login-step.sql.ts'
import { clearLoginStepCookie, hashOfSecret } from '../sessions/session.ts'

/** Logs somebody in who has proven everything; an account without an e-mail address is asked for one first (222). */
export async function enterWithEmail(asking: RequestContext, row: PlayerRow): Promise<{ profile: Profile } | Refused> {
  if (openPerson(asking.house, row).email !== '') return enter(asking, row)
  await beginLoginStep(asking, row, 'email')
  return refuse('emailNotFilled')
}

/** Sets the address of an account that had none; it can be used to sign in only once a code has proven it. */
export async function giveEmail(asking: RequestContext, input: { email: string }): Promise<{ profile: Profile } | Refused> {
  const { db, clock, personal, settings } = asking.house
  const now = clock.now()
  const secretHash = hashOfSecret(asking.loginStep ?? '')
  const step = await readLoginStep(db, secretHash, 'email')
  const row = step && step.expires_at > now ? await readPlayer(db, step.shard, step.player) : undefined
  if (!row) return refuse('tokenExpired')
  const email = format('email', input.email)
  const longest = { rule: 'maxLength', values: { number: settings.get('fields.emailMaxLength') } }
  const finding = check({ name: 'email', kind: 'email', rules: [{ rule: 'required' }, { rule: 'email' }, longest] }, email)
  if (finding) return refuse('checkFields', { details: { fields: { email: finding } } })
  const refused = (await emailRefusal(asking.house, email)) ?? (await accountRefusal(asking, row))
  if (refused) return refused
  if (!(await endLoginStep(db, secretHash, now))) return refuse('tokenUsed')
  asking.setCookie(clearLoginStepCookie())
  await db.transaction(async (tx) => {
    const person = openPerson({ personal }, row)
    await writePerson(tx, asking.house, row, { ...person, email })
    await writeAudit(tx, { at: now, actor: `player:${row.id}`, action: 'player.changed.email', subject: `player:${row.id}` })
  })
  const fresh = await readPlayer(db, row.shard, row.id)
  return enter(asking, fresh ?? row)
}
