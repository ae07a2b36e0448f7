import { z } from 'zod'
import { Amount, Currency, Moment, Nothing, type Call } from '../../base/call.ts'
import { Counting } from './counting.ts'

const Percent = z.string().regex(/^\d{1,6}(\.\d{1,4})?$/)
const AmountType = z.enum(['fixed', 'percentage'])
const Own = z.object({ amountType: AmountType, initialAmount: Amount })
const Given = z.union([Amount, Own]).optional()

/**
 * The awards and conditions of a campaign in one currency, as the operator writes them and the wire carries them. If
 * the matching `*AmountType` is `percentage`, an amount is a percentage; fixed is the default.
 */
export const CampaignTerms = z.object({
  promoAmount: Given,
  promoAmountType: AmountType.optional(),
  cashAmount: Given,
  cashAmountType: AmountType.optional(),
  bettingBonusAmount: Given,
  bettingBonusAmountType: AmountType.optional(),
  bettingBonusMaxWinnings: Amount.optional(),
  liveCasinoBonusAmount: Given,
  liveCasinoBonusAmountType: AmountType.optional(),
  liveCasinoBonusMaxWinnings: Amount.optional(),
  biaCashAmount: Given.describe('Cash in advance'),
  biaCashAmountType: AmountType.optional(),
  scashAmount: Given.describe('Saving cash'),
  scashAmountType: AmountType.optional(),
  cashBackAmount: Given,
  cashBackAmountType: AmountType.optional(),
  cashBackPercentage: z.int().min(0).max(10_000).optional().describe('Of losses, in hundredths of a percent: 1250 is 12.5 %'),
  cashBackValidity: z.int().min(0).max(3650).optional().describe('Days in which it can be taken'),
  cashBackMaxAmount: Amount.optional().describe('The most that one window brings'),
  cashBackMinBase: Amount.optional().describe('The least base that brings anything'),
  freeSpinAmount: z.int().min(0).max(10_000).optional(),
  freeSpinValue: Amount.optional().describe('What each free spin is played for'),
  freeSpinMaxWinnings: Amount.optional(),
  pokerBonus: z
    .object({
      provider: z.string().max(60),
      bonusType: z.enum(['tokens', 'afterWagerBonus']),
      initialAmount: Amount,
      amountType: AmountType,
    })
    .optional(),
  minBetAmount: Amount.optional(),
  maxBetAmount: Amount.optional(),
  minDepositAmount: Amount.optional(),
  maxDepositAmount: Amount.optional(),
  maxAmountCapEnabled: z.boolean().optional().describe('A deposit above maxDepositAmount earns what that earns; off: it earns nothing'),
  maxPromoLimit: Amount.optional().describe('The most promo money of this campaign over all deposits'),
  maxCashLimit: Amount.optional(),
  turnoverFactor: Percent.optional(),
  includeDepositAmountToTurnover: z.boolean().optional(),
  includeBettingBonusToTurnover: z.boolean().optional(),
})

/** A campaign for one player: its awards in the currency of the wallet, and what the player has received so far. */
export const Campaign = CampaignTerms.extend({
  campaignId: z.int(),
  title: z.string(),
  about: z.string().optional().describe('A few words of the operator'),
  currency: Currency.describe('Of its amounts'),
  promoCode: z.string().optional(),
  bannerUri: z.string().optional(),
  optIn: z.boolean().describe('Only for a player who chooses it; off: it is automatic unless a player declines'),
  methods: z.array(z.int()).describe('The ways to pay that it is for; none: all'),
  campaignGameProvider: z.string().optional(),
  awardedPromoAmount: Amount,
  awardedCashAmount: Amount,
  freeSpinGames: z
    .array(z.object({ friendlyId: z.string(), name: z.string(), group: z.string().nullable() }))
    .optional()
    .describe('Where its free spins are played'),
  winningsFactor: Percent.optional().describe('How often winnings of free spins are to be wagered; without it they are cash'),
  cashBackPeriod: z.enum(['daily', 'weekly', 'monthly']).optional().describe('The windows over which losses are reckoned'),
  counting: Counting.optional().describe('Where stakes count towards what is to be wagered; without it nothing is'),
  example: z
    .object({ deposit: Amount, bonus: Amount, wager: Amount })
    .optional()
    .describe('What one deposit brings and asks for, where the law wants an example'),
  validDays: z.int().nullable().describe('How long a bonus may be played through'),
  endsAt: Moment.nullable(),
  unavailableUntil: Moment.nullable().describe('The time between two bonuses of this campaign runs'),
})
export type Campaign = z.infer<typeof Campaign>

const listCampaigns = {
  at: 'GET /api/campaigns',
  about: 'The campaigns that this person can have with a deposit now',
  takes: Nothing,
  answers: z.object({
    campaigns: z.array(Campaign),
    chosen: z.int().optional().describe('The one that the player chose while registering, for the first deposit'),
    awaited: z
      .string()
      .optional()
      .describe('The title of the one that the player chose while registering and that comes once the account is ready'),
    codes: z.boolean().describe('There are campaigns that a promo code leads to'),
    barred: z.boolean().describe('The player wants no bonuses, or may have none'),
    barredByPlayer: z.boolean(),
  }),
  refuses: [],
  who: 'anyone',
} as const satisfies Call

const findCampaign = {
  at: 'GET /api/campaigns/code',
  about: 'The campaign that a promo code leads to, where this person can have it',
  takes: z.object({ code: z.string().min(1).max(60) }),
  answers: z.object({ campaign: Campaign }),
  refuses: [2, 204, 283, 305, 400, 401, 402, 403, 404],
  who: 'anyone',
} as const satisfies Call

const barCampaigns = {
  at: 'POST /api/campaigns/bar',
  about: 'The player wants no bonuses from now on, or wants them again',
  takes: z.object({ barred: z.boolean() }),
  answers: Nothing,
  refuses: [2, 115, 283],
  who: 'player',
} as const satisfies Call

export const campaigns = { listCampaigns, findCampaign, barCampaigns }
