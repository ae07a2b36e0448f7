import { z } from 'zod'
import { Amount, Currency, Moment, Nothing, type Call } from '../base/call.ts'

const LimitType = z.enum(['deposit', 'session', 'loss', 'wager', 'maxBalance', 'netDeposit'])
export type LimitType = z.infer<typeof LimitType>
const PeriodName = z.enum(['daily', 'weekly', 'monthly', 'permanent'])
export type PeriodName = z.infer<typeof PeriodName>

/** A session limit in whole seconds. Its `amount` fields are hours per day, or days of 24 hours per week and month. */
const Seconds = z.object({ amount: z.int().nullable(), used: z.int(), available: z.int().nullable() })

/**
 * One limit of one period. Amounts are money in the wallet's currency; for a session limit, hours (daily) or days
 * (weekly, monthly).
 */
export const LimitPeriod = z
  .object({
    status: z
      .enum([
        'none',
        'required',
        'active',
        'pendingIncrease',
        'inReview',
        'increaseToBeConfirmed',
        'pendingRemoval',
        'removalToBeConfirmed',
      ])
      .describe('required: the rules ask for it and it is not set; inReview: a raise waits for an operator'),
    limited: z.boolean().describe('Somebody has set a limit that holds. Of netDeposit permanent: held until an operator decides'),
    amount: Amount.nullable().describe('What holds now: the most restrictive of all sources'),
    source: z.enum(['player', 'operator', 'register', 'rule']).nullable().describe('Whose limit holds'),
    ownAmount: Amount.nullable().describe('What the player has set; above amount where another source binds tighter'),
    usedAmount: Amount,
    availableAmount: Amount.nullable().describe('amount less usedAmount, never below 0; null where nothing limits'),
    seconds: Seconds.nullable().describe('A session limit to the second; null of money'),
    windowStart: Moment.nullable().describe('Since when usedAmount is counted; null where there is no window'),
    endTime: Moment.nullable().describe('When the window ends and the amount is free again, or the limit itself where it will not renew'),
    minAmount: Amount.nullable().describe('The least that the rules let somebody set'),
    maxAmount: Amount.nullable().describe('The most that the rules let somebody set'),
    newAmount: Amount.nullable().describe('The raise that is under way'),
    amountEffectiveTime: Moment.nullable().describe('From when on a raise or a removal may hold'),
    confirmUntil: Moment.nullable().describe('Until when it can be confirmed; afterwards it lapses and the old limit holds on'),
    removalToBeConfirmed: z.boolean().describe('A removal is due and waits for the player'),
    increasingRequiresConfirmation: z.boolean().describe('A raise must be confirmed when it is due'),
    removalRequiresConfirmation: z.boolean().describe('A removal must be confirmed when it is due'),
    operatorApproved: z.boolean().describe('An operator has approved the raise that is under way'),
    removeDisabled: z.boolean().describe('It cannot be removed: nothing is set, the rules forbid it, or a change is under way'),
    isChanged: z.boolean().describe('A raise or a removal is under way'),
    nldLimitThreshold: Amount.nullable().describe('From it on a raise needs a talk with the operator'),
    highAmount: Amount.nullable().describe('Above it a limit is high and is confirmed once more'),
    highLimits: z.array(z.string()).describe('Notices of a high limit still to be confirmed: "high", "contact"'),
    may: z
      .array(z.enum(['set', 'remove', 'undoRemove', 'undoIncrease', 'confirmIncrease', 'confirmRemoval', 'setRenew']))
      .describe('What the player may do now'),
  })
  .meta({ id: 'LimitPeriod' })
export type LimitPeriod = z.infer<typeof LimitPeriod>

const NetDepositPermanent = LimitPeriod.extend({
  ndtBreachMaxCount: z.int().nullable().describe('Months above the threshold after which deposits wait for an operator; null: never'),
  ndtExceededCount: z.int().describe('Months above the threshold so far'),
})

/** The limits of one type, by period. */
export const LimitOfType = z
  .object({
    increasingEffectiveHours: z.int().describe('Delay of a raise or a removal'),
    waitsForWindow: z.boolean().describe('A raise also waits for the end of the running window'),
    mandatory: z.enum(['none', 'prompt', 'before-deposit', 'before-play']),
    prompt: z.boolean().describe('The player has neither set one nor said that none is wanted, and the rules want an answer'),
    unit: z.enum(['money', 'time']),
    hiddenPeriods: z.array(PeriodName).describe('Held by the engine, not shown in the form'),
    notices: z.array(z.int()).describe('Percent used at which the player is told'),
    namesBounds: z.boolean().describe('The form names least and most beforehand; off: only once an amount cannot be taken'),
    daily: LimitPeriod.optional(),
    weekly: LimitPeriod.optional(),
    monthly: LimitPeriod.optional(),
    permanent: LimitPeriod.optional(),
    dailyWillSetRenew: z.boolean().optional().describe('The limit goes on when its window ends'),
    weeklyWillSetRenew: z.boolean().optional(),
    monthlyWillSetRenew: z.boolean().optional(),
    permanentWillSetRenew: z.boolean().optional(),
    dailyWillRemoveNewAmount: z.boolean().optional().describe('Saving a lower amount drops the raise or removal under way'),
    weeklyWillRemoveNewAmount: z.boolean().optional(),
    monthlyWillRemoveNewAmount: z.boolean().optional(),
    permanentWillRemoveNewAmount: z.boolean().optional(),
  })
  .meta({ id: 'LimitOfType' })
export type LimitOfType = z.infer<typeof LimitOfType>

/** All limits of a player. A type that the rules do not offer is left out unless one is in force. */
export const Limits = z
  .object({
    currency: Currency,
    timeZone: z.string().describe('Windows are counted in it'),
    nldLimitActive: z.boolean().describe('Raises above a threshold wait for an operator'),
    amountRemoving: z.boolean().describe('Some limit may be removed'),
    localeUpdateTime: z.string().describe('When a new day begins, in timeZone'),
    increasingEffectiveHours: z.int().describe('The largest delay of all types'),
    reviewDue: z.boolean().describe('The rules ask the player to look at the limits again'),
    deposit: LimitOfType.optional(),
    session: LimitOfType.optional(),
    loss: LimitOfType.optional(),
    wager: LimitOfType.optional(),
    maxBalance: LimitOfType.optional(),
    netDeposit: LimitOfType.extend({ permanent: NetDepositPermanent.optional() }).optional(),
  })
  .meta({ id: 'Limits' })
export type Limits = z.infer<typeof Limits>

const answers = z.object({ limits: Limits })
const OneLimit = z.object({ type: LimitType, period: PeriodName })

const readLimits = {
  at: 'GET /api/limits',
  about: 'Every limit of the logged-in player: what holds, what is used and left, what is under way, what may be done',
  takes: Nothing,
  answers,
  refuses: [115],
  who: 'player',
} as const satisfies Call

const readDepositLimits = {
  at: 'GET /api/limits/deposit',
  about: 'The deposit limits alone, as the form for them shows them',
  takes: Nothing,
  answers,
  refuses: [115],
  who: 'player',
} as const satisfies Call

const readLimitTexts = {
  at: 'GET /api/limits/texts',
  about: 'How changes of limits take effect, in words: by the rules of the player’s country, in the language of the page that asks',
  takes: Nothing,
  answers: z.object({
    name: z.string().describe('Whose words: the name of the content page that the operator can publish in their place'),
    texts: z.partialRecord(LimitType, z.string()).describe('By type: each names its own delay'),
  }),
  refuses: [115],
  who: 'player',
} as const satisfies Call

const setLimits = {
  at: 'POST /api/limits',
  about: 'Sets limits of one type. First and lower ones hold at once, a raise after its delay. All or nothing',
  takes: z.object({
    type: LimitType,
    dailyAmount: Amount.optional(),
    weeklyAmount: Amount.optional(),
    monthlyAmount: Amount.optional(),
    permanentAmount: Amount.optional(),
    dailyWillSetRenew: z.boolean().optional(),
    weeklyWillSetRenew: z.boolean().optional(),
    monthlyWillSetRenew: z.boolean().optional(),
    highLimitConfirmed: z
      .boolean()
      .default(false)
      .describe('The player has confirmed a limit above highAmount or from nldLimitThreshold on'),
  }),
  answers,
  refuses: [2, 8, 101, 103, 115, 227, 239, 255, 273, 280],
  who: 'player',
} as const satisfies Call

const removeLimit = {
  at: 'POST /api/limits/remove',
  about: 'Asks for the removal of a limit; it holds on until its delay is over',
  takes: OneLimit,
  answers,
  refuses: [101, 115, 239, 255, 280],
  who: 'player',
} as const satisfies Call

const change = z.enum(['increase', 'removal'])

const undoLimitChange = {
  at: 'POST /api/limits/undo',
  about: 'Takes back a raise or a removal that is under way',
  takes: OneLimit.extend({ change }),
  answers,
  refuses: [101, 115, 239],
  who: 'player',
} as const satisfies Call

const confirmLimitChange = {
  at: 'POST /api/limits/confirm',
  about: 'Confirms a raise or a removal whose delay is over',
  takes: OneLimit.extend({ change }),
  answers,
  refuses: [101, 115, 239, 255, 280],
  who: 'player',
} as const satisfies Call

const answerAboutLimits = {
  at: 'POST /api/limits/answer',
  about: 'Says that no limit of a type is wanted, where the rules want an answer, or that the limits have been looked at again',
  takes: z.object({ about: z.enum(['noLimit', 'reviewed']), type: LimitType.optional() }),
  answers,
  refuses: [102, 115],
  who: 'player',
} as const satisfies Call

export const limits = {
  readLimits,
  readDepositLimits,
  readLimitTexts,
  setLimits,
  removeLimit,
  undoLimitChange,
  confirmLimitChange,
  answerAboutLimits,
}
