import { formatAmount } from '@fairhouse/money'
import { refuse, type Refused } from '../base/refusal.ts'
import type { Refusal } from '../wallet/index.ts'

/** What the posting function's refusal means to a player, in the words of the error catalogue. */
export function limitRefusal(refusal: Refusal, currency: string): Refused {
  switch (refusal.reason) {
    case 'limit':
      return refuse('paymentMethodLimit', {
        details: {
          type: refusal.period,
          limitType: refusal.type,
          limit: formatAmount(BigInt(refusal.amount ?? '0'), currency),
          available: formatAmount(BigInt(refusal.available ?? '0'), currency),
          currency,
        },
        until: refusal.resetsAt ? new Date(refusal.resetsAt) : undefined,
      })
    case 'notSet':
      return refuse('limitNotSet')
    case 'excluded':
      return refuse('excluded')
    case 'timeOut':
      return refuse('closedUntilDate')
    case 'blocked':
      return refuse('actionBlocked')
    case 'insufficientFunds':
      return refuse('insufficientBalance')
    default:
      return refuse('technicalIssues')
  }
}
