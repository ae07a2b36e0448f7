import type { Profile } from '@fairhouse/contract'
import type { RequestContext } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { readPlayer } from '../players/player.sql.ts'
import { goIn } from './accept-documents.ts'
import { accountRefusal } from './account-refusal.ts'
import { endLoginStep, readLoginStep } from '../sessions/login-step.sql.ts'
import { codeRefusal } from '../second-factor/prove-code.ts'
import { clearLoginStepCookie, hashOfSecret } from '../sessions/session.ts'
import { stepSignIn, type SignInEvent } from './sign-in-step.ts'

/**
 * Completes the second step of a sign-in with a one-time or recovery code. Tries count towards the freeze; a frozen or
 * late sign-in starts over.
 */
export async function loginWithCode(asking: RequestContext, input: { code: string }): Promise<{ profile: Profile } | Refused> {
  const { db, clock } = asking.house
  const secretHash = hashOfSecret(asking.loginStep ?? '')
  const step = await readLoginStep(db, secretHash, 'code')
  const row = step && (await readPlayer(db, step.shard, step.player))
  if (!step || !row) return refuse('tokenExpired')
  const refused = step.expires_at <= clock.now() ? refuse('tokenExpired') : await codeRefusal(asking, row, input.code)
  const event = eventOf(refused) ?? ({ is: 'code', right: true, barred: await accountRefusal(asking, row) } as const)
  const next = stepSignIn({ at: 'code' }, event)
  if (next.at === 'code') return refused ?? refuse('wrongField')
  asking.setCookie(clearLoginStepCookie())
  // Of two requests with the same cookie only one continues.
  if (!(await endLoginStep(db, secretHash, clock.now()))) return refuse('tokenUsed')
  if (next.at === 'barred') return next.why
  return next.at === 'in' ? goIn(asking, row) : (refused ?? refuse('tokenExpired'))
}

function eventOf(refused: Refused | undefined): SignInEvent | undefined {
  if (!refused) return undefined
  if (refused.refused === 'frozen') return { is: 'frozen' }
  return refused.refused === 'tokenExpired' ? { is: 'expired' } : { is: 'code', right: false }
}
