import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { appendFacts, readFacts } from '../attempts/attempt.sql.ts'
import type { Notice, Progress } from '../provider-contract/provider.ts'
import { settleInside, type Settled } from '../settlement/settle-deposit.ts'
import { endInside, oweBack } from './end-visitor-deposit.ts'
import { readVisitorDeposit, writeVisitorStep } from '../attempts/visitor-deposit.sql.ts'
import { sealFor } from '../../base/keys/person-key.sql.ts'
import { instrumentPlace } from '../attempts/fact-of.ts'

/** The outcome of a notice about a visitor's deposit. */
type VisitorSettled = { outcome: string; deposit?: Settled }

/**
 * Applies a provider's notice about somebody who began as a visitor; returns undefined if it concerns none. Until the
 * bank names the person the facts are kept; then they become facts of the deposit or, if refused, money to refund.
 */
export async function settleVisitorNotice(
  house: House,
  tx: Transaction,
  provider: string,
  shard: number,
  notice: Notice,
  progress: Progress,
): Promise<VisitorSettled | undefined> {
  const visitor = await readVisitorDeposit(tx, shard, notice.reference, true)
  if (!visitor || visitor.provider !== provider) return undefined
  if (visitor.attempt !== null && visitor.attempt_shard !== null) {
    const deposit = await settleInside(house, tx, visitor.attempt_shard, visitor.attempt, progress)
    return { outcome: `deposit ${deposit?.state}`, ...(deposit ? { deposit } : {}) }
  }
  const at = house.clock.now()
  // Store the account once its owner is known. Facts are permanent, so seal this with a key that can be deleted.
  const seal = await sealFor(tx, house, visitor)
  await appendFacts(tx, shard, notice.reference, notice.facts, at, (instrument, eventKey) =>
    seal.seal(instrument, instrumentPlace(notice.reference, eventKey)).toString('base64'),
  )
  if (notice.providerReference)
    await writeVisitorStep(tx, shard, notice.reference, { step: visitor.step, providerReference: notice.providerReference }, at)
  if (visitor.state === 'open' && !notice.facts.some(({ kind }) => kind === 'cancelled')) return { outcome: 'waits for who it is' }
  if (visitor.state === 'open') await endInside(house, tx, visitor)
  else await oweBack(house, tx, visitor, await readFacts(tx, shard, notice.reference))
  return { outcome: 'owed back' }
}
