import type { CampaignData } from './campaign.ts'

/** With what a campaign brings its bonus without a deposit. */
export type WithoutDeposit = 'code' | 'registration' | 'level' | 'operator'

/**
 * Returns with what a campaign is given without a deposit, the first of several; undefined if it comes with deposits. One
 * that is offered at registration and says nothing of a deposit is given once the account is ready.
 */
export function placeWithoutDeposit(data: CampaignData): WithoutDeposit | undefined {
  if (data.offeredAt.includes('deposit')) return undefined
  if (isGivenAtRegistration(data)) return 'registration'
  return (['code', 'level', 'operator'] as const).find((place) => data.offeredAt.includes(place))
}

/** Returns whether a campaign chosen while registering is given without a deposit. */
export function isGivenAtRegistration({ offeredAt, terms, deposits, methods }: CampaignData): boolean {
  const asksForNone = deposits.length === 0 && methods.length === 0 && !offeredAt.includes('deposit')
  const written = Object.values(terms)
  return offeredAt.includes('registration') && asksForNone && written.length > 0 && !written.some(looksAtDeposit)
}

/** Returns whether terms depend on a deposit's amount, which makes no sense without one. */
export const looksAtDeposit = (terms: CampaignData['terms'][string]): boolean =>
  terms.minDepositAmount !== undefined || terms.includeDepositAmountToTurnover === true || JSON.stringify(terms).includes('"percentage"')
