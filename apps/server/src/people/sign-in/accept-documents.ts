import type { Profile } from '@fairhouse/contract'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { RequestContext } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { readPlayer, type PlayerRow } from '../players/player.sql.ts'
import { accountRefusal } from './account-refusal.ts'
import { beginLoginStep } from './begin-login-step.ts'
import { consentRefusal, writeConsents, type Accepted } from '../consents/consent.ts'
import { enterWithEmail } from './give-email.ts'
import { endLoginStep, readLoginStep } from '../sessions/login-step.sql.ts'
import { clearLoginStepCookie, hashOfSecret } from '../sessions/session.ts'

/**
 * Lets somebody in who has proven everything and may enter: what has to be accepted comes first (155, 156), then the
 * address of an account without one (222).
 */
export async function goIn(asking: RequestContext, row: PlayerRow): Promise<{ profile: Profile } | Refused> {
  const stale = await consentRefusal(asking.house, { shard: row.shard, player: row.id })
  if (!stale) return enterWithEmail(asking, row)
  await beginLoginStep(asking, row, 'consent')
  return stale
}

/**
 * Accepts what a sign-in waits for and goes on with it; where something is still missing, it waits on. Which sign-in it
 * is, a cookie says.
 */
export async function acceptDocuments(
  asking: RequestContext,
  { accepted }: { accepted: Accepted },
): Promise<{ profile: Profile } | Refused> {
  const { house } = asking
  const { db, clock } = house
  const secretHash = hashOfSecret(asking.loginStep ?? '')
  const step = await readLoginStep(db, secretHash, 'consent')
  const row = step && step.expires_at > clock.now() ? await readPlayer(db, step.shard, step.player) : undefined
  if (!step || !row) return refuse('tokenExpired')
  const refused = (await consentRefusal(house, step, accepted)) ?? (await accountRefusal(asking, row))
  if (refused) return refused
  if (!(await endLoginStep(db, secretHash, clock.now()))) return refuse('tokenUsed')
  asking.setCookie(clearLoginStepCookie())
  const subject = `player:${row.id}` as const
  await db.transaction(async (tx) => {
    await writeConsents(tx, house, step, accepted, clock.now())
    await writeAudit(tx, { at: clock.now(), actor: subject, action: 'consent.accept', subject, details: { ...accepted } })
  })
  return enterWithEmail(asking, row)
}
