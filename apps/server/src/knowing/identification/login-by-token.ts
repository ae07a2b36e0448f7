import type { IdentificationMethod, Profile } from '@fairhouse/contract'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { RequestContext } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { profileOf, readPlayer, type PlayerRow } from '../../people/players/index.ts'
import { accountRefusal, beginLoginStep, enter } from '../../people/sign-in/index.ts'
import { consentRefusal, writeConsents, type Accepted } from '../../people/consents/index.ts'
import { hashOfSecret } from '../../people/sessions/index.ts'
import { hasSecondFactor } from '../../people/second-factor/index.ts'
import { loginByCode } from './login-by-code.ts'
import { prolongLoginToken, readLoginToken, writeLoginTokenUsed, type LoginTokenRow } from '../login-tokens/login-token.sql.ts'
import { isAccount } from '../identification-methods/methods.ts'

type Input = {
  t: string
  tokenProvider?: IdentificationMethod | undefined
  identificationToken?: string | undefined
  customerApp?: 'poker' | undefined
  accepted?: Accepted | undefined
}

/** Signs in with an identification's token, or another service's authorization code. */
export async function loginByToken(asking: RequestContext, input: Input): Promise<{ profile: Profile } | Refused> {
  if (input.tokenProvider) {
    const t = await loginByCode(asking, input.tokenProvider, input.t, input.identificationToken ?? '')
    return typeof t === 'string' ? enterBy(asking, { ...input, t }) : t
  }
  return enterBy(asking, input)
}

/**
 * Signs in by a token, valid once and in its own browser. If it stands for an account elsewhere, worth no more than a
 * password, a player with one-time codes is asked for one (248) and the sign-in continues as after a password.
 * Documents to accept come before the token is consumed, leaving time to read.
 */
async function enterBy(asking: RequestContext, { t, customerApp, accepted = {} }: Input): Promise<{ profile: Profile } | Refused> {
  const { house } = asking
  const { db, clock, settings } = house
  const tokenHash = hashOfSecret(t)
  const token = await readLoginToken(db, tokenHash)
  const refused = tokenRefusal(token, asking)
  if (refused || !token) return refused ?? refuse('tokenInvalid')
  const row = await readPlayer(db, token.shard, token.player)
  if (!row) return refuse('tokenInvalid')
  if (isAccount(token.method) && (await hasSecondFactor(house, row))) return askForCode(asking, row, tokenHash, token)
  const barred = await accountRefusal(asking, row)
  if (barred) return barred
  const stale = await consentRefusal(house, token, accepted)
  if (stale) {
    await prolongLoginToken(db, tokenHash, new Date(clock.now().getTime() + settings.get('be.loginStepMinutes') * 60_000))
    return { ...stale, details: { ...stale.details, loginToken: t } }
  }
  if (!(await writeLoginTokenUsed(db, tokenHash, clock.now()))) return refuse('tokenUsed')
  return goIn(asking, row, token, accepted, customerApp)
}

/** Consumes the token: the sign-in waits for the code in a cookie. */
async function askForCode(asking: RequestContext, row: PlayerRow, tokenHash: string, { method }: LoginTokenRow): Promise<Refused> {
  const { db, clock } = asking.house
  if (!(await writeLoginTokenUsed(db, tokenHash, clock.now()))) return refuse('tokenUsed')
  await beginLoginStep(asking, row, 'code')
  const subject = `player:${row.id}` as const
  await writeAudit(db, { at: clock.now(), actor: subject, action: 'session.code-asked', subject, details: { method } })
  return refuse('loginStepNeeded', { details: { step: 'code' } })
}

async function goIn(
  asking: RequestContext,
  row: PlayerRow,
  { method, shard, player }: LoginTokenRow,
  accepted: Accepted,
  customerApp: 'poker' | undefined,
): Promise<{ profile: Profile }> {
  const { db, clock } = asking.house
  await db.transaction(async (tx) => {
    await writeConsents(tx, asking.house, { shard, player }, accepted, clock.now())
    await writeAudit(tx, {
      at: clock.now(),
      actor: `player:${player}`,
      action: 'session.by-token',
      subject: `player:${player}`,
      details: { method, ...(customerApp ? { customerApp } : {}) },
    })
  })
  return enter(asking, row, { strong: !isAccount(method) })
}

function tokenRefusal(token: LoginTokenRow | undefined, { deviceId, house }: RequestContext): Refused | undefined {
  if (!token || token.bound_to !== hashOfSecret(deviceId ?? '')) return refuse('tokenInvalid')
  if (token.used_at) return refuse('tokenUsed')
  return token.expires_at <= house.clock.now() ? refuse('tokenExpired') : undefined
}

/** Returns the login this browser still has, after a return. */
export async function autoLogin({ house, player }: RequestContext): Promise<{ profile: Profile | null }> {
  const row = player && (await readPlayer(house.db, player.shard, player.player))
  return { profile: row ? profileOf(house, row) : null }
}
