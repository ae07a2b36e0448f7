import type { RequestContext, House } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { hashOfSecret } from '../../people/sessions/index.ts'
import { ownAttempt } from './advance-deposit.ts'
import { readAttempt, type AttemptRow } from '../attempts/attempt.sql.ts'
import { isOpen } from '../attempts/attempt.ts'
import { endVisitorDeposit } from '../pay-and-play/end-visitor-deposit.ts'
import { readVisitorDepositByHash } from '../attempts/visitor-deposit.sql.ts'
import { ProviderError } from '../provider-contract/provider.ts'
import { cancelAtProvider } from '../provider-contract/cancel-at-provider.ts'
import { providerNamed } from '../providers/providers.ts'
import { settleDeposit, shownStatus } from '../settlement/settle-deposit.ts'

/**
 * Cancels a deposit for the player. The provider has the last word: what it has captured meanwhile is credited as
 * usual.
 */
export async function cancelDeposit(
  asking: RequestContext,
  { reference, token }: { reference: string; token?: string | undefined },
): Promise<{ status: string } | Refused> {
  const { house, player } = asking
  const visitor = token ? await readVisitorDepositByHash(house.db, 'token_hash', hashOfSecret(token)) : undefined
  if (visitor?.state === 'open') await endVisitorDeposit(house, visitor)
  if (visitor && visitor.attempt === null) return { status: 'cancelled' }
  const attempt = visitor?.attempt
    ? await readAttempt(house.db, visitor.attempt_shard ?? 0, visitor.attempt)
    : player && (await ownAttempt({ ...asking, player }, reference))
  return attempt ? cancelAttempt(house, attempt) : refuse('notFound')
}

async function cancelAttempt(house: House, attempt: AttemptRow): Promise<{ status: string } | Refused> {
  if (!isOpen(attempt.state)) return shownStatus(attempt.state, attempt.reason)
  const { provider, cx } = providerNamed(house, attempt.provider)
  try {
    const progress = await cancelAtProvider(provider, cx, {
      reference: attempt.reference,
      providerReference: attempt.provider_reference ?? undefined,
      isPaid: attempt.state === 'pending',
    })
    const settled = await settleDeposit(house, attempt.shard, attempt.reference, progress)
    return settled ? shownStatus(settled.state, settled.attempt.reason) : refuse('notFound')
  } catch (error) {
    if (error instanceof ProviderError) return refuse('cancellationFailed')
    throw error
  }
}
