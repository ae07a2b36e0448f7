import { errors, type ErrorEntry } from '@fairhouse/errors'
import { depositSums } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { writeJob, deleteJobOf } from '../../base/jobs/jobs.sql.ts'
import { randomId } from '../../base/ids.ts'
import { keepToMaxBalance, refreshCapsInside, readGate } from '../../money/limit-enforcement/index.ts'
import { openWallet, readReversedLegs, type Leg, type Posting } from '../../money/wallet/index.ts'
import {
  appendFacts,
  readAttempt,
  readFacts,
  updateAttempt,
  writeCameFrom,
  type AttemptChange,
  type AttemptRow,
  type FactRow,
} from '../attempts/attempt.sql.ts'
import {
  factPosting,
  foldAttempt,
  isOpen,
  leftOf,
  positionPostings,
  postingsOf,
  reversalsOf,
  suspendedElsewhere,
  type AttemptState,
  type Bar,
} from '../attempts/attempt.ts'
import { settleBonusOf } from './bonus-of-deposit.ts'
import { feeRuleOf } from '../methods/list-methods.ts'
import { readMethod } from '../method-catalogue/method.sql.ts'
import { nextCheckMs } from '../attempts/check-schedule.ts'
import { declineError } from '../attempts/decline-error.ts'
import { factOf } from '../attempts/fact-of.ts'
import { markForeign, waitsForName } from '../payment-details/foreign-account.ts'
import { isOwnName } from '../payment-details/own-name.ts'
import { readPayerPerson } from '../payment-details/payer-person.ts'
import type { Fact, Progress } from '../provider-contract/provider.ts'
import { writeStoredDetail } from '../stored-details/stored-detail.sql.ts'
import { markReturned } from '../suspense/mark-returned.ts'
import { settleDebt } from './settle-debt.ts'
import { takeShort } from '../suspense/take-short.ts'
import { houseWallet, writeSuspense } from '../suspense/write-suspense.ts'
import { sealFor } from '../../base/keys/person-key.sql.ts'
import { holderPlace, tokenPlace } from '../stored-details/stored-detail-seal.ts'

export const checkJob = 'deposit-check'
export const jobKeyOf = (shard: number, reference: string): string => `${shard}:${reference}`

/** The result of settling, for telling the player after the commit. */
export type Settled = { attempt: AttemptRow; state: AttemptState; changed: boolean }

/**
 * Applies a provider's report and brings attempt, money and limits in line with the facts, in one transaction: facts,
 * posting, allowance, stored card and state stand or fall together. The only place that credits a deposit.
 */
export async function settleDeposit(house: House, shard: number, reference: string, progress: Progress): Promise<Settled | undefined> {
  const settled = await house.db.transaction((tx) => settleInside(house, tx, shard, reference, progress))
  if (settled?.changed) announce(house, settled)
  return settled
}

/** Settles within the caller's transaction; the caller announces after its commit. */
export async function settleInside(
  house: House,
  tx: Transaction,
  shard: number,
  reference: string,
  progress: Progress,
): Promise<Settled | undefined> {
  const row = await readAttempt(tx, shard, reference, true)
  if (!row || (progress.from ?? row.provider) !== row.provider) return undefined
  const at = house.clock.now()
  const reported = await markReturned(tx, row, await markForeign(house, tx, row, progress.facts))
  const added = await appendFacts(tx, shard, reference, reported, at)
  const facts = await readFacts(tx, shard, reference)
  const sums = row.open_amount && !isCredited(row) ? await sumsReceived(tx, row, facts) : undefined
  const attempt = { ...row, ...sums }
  const folded = foldAttempt(attempt, facts, await barOf(house, tx, attempt, facts))
  const state = stateOf(attempt, folded.state, progress)
  await post(house, tx, reference, postingsOf(attempt, state, facts))
  await post(house, tx, reference, reversalsOf(attempt, await legsToReverse(tx, attempt, facts)))
  const won = facts.findLast(({ kind }) => kind === 'disputeWon')
  if (won) await settleDebt(house, tx, attempt, factPosting(reference, won.event_key), false)
  if (state === 'ok' && attempt.state !== 'ok') await settleDebt(house, tx, attempt, `deposit:${reference}`, true)
  await postPosition(house, tx, attempt, positionPostings(attempt, state, facts))
  if (state === 'ok') await settleBonusOf(house, tx, attempt, facts)
  if (state === 'ok') await keepToMaxBalance(tx, attempt, null, at)
  await writeSuspense(house, tx, attempt.provider, { reference, facts: suspendedElsewhere(attempt, state, facts).map(factOf) })
  if (state === 'mismatch') await takeShort(house, tx, attempt, { provider: attempt.provider, reference, key: String(facts.length) })
  await keepInstrument(house, tx, attempt, reported)
  await updateAttempt(tx, shard, reference, { ...changeOf(attempt, state, progress), reason: folded.reason, ...(sums ? { sums } : {}) }, at)
  await askAgain(tx, attempt, state, at)
  return {
    attempt: { ...attempt, state, reason: folded.reason },
    state,
    changed: added > 0 || (state !== attempt.state && !isStart(state)),
  }
}

/** Schedules the next question to the provider while the attempt is open. */
async function askAgain(tx: Transaction, { shard, reference, checks }: AttemptRow, state: AttemptState, at: Date): Promise<void> {
  if (isOpen(state)) await writeJob(tx, checkJob, jobKeyOf(shard, reference), new Date(at.getTime() + nextCheckMs(checks)))
  else await deleteJobOf(tx, checkJob, jobKeyOf(shard, reference))
}

/** Returns the changes to store for a settled attempt. */
function changeOf(attempt: AttemptRow, state: AttemptState, progress: Progress): AttemptChange {
  const step = isOpen(state) ? (progress.step === undefined ? {} : { step: progress.step }) : { step: null }
  return {
    state,
    ...(state === 'ok' && attempt.state !== 'ok' ? { credited: attempt.asked - attempt.fee } : {}),
    ...step,
    ...(progress.providerReference ? { providerReference: progress.providerReference } : {}),
    ...(progress.expiresAt ? { expiresAt: progress.expiresAt } : {}),
  }
}

/** Computes the sums of an open amount from what arrived. */
async function sumsReceived(
  tx: Transaction,
  { method: id, currency }: AttemptRow,
  facts: FactRow[],
): Promise<{ amount: bigint; fee: bigint; asked: bigint } | undefined> {
  const received = facts.find(({ kind }) => kind === 'received')
  const method = await readMethod(tx, id)
  if (!received?.amount || received.currency !== currency || !method) return undefined
  // The sum that arrived counts as the amount asked for, with the fee taken out of it.
  const { fee } = depositSums(received.amount, { ...feeRuleOf(method.data, currency), strategy: 'included' })
  return { amount: received.amount - fee, fee, asked: received.amount }
}

function stateOf(attempt: AttemptRow, folded: AttemptState, progress: Progress): AttemptState {
  if (folded !== attempt.state || !isOpen(folded)) return folded
  // No news about money, but a step in the answer means that the attempt goes on.
  return progress.step && attempt.state !== 'pending' ? 'stepping' : folded
}

const isCredited = ({ state }: AttemptRow): boolean => state === 'ok' || state === 'held'

/**
 * Returns why money is not credited. If a limit required before play is missing, money is held, visibly, until it is
 * set; once fully refunded it is held no longer.
 */
async function barOf(house: House, tx: Transaction, attempt: AttemptRow, facts: FactRow[]): Promise<Bar> {
  await refreshCapsInside(house, tx, attempt)
  if (isOpen(attempt.state) && (await waitsForName(house, tx, attempt, facts))) return 'name'
  const isMissing = (await readGate(tx, attempt))?.bet === 'notSet'
  return isMissing && leftOf(attempt, facts) > 0n ? 'limits' : undefined
}

async function legsToReverse(tx: Transaction, attempt: AttemptRow, facts: FactRow[]): Promise<Map<string, Leg[]>> {
  const reversed = new Map<string, Leg[]>()
  for (const won of facts.filter(({ kind }) => kind === 'disputeWon')) {
    const disputed = `${won.event_key.slice(0, won.event_key.lastIndexOf(':'))}:disputed`
    const legs = await readReversedLegs(tx, attempt, factPosting(attempt.reference, disputed))
    if (legs.length > 0) reversed.set(won.event_key, legs)
  }
  return reversed
}

async function keepInstrument(house: House, tx: Transaction, attempt: AttemptRow, facts: Fact[]): Promise<void> {
  const known = facts.find(({ kind, instrument, notOwn }) => instrument && !notOwn && (kind === 'received' || kind === 'instrument'))
  const instrument = known?.instrument
  if (!instrument) return
  const { fingerprint, description, funding, country, holder } = instrument
  const { shard, player, provider, method } = attempt
  const payer = instrument.isVouched ? await readPayerPerson(house, tx, attempt) : undefined
  const at = house.clock.now()
  const reference = `${known.kind === 'instrument' ? 'account' : 'card'}${randomId(16)}`
  const detail = { shard, player, provider, fingerprint: house.personal.indexOf('instrument', fingerprint) }
  const seal = await sealFor(tx, house, attempt)
  const kept = await writeStoredDetail(tx, {
    ...detail,
    method,
    reference,
    description,
    token: seal.seal(instrument.token, tokenPlace(detail)),
    funding: funding ?? null,
    country: country ?? null,
    clearing_house: instrument.clearingHouse ?? null,
    bank_name: instrument.bank ?? null,
    holder: holder ? seal.seal(holder, holderPlace(detail)) : null,
    reusable: attempt.save_detail,
    // Money from an account that the bank says is the player's confirms the account.
    verified: holder !== undefined && payer !== undefined && isOwnName(holder, payer.person),
    funded_at: at,
    changed_at: null,
    at,
  })
  await writeCameFrom(tx, shard, attempt.reference, kept)
}

/** Posts what must not be refused; any other outcome is a bug and rolls back the transaction. */
async function post(house: House, tx: Transaction, reference: string, postings: Posting[]): Promise<void> {
  if (postings.length === 0) return
  const wrong = (await house.wallet.postInside(tx, postings)).find(({ outcome }) => outcome !== 'posted')
  if (!wrong) return
  const said = JSON.stringify(wrong, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  throw new Error(`A posting of deposit ${reference} ended as ${wrong.outcome}: ${said}`)
}

/** Books money in a currency other than the wallet's in the house's own wallet of that currency. */
async function postPosition(house: House, tx: Transaction, attempt: AttemptRow, postings: Posting[]): Promise<void> {
  if (postings.length === 0 || !attempt.pay_currency) return
  await openWallet(tx, houseWallet(attempt.pay_currency))
  await post(house, tx, attempt.reference, postings)
}

/** The browser that began an attempt learns its first steps from the answer. */
const isStart = (state: AttemptState) => state === 'created' || state === 'stepping'

/** Tells the player's browsers, after the commit. */
export function announce(house: House, { attempt, state }: Settled): void {
  const { player, shard, currency, reference } = attempt
  house.tell(player, { about: 'deposit', reference, ...shownStatus(state, attempt.reason) })
  if (!isOpen(state)) house.tell(player, { about: 'wallet', shard, currency })
}

/** Returns the status that pages show for a state, with the error that explains it. */
export function shownStatus(
  state: AttemptState,
  reason: string | null,
): { status: ShownStatus; error?: string; errorCode?: number; errorSubCode?: string } {
  switch (state) {
    case 'created':
    case 'stepping':
      return { status: 'init' }
    case 'pending':
    case 'unknown':
      return { status: 'pending' }
    case 'ok':
      return { status: 'ok' }
    case 'held':
      return { status: 'waiting' }
    case 'failed':
      return { status: 'rejected', ...told(declineError(reason), reason) }
    case 'expired':
    case 'cancelled':
      return { status: 'cancelled' }
    case 'mismatch':
      return { status: 'error', ...told(errors.paymentFailed, reason) }
  }
}
type ShownStatus = 'init' | 'pending' | 'ok' | 'waiting' | 'failed' | 'rejected' | 'cancelled' | 'error'

const told = ({ name, code }: ErrorEntry, reason: string | null) => ({
  error: name,
  errorCode: code,
  ...(reason ? { errorSubCode: reason } : {}),
})
