import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { appendFacts, readFacts } from '../attempts/attempt.sql.ts'
import type { Notice, Progress } from '../provider-contract/provider.ts'
import { settleInside, type Settled } from '../settlement/settle-deposit.ts'
import { endInside, oweBack } from './end-visitor-deposit.ts'
import { readVisitorDeposit, writeVisitorStep } from '../attempts/visitor-deposit.sql.ts'
import { sealFor } from '../../base/keys/person-key.sql.ts'
import { instrumentPlace } from '../attempts/fact-of.ts'

/** What became of a notice about a visitor's deposit. */
type VisitorSettled = { outcome: string; deposit?: Settled }

/**
 * Takes in what a provider tells of somebody who was a visitor when it began; nothing where it tells of none. Before the bank has said who
 * it is, facts are kept and wait; then they are facts of the deposit that it has become; of one that was refused they are owed back.
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
  // Of nobody yet: the account is stored once it is known whose it is. Facts stay for ever, so a key that can go seals it.
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
