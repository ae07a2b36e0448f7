import type { Answers, Takes } from '@fairhouse/contract/caller.ts'
import type { PlayerContext } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { methodIds } from '../method-catalogue/method-ids.ts'
import { submitDeposit } from './submit-deposit.ts'

/**
 * Makes the first deposit of somebody who signed up through an outside service and chose the amount there; the bank's
 * page opens in its own tab.
 */
export async function confirmSignUpDeposit(
  asking: PlayerContext,
  { amount, method, siteHost }: Takes<'POST /api/deposits/confirm'>,
): Promise<Answers<'POST /api/deposits/confirm'> | Refused> {
  const { house, player } = asking
  if (method !== methodIds.signUpDeposit) return refuse('methodUnavailable')
  // Do not move money on behalf of another site.
  if (siteHost !== new URL(house.env.publicOrigin).host) return refuse('authorizationRejected')
  const wish = {
    method,
    amount,
    currency: player.currency,
    campaignId: -1,
    depositParticipationInAutomaticCampaigns: false,
    storedDetailReference: '-1',
    saveCard: false,
    fields: {},
    tokenData: {},
  }
  const step = await submitDeposit(asking, wish)
  if (isRefused(step)) return step
  if (!step.url) return refuse('paymentFailed')
  const query = new URLSearchParams(step.params.map(({ name, value }) => [name, value]))
  return { success: true, redirectUrl: query.size > 0 ? `${step.url}?${query}` : step.url }
}
