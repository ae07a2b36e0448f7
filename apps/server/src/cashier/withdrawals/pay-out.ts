import type { House } from '../../base/house.ts'
import type { JobRow } from '../../base/jobs/jobs.sql.ts'
import type { JobOutcome } from '../../base/jobs/jobs.ts'
import { nextCheckMs } from '../attempts/check-schedule.ts'
import { ProviderError, type Progress } from '../provider-contract/provider.ts'
import { providerNamed } from '../providers/providers.ts'
import { isPayoutStopped } from './payout-stop.ts'
import { announceWithdrawal, settleWithdrawalInside } from './settle-withdrawal.ts'
import { readStoredDetail } from '../stored-details/stored-detail.sql.ts'
import { readWithdrawal, type WithdrawalRow } from './withdrawal.sql.ts'
import { openToken } from '../stored-details/stored-detail-seal.ts'

/**
 * Hands an approved withdrawal to the provider and asks until it is paid or returned. The reference stays the same, so
 * it is paid only once.
 */
export function payOutWorker(house: House) {
  return async (job: JobRow): Promise<JobOutcome> => {
    const [shard, reference] = job.key.split(':') as [string, string] // the key is made of both
    const row = await readWithdrawal(house.db, Number(shard), reference)
    if (!row || (row.state !== 'sending' && row.state !== 'processing')) return undefined
    const progress = await askProvider(house, row)
    const settled = await house.db.transaction((tx) => settleWithdrawalInside(house, tx, row.shard, reference, progress))
    if (settled?.changed) announceWithdrawal(house, settled)
    if (!settled) house.log.error({ reference, provider: row.provider }, 'a provider tells of another payout than was sent')
    if (settled?.state === 'paid' || settled?.state === 'returned') return undefined
    // Respect the provider's query gap once it has the request; until then try again soon.
    const { leastQueryGapMs } = providerNamed(house, row.provider).provider
    const gap = (progress.providerReference ?? row.provider_reference) ? leastQueryGapMs : 0
    return { againAt: new Date(house.clock.now().getTime() + Math.max(nextCheckMs(job.tries - 1), gap)) }
  }
}

async function askProvider(house: House, row: WithdrawalRow): Promise<Progress> {
  const { provider, cx } = providerNamed(house, row.provider)
  let isAsked = false
  try {
    const known = await provider.queryPayout(cx, { reference: row.reference, providerReference: row.provider_reference ?? undefined })
    if (known.providerReference) return known
    await house.stops.renew(house.db)
    if (await isPayoutStopped(house, house.db, row)) return { facts: [] }
    const storedToken = await tokenOf(house, row)
    isAsked = true
    return await provider.payOut(cx, {
      reference: row.reference,
      money: { amount: row.amount - row.fee, currency: row.currency },
      storedToken,
      payer: house.personal.indexOf('payer', String(row.player)),
      noticeUrl: `${house.env.publicOrigin}/notices/${row.provider}`,
    })
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    // Only a refused order is final: without an answer to a query it may have been paid out.
    if (isAsked && error.outcome === 'refused') return { facts: [failed(house, row, error.message)] }
    house.log.warn({ reference: row.reference, provider: row.provider, reason: error.message }, 'it is not known how a payout stands')
    return { facts: [] }
  }
}

/** Opens the token of the destination chosen at the request, even if the player deleted the card since. */
async function tokenOf(house: House, row: WithdrawalRow): Promise<string> {
  const detail = await readStoredDetail(house.db, row.shard, row.stored_detail)
  if (!detail) throw new Error(`The destination of withdrawal ${row.reference} is not there`)
  return openToken(house, detail)
}

const failed = (house: House, row: WithdrawalRow, reason: string) => ({
  kind: 'payoutFailed' as const,
  eventKey: `${row.reference}:refused`,
  reason,
  happenedAt: house.clock.now(),
})
