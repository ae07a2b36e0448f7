import type { House } from '../../base/house.ts'
import type { JobRow } from '../../base/jobs/jobs.sql.ts'
import type { JobOutcome } from '../../base/jobs/jobs.ts'
import { attemptForProvider, nowhere } from './attempt-for-provider.ts'
import { readAttempt, updateAttempt, type AttemptRow } from '../attempts/attempt.sql.ts'
import { isOpen } from '../attempts/attempt.ts'
import { nextCheckMs } from '../attempts/check-schedule.ts'
import { ProviderError, type Progress } from '../provider-contract/provider.ts'
import { cancelAtProvider } from '../provider-contract/cancel-at-provider.ts'
import { providerNamed } from '../providers/providers.ts'
import { settleDeposit } from '../settlement/settle-deposit.ts'

/**
 * The janitor: asks the provider about an open attempt, and gives up an expired one only after the provider has said
 * so.
 */
export function checkDepositWorker(house: House) {
  return async (job: JobRow): Promise<JobOutcome> => {
    const [shard, reference] = job.key.split(':') as [string, string] // the key is made of both
    const attempt = await readAttempt(house.db, Number(shard), reference)
    if (!attempt || !isOpen(attempt.state)) return undefined
    const checks = attempt.checks + 1
    await updateAttempt(house.db, attempt.shard, reference, { checks }, house.clock.now())
    const progress = await askProvider(house, attempt)
    const settled = await settleDeposit(house, attempt.shard, reference, progress)
    if (!settled || !isOpen(settled.state)) return undefined
    const { provider } = providerNamed(house, attempt.provider)
    return { againAt: new Date(house.clock.now().getTime() + Math.max(nextCheckMs(checks), provider.leastQueryGapMs)) }
  }
}

async function askProvider(house: House, attempt: AttemptRow): Promise<Progress> {
  const { provider, cx } = providerNamed(house, attempt.provider)
  const about = {
    reference: attempt.reference,
    providerReference: attempt.provider_reference ?? undefined,
    isPaid: attempt.state === 'pending',
  }
  try {
    if (house.clock.now() >= attempt.expires_at) return await cancelAtProvider(provider, cx, about)
    const progress = await provider.query(cx, about)
    if (progress.providerReference) return { ...progress, ...(attempt.step && progress.facts.length === 0 ? { step: attempt.step } : {}) }
    // Our request was lost before the provider saw it: send it again under the same reference.
    return await provider.start(cx, await attemptForProvider(house, attempt, nowhere))
  } catch (error) {
    if (error instanceof ProviderError) return { facts: [] }
    throw error
  }
}
