import type { PlayerAsking } from '../base/context.ts'
import { refuse, type Refused } from '../base/refusal.ts'
import { ownAttempt } from './advance-deposit.ts'
import { isOpen } from './attempt.ts'
import { ProviderError } from './providers/provider.ts'
import { providerNamed } from './providers.ts'
import { settleDeposit, shownStatus } from './settle-deposit.ts'

/** The player gives a deposit up. The provider decides: what it has captured meanwhile is credited as usual. */
export async function cancelDeposit(asking: PlayerAsking, input: { reference: string }): Promise<{ status: string } | Refused> {
  const { house } = asking
  const attempt = await ownAttempt(asking, input.reference)
  if (!attempt) return refuse('notFound')
  if (!isOpen(attempt.state)) return shownStatus(attempt.state, attempt.reason)
  const { provider, cx } = providerNamed(house, attempt.provider)
  try {
    const progress = await provider.cancel(cx, {
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
