import { z } from 'zod'
import { Contributions } from './wagering.ts'

/** How cashback over windows is reckoned; docs/bonuses.md explains each field. The share stands in the terms of each currency. */
export const CashbackWindows = z.strictObject({
  period: z.enum(['daily', 'weekly', 'monthly']).describe('Calendar windows of the zone of the country'),
  base: z.enum(['netLoss', 'netDeposits']).default('netLoss'),
  games: Contributions.prefault({}).describe('Games whose rounds count: 10000 does, 0 does not'),
})
export type CashbackWindows = z.output<typeof CashbackWindows>

/** Lists what is wrong with the cashback of a campaign, as sentences. */
export function mistakesInCashback({ offeredAt, optIn, promoCode, timesPerPlayer, deposits, terms, cashback }: Said): string[] {
  const rates = Object.values(terms).map(({ cashBackPercentage }) => cashBackPercentage ?? 0)
  const isForAll = offeredAt.includes('window')
  const shares = cashback ? sharesOf(cashback.games) : []
  return [
    ...(isForAll && offeredAt.length > 1 ? ['Cashback for all is offered over its windows alone.'] : []),
    ...(isForAll && !cashback ? ['Cashback for all has windows: give the field cashback.'] : []),
    ...(isForAll && (optIn || promoCode) ? ['Cashback for all needs no act: it is automatic, and has no promo code.'] : []),
    ...(isForAll && deposits.length > 0 ? ['Cashback for all looks at no deposit.'] : []),
    ...(cashback && timesPerPlayer !== undefined && !isForAll
      ? ['Cashback after a deposit or a code ends with validDays, not by timesPerPlayer.']
      : []),
    ...(cashback && rates.every((rate) => rate === 0) ? ['Cashback over windows has a share of losses: cashBackPercentage.'] : []),
    ...(!cashback && rates.some((rate) => rate > 0) ? ['A share of losses is given over windows: give the field cashback.'] : []),
    ...(shares.some((share) => share !== 0 && share !== 10_000) ? ['A game counts for cashback or not: 10000 or 0.'] : []),
    ...(cashback?.base === 'netDeposits' && shares.some((share) => share === 0) ? ['What is reckoned from deposits knows no games.'] : []),
  ]
}

type Said = {
  offeredAt: readonly string[]
  optIn: boolean
  promoCode?: string | undefined
  timesPerPlayer?: number | undefined
  deposits: readonly number[]
  terms: Readonly<Record<string, { cashBackPercentage?: number | undefined }>>
  cashback?: CashbackWindows | undefined
}

const sharesOf = ({ default: otherwise, ...scopes }: CashbackWindows['games']): number[] => [
  otherwise,
  ...Object.values(scopes).flatMap((scope) => Object.values(scope)),
]
