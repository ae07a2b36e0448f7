import type { Outcome, Takes } from '@fairhouse/contract/caller.ts'
import type { Site } from '../../base/site.ts'
import { forgetMoney } from '../../wallet/index.ts'
import { afterMoneyMoved } from '../status/after-money-moved.ts'

/** What is to be paid out, and where to. */
export type WithdrawalWish = Takes<'POST /api/payment/initWithdraw'>

/** Sends a withdrawal; once it is under way, what is asked of the player after that. */
export async function sendWithdrawal(site: Site, wish: WithdrawalWish, key: string): Promise<Outcome<'POST /api/payment/initWithdraw'>> {
  const answer = await site.call('POST /api/payment/initWithdraw', wish, { key })
  if (answer.ok) void afterMoneyMoved(site, answer.value.withdrawal.status)
  forgetMoney(site.queries)
  return answer
}
