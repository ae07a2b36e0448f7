import { formatAmount } from '@fairhouse/money'
import type { Answers } from '@fairhouse/contract/caller.ts'
import type { House } from '../../base/house.ts'
import { bonusBrought } from '../../play/bonuses/index.ts'
import { readFacts, type AttemptRow } from '../attempts/attempt.sql.ts'
import { isOpen } from '../attempts/attempt.ts'
import { depositStepOf, tokenOf } from './deposit-step.ts'
import { shownStatus } from './settle-deposit.ts'

/** Returns an attempt's status as pages show it. */
export async function statusOf(house: House, attempt: AttemptRow): Promise<Answers<'GET /api/deposits/status'>> {
  const facts = await readFacts(house.db, attempt.shard, attempt.reference)
  return {
    ...shownStatus(attempt.state, attempt.reason),
    reference: attempt.reference,
    token: tokenOf(house, 'token', attempt.reference),
    amount: formatAmount(attempt.amount, attempt.currency),
    currency: attempt.currency,
    ...(attempt.credited === null ? {} : { credited: formatAmount(attempt.credited, attempt.currency) }),
    ...(attempt.state === 'ok' && attempt.campaign_version !== null ? await bonusBrought(house.db, attempt.shard, attempt.reference) : {}),
    limitRequire: attempt.state === 'held',
    receivedMoneyFromProvider: facts.some(({ kind }) => kind === 'received'),
    ...(isOpen(attempt.state) ? { step: depositStepOf(house, attempt) } : {}),
  }
}
