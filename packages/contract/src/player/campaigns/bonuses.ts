import { z } from 'zod'
import { Amount, Currency, Moment, Nothing, type Call } from '../../base/call.ts'
import { Counting } from './counting.ts'

/** Where the wagering of a bonus stands. The last seven are ends. */
export const WagerState = z.enum([
  'waiting',
  'active',
  'paused',
  'completed',
  'used',
  'forfeited',
  'expired',
  'cancelled',
  'undone',
  'declined',
])
export type WagerState = z.infer<typeof WagerState>

/** Something that happened to a bonus. `required` is the new requirement, where a refund of the deposit lowered it. */
export const BonusEvent = z.object({
  kind: z.enum([
    'granted',
    'activated',
    'paused',
    'resumed',
    'amended',
    'closing',
    'completed',
    'used',
    'forfeited',
    'expired',
    'cancelled',
    'undone',
    'declined',
    'late',
    'freeWin',
  ]),
  at: Moment,
  given: Amount.optional(),
  converted: Amount.optional().describe('Became cash'),
  returned: Amount.optional().describe('Went back to the house'),
  required: Amount.optional(),
})
export type BonusEvent = z.infer<typeof BonusEvent>

/** A bonus that is or was to be wagered. Amounts are in its currency. */
export const Bonus = z.object({
  id: z.string(),
  campaignId: z.int(),
  title: z.string(),
  currency: Currency,
  state: WagerState,
  given: Amount.describe('Bonus money, over all its kinds'),
  money: Amount.describe('What of it is there now, in play included; what giving it up takes'),
  required: Amount.describe('What is to be wagered in all'),
  left: Amount.describe('What is still to be wagered, rounded up'),
  percent: z.int().min(0).max(100).describe('How much of it is done, rounded down'),
  rounds: z.int().nullable().describe('About how many rounds are left of the stake shown beside it, where all of it counts'),
  roundStake: Amount,
  maxStake: Amount.nullable().describe('The largest stake in which bonus money may be used, and of which more does not count'),
  minStake: Amount.nullable().describe('A smaller stake does not count'),
  maxConverted: Amount.nullable().describe('The most of it that becomes cash'),
  freeRounds: z.int().describe('Free rounds that are left whose wins belong to it; giving it up takes them'),
  counting: Counting,
  grantedAt: Moment,
  until: Moment.nullable(),
  endedAt: Moment.nullable(),
  converted: Amount,
  returned: Amount,
  events: z.array(BonusEvent),
})
export type Bonus = z.infer<typeof Bonus>

const listBonuses = {
  at: 'GET /api/bonuses',
  about: 'The bonuses of the player that are to be wagered: the active one, those that wait in their order, and the last that ended',
  takes: z.object({ before: Moment.optional().describe('Only bonuses that ended before this moment') }),
  answers: z.object({ running: z.array(Bonus), ended: z.array(Bonus), next: Moment.nullable().describe('`before` of the next page') }),
  refuses: [115],
  who: 'player',
} as const satisfies Call

const giveUpBonus = {
  at: 'POST /api/bonuses/give-up',
  about: 'The player gives a bonus up: its money goes back to the house, their own is not touched',
  takes: z.object({ bonus: z.string().max(100) }),
  answers: z.object({ returned: Amount, currency: Currency }),
  refuses: [2, 115, 402, 404],
  who: 'player',
} as const satisfies Call

const declineBonus = {
  at: 'POST /api/bonuses/decline',
  about: 'The player does not want a bonus that waits',
  takes: z.object({ bonus: z.string().max(100) }),
  answers: Nothing,
  refuses: [2, 115, 402, 404],
  who: 'player',
} as const satisfies Call

const orderBonuses = {
  at: 'POST /api/bonuses/order',
  about: 'The order in which the bonuses that wait become active; all of them are named',
  takes: z.object({ bonuses: z.array(z.string().max(100)).min(1).max(100) }),
  answers: Nothing,
  refuses: [2, 115, 402],
  who: 'player',
} as const satisfies Call

export const bonuses = { listBonuses, giveUpBonus, declineBonus, orderBonuses }
