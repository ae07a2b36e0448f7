import type { Profile } from '@fairhouse/contract'
import type { RequestContext } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { readPlayerByLogin, type PlayerRow } from '../players/player.sql.ts'
import { goIn } from './accept-documents.ts'
import { accountRefusal } from './account-refusal.ts'
import { countAgainstFreeze, forgiveTries, puzzleRefusal } from '../login-freeze/freeze.ts'
import { loginFormatRefusal } from './login-format.ts'
import { isKnownDevice } from '../login-freeze/login-tries.sql.ts'
import { beginLoginStep } from './begin-login-step.ts'
import { dummyHash, passwordMatches } from '../passwords/password.ts'
import { hasSecondFactor } from '../second-factor/prove-code.ts'
import { hashOfSecret } from '../sessions/session.ts'
import { stepSignIn } from './sign-in-step.ts'
import { deviceKey, loginKey } from '../login-freeze/tries-key.ts'

/** No player has this id. */
const nobody = 0n

/**
 * Signs in with login and password. Tries count by login, known or not, and separately by address; on a device the
 * account knows they count by device, so that a stranger cannot lock the owner out. Until the password is right, known
 * and unknown logins cause the same work and get the same answers.
 */
export async function login(
  asking: RequestContext,
  input: { login: string; password: string; captcha?: string | undefined },
): Promise<{ profile: Profile } | Refused> {
  const { house } = asking
  const impossible = missingIn(input) ?? loginFormatRefusal(input.login)
  if (impossible) return impossible
  const loginIndex = house.personal.indexOf('login', input.login)
  const row = await readPlayerByLogin(house.db, loginIndex)
  const device = asking.deviceId ? hashOfSecret(asking.deviceId) : undefined
  // Asked for unknown logins too, so that they cost the same.
  const known = device ? await isKnownDevice(house.db, row?.shard ?? 0, row?.id ?? nobody, device) : false
  const key = known && device ? deviceKey(device, loginIndex) : loginKey(loginIndex)
  const puzzle = await puzzleRefusal(asking, key, input.captcha)
  if (puzzle) return puzzle
  const counted = await countAgainstFreeze(asking, key)
  if (counted.frozen) return counted.frozen
  const right = await passwordMatches(input.password, row?.password_hash ?? (await dummyHash()))
  if (!row || !right) return refuse('failedLogin', { details: counted })
  await forgiveTries(asking, key)
  return goOn(asking, row)
}

function missingIn(input: { login: string; password: string }): Refused | undefined {
  const missing = (['login', 'password'] as const).filter((name) => input[name].trim() === '')
  if (missing.length === 0) return undefined
  return refuse('checkFields', { details: { fields: Object.fromEntries(missing.map((name) => [name, { rule: 'required' }])) } })
}

/** Continues after a correct password. */
async function goOn(asking: RequestContext, row: PlayerRow): Promise<{ profile: Profile } | Refused> {
  const secondFactor = await hasSecondFactor(asking.house, row)
  const barred = secondFactor ? undefined : await accountRefusal(asking, row)
  const next = stepSignIn({ at: 'password' }, { is: 'password', right: true, secondFactor, barred })
  if (next.at === 'barred') return next.why
  if (next.at === 'in') return goIn(asking, row)
  await beginLoginStep(asking, row, 'code')
  return refuse('loginStepNeeded', { details: { step: 'code' } })
}
