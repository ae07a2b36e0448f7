import { z } from 'zod'
import { Amount } from './call.ts'

const AmountType = z.enum(['fixed', 'percentage'])
const Decimal = z.string().regex(/^\d{1,12}(\.\d{1,8})?$/, 'a decimal number in quotes, such as "50.00"')
/** An amount, or a percentage where the type beside it says so; or both in one. */
const Bonus = z.union([Decimal, z.strictObject({ amountType: AmountType, initialAmount: Decimal })])

/** What a campaign gives for a deposit and on what conditions, in one currency. Amounts are decimal strings; without a type beside it an amount is fixed. */
export const CampaignTerms = z.strictObject({
  promoAmount: Bonus.optional().describe('Bonus money'),
  promoAmountType: AmountType.optional(),
  cashAmount: Bonus.optional().describe('Money of the player’s own'),
  cashAmountType: AmountType.optional(),
  bettingBonusAmount: Bonus.optional(),
  bettingBonusAmountType: AmountType.optional(),
  bettingBonusMaxWinnings: Decimal.optional(),
  liveCasinoBonusAmount: Bonus.optional(),
  liveCasinoBonusAmountType: AmountType.optional(),
  liveCasinoBonusMaxWinnings: Decimal.optional(),
  freeSpinAmount: z.int().positive().optional().describe('How many'),
  freeSpinMaxWinnings: Decimal.optional(),
  biaCashAmount: Decimal.optional().describe('Cash bonus in advance'),
  scashAmount: Decimal.optional().describe('Saving cash'),
  cashBackAmount: Decimal.optional(),
  cashBackPercentage: z.int().positive().optional().describe('Hundredths of a percent: 1250 is 12.5 %'),
  cashBackValidity: z.int().nonnegative().optional().describe('Days'),
  minBetAmount: Decimal.optional(),
  maxBetAmount: Decimal.optional(),
  minDepositAmount: Decimal.optional(),
  maxDepositAmount: Decimal.optional(),
  maxAmountCapEnabled: z.boolean().optional().describe('A larger deposit earns what the largest does; else it earns nothing'),
  maxCashLimit: Decimal.optional().describe('Of all cash bonuses of a player'),
  maxPromoLimit: Decimal.optional().describe('Of all promo bonuses of a player'),
  turnoverFactor: z.number().positive().max(1000).optional(),
  includeDepositAmountToTurnover: z.boolean().optional(),
  includeBettingBonusToTurnover: z.boolean().optional(),
  pokerBonus: z
    .strictObject({
      provider: z.string().max(60),
      bonusType: z.enum(['tokens', 'afterWagerBonus']),
      initialAmount: Decimal,
      amountType: AmountType.optional(),
    })
    .optional(),
})
export type CampaignTerms = z.infer<typeof CampaignTerms>

/** A campaign that can go with a deposit, as a page is told: its terms in the currency of the wallet, and what the player has had of it. */
export const DepositCampaign = CampaignTerms.extend({
  campaignId: z.int(),
  title: z.string(),
  promoCode: z.string().optional(),
  bannerUri: z.string().optional(),
  optIn: z.boolean().describe('Given only where the player chose it'),
  campaignGameProvider: z.string().optional(),
  awardedCashAmount: Amount,
  awardedPromoAmount: Amount,
})
export type DepositCampaign = z.infer<typeof DepositCampaign>
