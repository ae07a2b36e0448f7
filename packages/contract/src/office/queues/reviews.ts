import { z } from 'zod'
import { Moment, Nothing } from '../../base/call.ts'
import type { OfficeCall } from '../base/office-call.ts'
import { deciding, escalateOf, holdOf, Item, keepOf, leaveOf, listOf, nextOf, QueueItem } from './queue.ts'

const queue = { reads: 'reviews.decide', decides: 'reviews.decide', subject: 'review' } as const
const it = { kind: 'review', field: 'item' } as const

const common = ['person', 'phoneNumber', 'address', 'paymentAccount'] as const

/** A registration that looks like a second account of somebody. */
const ReviewRow = QueueItem.extend({
  alike: z.enum(common).describe('What both have in common'),
  player: z.string(),
  other: z.string(),
  country: z.string(),
})
export type ReviewRow = z.infer<typeof ReviewRow>

const ReviewedAccount = z.object({
  id: z.string(),
  name: z.string().describe('First name and initial'),
  email: z.string().describe('Masked'),
  country: z.string(),
  status: z.enum(['notActivated', 'active', 'suspended', 'inactive', 'onHold', 'closed']),
  since: Moment,
  lastLoginAt: Moment.nullable(),
  isValidated: z.boolean(),
})

const readReview = {
  at: 'GET /office/reviews/one',
  about: 'A registration review with both accounts beside each other',
  takes: Item,
  answers: z.object({
    review: ReviewRow,
    facts: z.object({
      version: z.string().describe('For the precondition `review:<item>`'),
      note: z.string().nullable(),
      newer: ReviewedAccount,
      older: ReviewedAccount,
      same: z.array(z.enum(common)).describe('What else both have in common, by blind index'),
    }),
  }),
  refuses: [],
  permission: 'reviews.decide',
  effect: 'reads',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const settleReview = {
  at: 'POST /office/reviews/settle',
  about: 'Decides whether two accounts are of one person; what follows for them is an act of its own',
  takes: Item.extend({ decision: z.enum(['different', 'same']) }),
  answers: Nothing,
  refuses: deciding,
  permission: 'reviews.decide',
  effect: 'changes',
  gate: 'reason',
  subject: it,
} as const satisfies OfficeCall

/** The calls about registration reviews. */
export const reviewCalls = {
  listReviews: listOf('GET /office/reviews', queue, ReviewRow),
  readReview,
  nextReview: nextOf('POST /office/reviews/next', queue),
  keepReview: keepOf('POST /office/reviews/keep', queue),
  leaveReview: leaveOf('POST /office/reviews/leave', queue),
  holdReview: holdOf('POST /office/reviews/hold', queue),
  escalateReview: escalateOf('POST /office/reviews/escalate', queue),
  settleReview,
}
