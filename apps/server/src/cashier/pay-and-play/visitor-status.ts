import { errors } from '@fairhouse/errors'
import { formatAmount } from '@fairhouse/money'
import type { Answers } from '@fairhouse/contract/caller.ts'
import type { RequestContext, House } from '../../base/house.ts'
import { hasLoginTokenEnded, issueLoginToken } from '../../knowing/login-tokens/index.ts'
import { hashOfSecret } from '../../people/sessions/index.ts'
import { readAttempt, type AttemptRow } from '../attempts/attempt.sql.ts'
import { statusOf } from '../settlement/attempt-status.ts'
import type { AttemptState } from '../attempts/attempt.ts'
import { tokenOf } from '../settlement/deposit-step.ts'
import { stepOf } from './begin-visitor-deposit.ts'
import { readVisitorDeposit, writeVisitorLogin, type VisitorDepositRow } from '../attempts/visitor-deposit.sql.ts'
import type { Place } from '../../base/keys/personal-data.ts'

type Status = Answers<'GET /api/deposits/status'>

/** States in which the bank has accepted the payment, so the payer is let in. */
const paid: readonly AttemptState[] = ['pending', 'ok', 'held']

/** Returns a visitor's deposit status; once paid, with a login code for the browser in which it began. */
export async function visitorStatus(asking: RequestContext, visitor: VisitorDepositRow): Promise<Status> {
  const { house } = asking
  const attempt = visitor.attempt !== null ? await readAttempt(house.db, visitor.attempt_shard ?? 0, visitor.attempt) : undefined
  const about = {
    reference: visitor.reference,
    token: tokenOf(house, 'token', visitor.reference),
    amount: formatAmount(visitor.amount, visitor.currency),
    currency: visitor.currency,
  }
  if (attempt) {
    const loginCode = await loginCodeFor(asking, visitor, attempt)
    const { step: _, ...status } = await statusOf(house, attempt)
    return { ...status, ...about, ...(loginCode ? { loginCode } : {}) }
  }
  return { ...about, ...standing(house, visitor), limitRequire: false, receivedMoneyFromProvider: false }
}

/** Returns the status before there is a deposit: open, expired, or refused with the reason. */
function standing(
  house: House,
  visitor: VisitorDepositRow,
): Pick<Status, 'status' | 'error' | 'errorCode' | 'errorSubCode' | 'errorDetails' | 'step'> {
  if (visitor.state === 'open') return { status: 'init', step: stepOf(house, visitor) }
  if (!visitor.refusal) return { status: 'cancelled' }
  const { refused, details, subCode } = visitor.refusal
  return {
    status: 'rejected',
    error: refused,
    errorCode: errors[refused].code,
    ...(subCode ? { errorSubCode: subCode } : {}),
    ...(details ? { errorDetails: details } : {}),
  }
}

type KeptLogin = { code: string }
const loginPlace = ({ shard, reference }: VisitorDepositRow): Place => `visitor_deposit.sealed_login ${shard}/${reference}`

/** Issues one code at a time: none after a used one; an expired one is replaced while the try lives. */
async function loginCodeFor(
  { house, deviceId }: RequestContext,
  { shard, reference }: VisitorDepositRow,
  attempt: AttemptRow,
): Promise<string | undefined> {
  if (!paid.includes(attempt.state)) return undefined
  return house.db.transaction(async (tx) => {
    const visitor = await readVisitorDeposit(tx, shard, reference, true)
    if (!visitor || visitor.device_hash !== hashOfSecret(deviceId ?? '') || visitor.expires_at <= house.clock.now()) return undefined
    const { code: kept } = visitor.sealed_login
      ? house.personal.open<KeptLogin>(visitor.sealed_login, loginPlace(visitor))
      : { code: undefined }
    const ended = kept === undefined ? 'expired' : await hasLoginTokenEnded(tx, house, kept)
    if (ended === 'used') return undefined
    if (!ended) return kept
    const who = { shard: attempt.shard, player: attempt.player, boundTo: visitor.device_hash, method: 'payAndPlay' }
    const code = await issueLoginToken(tx, house, who)
    await writeVisitorLogin(tx, shard, reference, house.personal.seal({ code } satisfies KeptLogin, loginPlace(visitor)))
    return code
  })
}
