import type { Withdrawal } from '@fairhouse/contract'
import { appliedRules } from '../../settings/index.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Decider } from '../../base/decider.ts'
import type { House, PlayerContext } from '../../base/house.ts'
import { shardOfReference } from '../../base/ids.ts'
import { writeJob } from '../../base/jobs/jobs.sql.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { isPayoutStopped } from './payout-stop.ts'
import { withdrawalView } from './withdrawal-offer.ts'
import { announceWithdrawal, endRequest, payoutJob, payoutKeyOf } from './settle-withdrawal.ts'
import { readStoredDetail } from '../stored-details/stored-detail.sql.ts'
import { readWithdrawal, updateWithdrawal, type WithdrawalRow, type WithdrawalState } from './withdrawal.sql.ts'

/** Cancels a player's pending request, if the country's rules allow it. */
export async function cancelWithdrawal(asking: PlayerContext, input: { reference: string }): Promise<{ withdrawal: Withdrawal } | Refused> {
  const { house, player } = asking
  const row = shardOfReference(input.reference) === player.shard ? await readWithdrawal(house.db, player.shard, input.reference) : undefined
  if (row?.player !== player.player) return refuse('notFound')
  if (!appliedRules(house, player.country).payments.playerCancelWithdrawal) return refuse('cancellationFailed')
  const decided = await decide(house, input.reference, 'cancelled', { actor: `player:${player.player}`, reason: '' })
  return typeof decided === 'string' ? refuse('cancellationFailed') : { withdrawal: withdrawalView(house, player.country, decided) }
}

/** Cancels several requests independently, so one already sent does not stop the others. */
export async function cancelWithdrawals(
  asking: PlayerContext,
  { references }: { references: string[] },
): Promise<{ withdrawals: Withdrawal[] } | Refused> {
  const withdrawals: Withdrawal[] = []
  const wanted = new Set(references)
  for (const reference of wanted) {
    const outcome = await cancelWithdrawal(asking, { reference })
    if (!isRefused(outcome)) withdrawals.push(outcome.withdrawal)
  }
  if (withdrawals.length === wanted.size) return { withdrawals }
  return refuse('cancellationFailed', { details: { extent: withdrawals.length > 0 ? 'partly' : 'all' } })
}

/**
 * Approves a withdrawal. A job hands it to the provider, so a crash can neither lose nor double it. The reason is kept in
 * the audit log. Returns the request, or a sentence that says why not.
 */
export const payWithdrawal = (house: House, reference: string, decider: Decider): Promise<WithdrawalRow | string> =>
  decide(house, reference, 'sending', decider)

/** Rejects a withdrawal; the money returns to the player. */
export const rejectWithdrawal = (house: House, reference: string, decider: Decider): Promise<WithdrawalRow | string> =>
  decide(house, reference, 'rejected', decider)

/** Decides a pending request, once; concurrent decisions are serialised. */
async function decide(
  house: House,
  reference: string,
  state: 'cancelled' | 'rejected' | 'sending',
  { actor, reason }: Decider,
): Promise<WithdrawalRow | string> {
  const shard = shardOfReference(reference)
  if (shard === undefined) return `"${reference}" is not the reference of a withdrawal.`
  const outcome = await house.db.transaction(async (tx): Promise<string | undefined> => {
    if (state === 'sending') await house.stops.renew(tx)
    const row = await readWithdrawal(tx, shard, reference, true)
    if (!row) return `There is no withdrawal ${reference}.`
    if (row.state !== 'pending') return `The withdrawal ${reference} is ${row.state} already.`
    if (state === 'sending' && (await readStoredDetail(tx, shard, row.stored_detail))?.blocked)
      return `The withdrawal ${reference} goes to what is blocked: reject it, or unblock that first.`
    if (state === 'sending' && (await isPayoutStopped(house, tx, row))) return `Withdrawals are stopped: ${reference} keeps its place.`
    await endRequest(house, tx, row, state === 'sending' ? 'sent' : 'cash')
    const at = house.clock.now()
    await updateWithdrawal(tx, shard, reference, { state, decidedBy: actor, ...(state === 'rejected' ? { reason } : {}) }, at)
    const why = { words: reason, house, of: { shard, player: row.player } }
    await writeAudit(tx, { at, actor, action: `withdrawal.${state satisfies WithdrawalState}`, subject: reference, reason: why })
    if (state === 'sending') await writeJob(tx, payoutJob, payoutKeyOf(shard, reference), at)
    return undefined
  })
  if (outcome) return outcome
  const row = (await readWithdrawal(house.db, shard, reference))! // it was just decided
  announceWithdrawal(house, { row, state, changed: true })
  return row
}
