import type { Answers } from '@fairhouse/contract/caller.ts'
import type { RequestContext, House } from '../../base/house.ts'
import { deleteJobOf } from '../../base/jobs/jobs.sql.ts'
import { refuse } from '../../base/http/refusal.ts'
import { hashOfSecret, proveSession } from '../../people/sessions/index.ts'
import { endIdentification, lockIdentification, readIdentification, writeOutcome, type IdentificationRow } from './identification.sql.ts'
import { lookJob, type Outcome } from './look-again.ts'
import { issueLoginToken } from '../login-tokens/login-token.ts'
import { payloadOf } from './outcome.ts'
import { identificationPlace } from './identification-seal.ts'

type Answer = Answers<'POST /api/waiting-request'>

/** Returns an attempt's state to the browser it began in. Unknown tokens and other browsers' look like expired ones. */
export async function waitingRequestDetails({ house, deviceId, player }: RequestContext, { token }: { token: string }): Promise<Answer> {
  const row = await readIdentification(house.db, hashOfSecret(token))
  if (!row || row.device_hash !== hashOfSecret(deviceId ?? '')) return over('expired')
  if (row.status === 'pending') return row.expires_at <= house.clock.now() ? over('expired') : { status: 'pending', payload: {} }
  // A repeated proof counts for the session that receives its result.
  if (row.purpose === 'proof' && row.status === 'success' && player?.player === row.player && row.ended_at)
    await proveSession(house.db, player.sessionId, row.ended_at)
  const { payload } = await outcomeOf(house, row)
  return { status: row.status, payload: { ...payload, ...(row.customer_app === 'poker' ? { customerApp: 'poker' as const } : {}) } }
}

const over = (status: 'expired'): Answer => ({ status, payload: payloadOf(refuse('expiredVerification')) })

const openOutcome = ({ personal }: House, { token_hash, sealed_outcome }: IdentificationRow): Outcome =>
  sealed_outcome ? personal.open<Outcome>(sealed_outcome, identificationPlace('outcome', token_hash)) : { payload: {} }

/**
 * Returns what the browser is told. A known player's login token is issued on first request, lest its minute pass while
 * another app is in front; repeated requests return the same.
 */
async function outcomeOf(house: House, known: IdentificationRow): Promise<Outcome> {
  const { personal, db } = house
  const { token_hash } = known
  const told = openOutcome(house, known)
  if (told.player === undefined || told.payload.loginToken) return told
  return db.transaction(async (tx) => {
    const row = await lockIdentification(tx, token_hash)
    const now: Outcome = row ? openOutcome(house, row) : { payload: {} }
    if (!row || now.player === undefined || now.shard === undefined || now.payload.loginToken) return now
    const who = { shard: now.shard, player: BigInt(now.player), boundTo: row.device_hash, method: row.method }
    const outcome: Outcome = { ...now, payload: { ...now.payload, loginToken: await issueLoginToken(tx, house, who) } }
    await writeOutcome(tx, token_hash, personal.seal(outcome, identificationPlace('outcome', token_hash)))
    return outcome
  })
}

/** Cancels an attempt; later answers of the service are ignored. */
export async function cancelIdentification(
  { house, deviceId }: RequestContext,
  { token }: { token: string },
): Promise<Record<string, never>> {
  const { db, personal, clock } = house
  const row = await readIdentification(db, hashOfSecret(token))
  if (!row || row.device_hash !== hashOfSecret(deviceId ?? '')) return {}
  const outcome: Outcome = { payload: payloadOf(refuse('abortedVerification')) }
  await endIdentification(
    db,
    row.token_hash,
    { status: 'error', sealedOutcome: personal.seal(outcome, identificationPlace('outcome', row.token_hash)) },
    clock.now(),
  )
  await deleteJobOf(db, lookJob, row.token_hash)
  return {}
}
