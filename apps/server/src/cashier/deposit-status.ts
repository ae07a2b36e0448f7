import { formatAmount } from '@fairhouse/money'
import type { Answers } from '@fairhouse/contract/caller.ts'
import type { Asking } from '../base/context.ts'
import { shardOfReference } from '../base/ids.ts'
import { refuse, type Refused } from '../base/refusal.ts'
import { hashOfSecret } from '../sign-in/index.ts'
import { readAttempt, readAttemptByHash, readFacts, type AttemptRow } from './attempt.sql.ts'
import { isOpen } from './attempt.ts'
import { depositStepOf, tokenOf } from './deposit-step.ts'
import { shownStatus } from './settle-deposit.ts'

/** Where a deposit stands, for whoever holds its token or is its player. */
export async function depositStatus(
  asking: Asking,
  input: { reference?: string | undefined; token?: string | undefined },
): Promise<Answers<'GET /api/deposits/status'> | Refused> {
  const { house } = asking
  const attempt = await attemptAskedFor(asking, input)
  if (!attempt) return refuse('notFound')
  const facts = await readFacts(house.db, attempt.shard, attempt.reference)
  return {
    ...shownStatus(attempt.state, attempt.reason),
    reference: attempt.reference,
    token: tokenOf(house, 'token', attempt.reference),
    amount: formatAmount(attempt.amount, attempt.currency),
    currency: attempt.currency,
    ...(attempt.credited === null ? {} : { credited: formatAmount(attempt.credited, attempt.currency) }),
    limitRequire: attempt.state === 'held',
    receivedMoneyFromProvider: facts.some(({ kind }) => kind === 'received'),
    ...(isOpen(attempt.state) ? { step: depositStepOf(house, attempt) } : {}),
  }
}

async function attemptAskedFor(
  { house, player }: Asking,
  { reference, token }: { reference?: string | undefined; token?: string | undefined },
): Promise<AttemptRow | undefined> {
  if (token) return readAttemptByHash(house.db, 'token_hash', hashOfSecret(token))
  const shard = reference ? shardOfReference(reference) : undefined
  if (!reference || shard === undefined || !player || player.shard !== shard) return undefined
  const attempt = await readAttempt(house.db, shard, reference)
  return attempt?.player === player.player ? attempt : undefined
}
