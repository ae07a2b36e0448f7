import { messageOf } from '../../base/message-of.ts'
import { shardOfReference } from '../../base/ids.ts'
import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { readGate, refreshCapsOf } from '../../money/limit-enforcement/index.ts'
import { readAttempt } from '../attempts/attempt.sql.ts'
import { isOpen } from '../attempts/attempt.ts'
import { operatorRefusal } from '../holds/hold-refusal.ts'
import { insertNotice, writeNoticeOutcome } from '../attempts/inbox.sql.ts'
import { answerQuestion, type Answered } from '../pay-and-play/answer-question.ts'
import { settleVisitorNotice } from '../pay-and-play/settle-visitor-notice.ts'
import { ProviderError, type Decision, type Notice, type NoticeReply, type RawNotice } from '../provider-contract/provider.ts'
import { isProvider, providerNamed } from '../providers/providers.ts'
import { announce, settleInside } from '../settlement/settle-deposit.ts'
import { announceWithdrawal, settleWithdrawalInside } from '../withdrawals/settle-withdrawal.ts'
import { restoreUnknown } from '../restored/restore-unknown.ts'
import { failedNoMore, keepFailed } from './keep-failed.ts'
import { withoutReturned } from '../suspense/mark-returned.ts'
import { takeShort } from '../suspense/take-short.ts'
import { houseWallet, writeSuspense } from '../suspense/write-suspense.ts'

/** The HTTP answer to a provider. */
type NoticeTaken = { status: number; reply?: NoticeReply }

/**
 * Takes a provider's notice. Answers 204 (or the provider's own wording) once it is stored with all its effects, 401
 * for a wrong signature, 400 if unreadable, 404 for an unknown provider.
 */
export async function takeNotice(house: House, providerId: string, raw: RawNotice): Promise<NoticeTaken> {
  if (!isProvider(providerId)) return { status: 404 }
  const { provider, cx } = providerNamed(house, providerId)
  let notice: Notice
  try {
    notice = provider.verify(cx, raw)
  } catch (error) {
    const status = error instanceof ProviderError ? 401 : 400
    house.metrics.notices.inc({ provider: providerId, outcome: `refused_${status}` })
    house.log.warn({ provider: providerId, reason: messageOf(error).slice(0, 200) }, 'a notice was refused')
    if (status === 400) await keepFailed(house, providerId, raw, error)
    return { status }
  }
  try {
    return await takeVerified(house, providerId, raw, notice)
  } catch (error) {
    await keepFailed(house, providerId, raw, error, notice)
    throw error
  }
}

/** Takes a notice whose signature is right. */
async function takeVerified(house: House, providerId: string, raw: RawNotice, verified: Notice): Promise<NoticeTaken> {
  const { provider, cx } = providerNamed(house, providerId)
  let notice = verified
  if (notice.look) {
    const looked = await lookAgain(house, providerId, notice)
    if (!looked) return { status: 503 }
    notice = looked
  }
  if (notice.confirm && !(await isConfirmed(house, providerId, notice))) return { status: 503 }
  if (notice.mayGoOn && provider.reply) {
    const decision = await mayGoOn(house, providerId, notice)
    return { status: 200, reply: await provider.reply(cx, raw, decision) }
  }
  if (house.stops.shut() && !(await wasRestored(house, providerId, notice))) return { status: 503 }
  const kept = keptWords(house, providerId, raw, notice)
  const answered = notice.asks ? await answerQuestion(house, providerId, notice, kept) : undefined
  const announcements = answered ? tellingOf(house, answered) : await keepAndSettle(house, providerId, kept, notice)
  for (const tell of announcements) tell()
  await failedNoMore(house, providerId, notice)
  house.metrics.notices.inc({ provider: providerId, outcome: announcements.length > 0 ? 'settled' : 'known' })
  return provider.reply ? { status: 200, reply: await provider.reply(cx, raw, answered?.decision) } : { status: 204 }
}

/**
 * Answers a provider that asks before it moves money: a deposit that has ended, or is barred by now, must not go on.
 */
async function mayGoOn(house: House, providerId: string, { reference }: Notice): Promise<Decision> {
  const shard = shardOfReference(reference)
  const attempt = shard === undefined ? undefined : await readAttempt(house.db, shard, reference)
  if (attempt?.provider !== providerId || !isOpen(attempt.state)) return 'finish'
  if (await operatorRefusal(house, attempt, 'deposit')) return 'finish'
  await refreshCapsOf(house, attempt)
  return (await readGate(house.db, attempt))?.deposit === null ? 'continue' : 'finish'
}

/**
 * Asks the provider what a notice is about; returns undefined if it does not answer, so that the notice is sent again.
 */
async function lookAgain(house: House, providerId: string, notice: Notice): Promise<Notice | undefined> {
  const { provider, cx } = providerNamed(house, providerId)
  try {
    const { facts } = await provider.query(cx, notice)
    return { ...notice, facts }
  } catch (error) {
    if (error instanceof ProviderError) return undefined
    throw error
  }
}

/**
 * Returns whether the provider confirms that the notice's payment belongs to this deposit; if not, the notice must come
 * again.
 */
async function isConfirmed(house: House, providerId: string, notice: Notice): Promise<boolean> {
  const { provider, cx } = providerNamed(house, providerId)
  try {
    return (await provider.query(cx, notice)).providerReference === notice.providerReference
  } catch (error) {
    if (error instanceof ProviderError) return false
    throw error
  }
}

/**
 * Writes what a notice is about anew, if the restore of the books has taken it; false if the provider cannot be asked now, so that
 * the notice is sent again.
 */
async function wasRestored(house: House, providerId: string, { reference }: Notice): Promise<boolean> {
  try {
    await restoreUnknown(house, providerId, reference)
    return true
  } catch (error) {
    if (error instanceof ProviderError) return false
    throw error
  }
}

const tellingOf = (house: House, { settled }: Answered) => (settled ? [() => announce(house, settled)] : [])

/** The words of a notice as the inbox keeps them: sealed where they hold personal data. */
export const keptWords = (house: House, providerId: string, { body }: RawNotice, { personal, eventKey }: Notice): string =>
  personal ? house.personal.seal(body, `inbox.raw ${providerId}/${eventKey}`).toString('base64') : body

/**
 * Stores notice, facts and money in one transaction: a notice that comes twice, even concurrently, takes effect once.
 * Answers what is to be told afterwards.
 */
export async function keepAndSettle(
  house: House,
  providerId: string,
  raw: string,
  notice: Notice,
  alongside?: (tx: Transaction) => Promise<void>,
): Promise<(() => void)[]> {
  return house.db.transaction(async (tx) => {
    const at = house.clock.now()
    await alongside?.(tx)
    if (!(await insertNotice(tx, providerId, notice.eventKey, raw, at))) return []
    const shard = shardOfReference(notice.reference)
    const { facts, providerReference } = notice
    const progress = { from: providerId, facts, ...(providerReference ? { providerReference } : {}) }
    const visitor = shard === undefined ? undefined : await settleVisitorNotice(house, tx, providerId, shard, notice, progress)
    const deposit =
      visitor?.deposit ?? (shard === undefined || visitor ? undefined : await settleInside(house, tx, shard, notice.reference, progress))
    const withdrawal =
      shard === undefined || visitor || deposit ? undefined : await settleWithdrawalInside(house, tx, shard, notice.reference, progress)
    if (!visitor && !deposit && !withdrawal) await keepNobodys(house, tx, providerId, notice)
    await writeNoticeOutcome(
      tx,
      providerId,
      notice.eventKey,
      visitor ? visitor.outcome : deposit ? `deposit ${deposit.state}` : withdrawal ? `withdrawal ${withdrawal.state}` : 'suspense',
      at,
    )
    return [
      ...(deposit?.changed ? [() => announce(house, deposit)] : []),
      ...(withdrawal?.changed ? [() => announceWithdrawal(house, withdrawal)] : []),
    ]
  })
}

/** Books money that belongs to nothing we know, or its refund, less what we returned ourselves and booked before. */
async function keepNobodys(house: House, tx: Transaction, provider: string, { reference, facts, eventKey }: Notice): Promise<void> {
  const told = await withoutReturned(tx, { provider, reference }, facts)
  await writeSuspense(house, tx, provider, { reference, facts: told })
  for (const currency of new Set(told.flatMap(({ money }) => money?.currency ?? [])))
    await takeShort(house, tx, houseWallet(currency), { provider, reference, key: eventKey })
}
