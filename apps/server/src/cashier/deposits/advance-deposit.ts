import type { DepositStep } from '@fairhouse/contract'
import type { House, PlayerContext } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { readGate, refreshCapsOf } from '../../money/limit-enforcement/index.ts'
import { hashOfSecret } from '../../people/sessions/index.ts'
import { attemptForProvider, nowhere, placeOf, type PayerPlace } from './attempt-for-provider.ts'
import { readAttempt, readAttemptByHash, type AttemptRow } from '../attempts/attempt.sql.ts'
import { isOpen } from '../attempts/attempt.ts'
import { declineError } from '../attempts/decline-error.ts'
import { depositStepOf } from '../settlement/deposit-step.ts'
import { stopRefusal } from '../../settings/incidents/index.ts'
import { ProviderError, type AdvanceInput } from '../provider-contract/provider.ts'
import { providerNamed } from '../providers/providers.ts'
import { shardOfReference } from '../../base/ids.ts'
import { endVisitorDeposit } from '../pay-and-play/end-visitor-deposit.ts'
import { readVisitorDepositByHash } from '../attempts/visitor-deposit.sql.ts'
import { settleDeposit } from '../settlement/settle-deposit.ts'

type BrowserValues = {
  userAgent: string
  language: string
  javascriptEnabled: boolean
  javaEnabled: boolean
  colorDepth: number
  screenHeight: number
  screenWidth: number
  timezoneOffsetMinutes: number
  acceptHeader?: string | undefined
}
type FinishInput = {
  reference: string
  browser?: BrowserValues | undefined
  fingerPrint?: 'Y' | 'N' | 'U' | undefined
  windowSize?: string | undefined
}

/** Continues a deposit: the frame has confirmed, or the fingerprint is done and the browser's values are here. */
export async function finishDeposit(
  asking: PlayerContext,
  input: FinishInput,
): Promise<{ step: DepositStep; redirectUrl?: string } | Refused> {
  const attempt = await ownAttempt(asking, input.reference)
  if (!attempt) return refuse('notFound')
  const stopped = isOpen(attempt.state) && (await stopOf(asking, attempt))
  if (stopped) return stopped
  if (!input.browser && (await needsLimits(asking, attempt))) return refuse('limitNotSet')
  const { ip } = asking
  const { browser } = input
  const advance: AdvanceInput = browser
    ? {
        kind: 'browser',
        values: browserOf(browser),
        completed: input.fingerPrint ?? 'U',
        windowSize: input.windowSize ?? '05',
        ip,
        acceptHeader: browser.acceptHeader ?? asking.acceptHeader,
      }
    : { kind: 'confirm' }
  const advanced = await advanceAttempt(asking.house, attempt, advance, placeOf(asking))
  if (isRefused(advanced)) return advanced
  const redirectUrl = redirectUrlOf(advanced.step)
  return { ...advanced, ...(redirectUrl ? { redirectUrl } : {}) }
}

/** Returns the URL that the embedded page can open by itself, if its address alone is enough. */
const redirectUrlOf = ({ type, method, url, params }: DepositStep): string | undefined =>
  type === 'form' && method === 'GET' && params.length === 0 ? url : undefined

/** Refuses to go on where nothing is paid yet and deposits by this provider are stopped. What the bank reports is taken anyway. */
const stopOf = ({ house, player, language }: PlayerContext, { provider }: AttemptRow): Promise<Refused | undefined> =>
  stopRefusal(house, house.db, 'deposit', { country: player.country, language, targets: [provider] })

/** Returns the browser's values without what its headers already say. */
function browserOf(browser: BrowserValues) {
  const { acceptHeader: _, ...values } = browser
  return values
}

/**
 * Returns whether mandatory limits became necessary since the deposit began; its page then waits until they are set.
 */
async function needsLimits({ house, player }: PlayerContext, { state }: AttemptRow): Promise<boolean> {
  if (!isOpen(state)) return false
  await refreshCapsOf(house, player)
  return (await readGate(house.db, player))?.deposit === 'notSet'
}

/** Finds an attempt of the asking player; nobody else's is found. */
export async function ownAttempt({ house, player }: PlayerContext, reference: string): Promise<AttemptRow | undefined> {
  const attempt = shardOfReference(reference) === player.shard ? await readAttempt(house.db, player.shard, reference) : undefined
  return attempt?.player === player.player ? attempt : undefined
}

/**
 * Asks the provider for the next step and applies its answer. An unknown outcome leaves the attempt open for the
 * janitor.
 */
async function advanceAttempt(
  house: House,
  attempt: AttemptRow,
  input: AdvanceInput,
  place: PayerPlace,
): Promise<{ step: DepositStep } | Refused> {
  if (isOpen(attempt.state)) {
    const { provider, cx } = providerNamed(house, attempt.provider)
    try {
      const progress = await provider.advance(cx, await attemptForProvider(house, attempt, place), input)
      await settleDeposit(house, attempt.shard, attempt.reference, { ...progress, step: progress.step ?? { type: 'wait' } })
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      house.log.warn(
        { provider: attempt.provider, reference: attempt.reference, outcome: error.outcome, reason: error.message },
        'a deposit could not go on',
      )
      if (error.outcome === 'notSent') return refuse('externalConnection')
      if (error.outcome === 'refused') return refuse('paymentFailed')
    }
  }
  const now = await readAttempt(house.db, attempt.shard, attempt.reference)
  if (now?.state === 'failed')
    return refuse(declineError(now.reason).name, { subCode: now.reason ?? 'unknown', details: { reference: now.reference } })
  return { step: depositStepOf(house, now ?? attempt) }
}

/**
 * Handles the browser's return from a provider's page on another site, without our cookie: a one-time token in the
 * address names the attempt. Returns the message for the page that holds the frame.
 */
export async function landDeposit(
  house: House,
  landing: string,
  token: string,
  fields: Record<string, string>,
): Promise<Record<string, string> | undefined> {
  const visitor = await readVisitorDepositByHash(house.db, 'landing_hash', hashOfSecret(token))
  if (visitor?.state === 'open' && landing === 'failed') await endVisitorDeposit(house, visitor)
  const attempt = visitor?.attempt
    ? await readAttempt(house.db, visitor.attempt_shard ?? 0, visitor.attempt)
    : await readAttemptByHash(house.db, 'landing_hash', hashOfSecret(token))
  if (!attempt) return visitor && { type: 'deposit', value: landing === 'failed' ? 'failed' : 'waiting', reference: visitor.reference }
  if (landing === '3ds-method') return { type: 'deposit', value: 'fingerprint', fingerPrint: 'Y', reference: attempt.reference }
  const outcome = await advanceAttempt(house, attempt, { kind: 'landing', landing, fields }, nowhere)
  return { type: 'deposit', value: isRefused(outcome) ? 'failed' : 'waiting', reference: attempt.reference }
}
