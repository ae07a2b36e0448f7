import { awardKinds, parseAmount, type AwardKind, type CampaignTerms } from '@fairhouse/money'
import type { Bucket } from '../../money/wallet/index.ts'
import { wageringOf, type CampaignData } from '../campaigns/index.ts'

/** The bucket of an award that is the player's at once. */
const ownBuckets: Partial<Record<AwardKind, Bucket>> = { cash: 'cash', biaCash: 'cash', scash: 'saving', cashBack: 'cashback' }
/** The bucket of an award that is played with first; cash with a requirement lies in promo until it is met. */
const playedBuckets: Partial<Record<AwardKind, Bucket>> = {
  promo: 'promo',
  bettingBonus: 'betting_bonus',
  liveCasinoBonus: 'live_bonus',
  cash: 'promo',
  biaCash: 'promo',
}

/** Returns whether an award of a kind is wagered before it is the player's own. */
export const isPlayed = (kind: AwardKind, requiredMinor: bigint): boolean =>
  kind === 'cash' || kind === 'biaCash' ? requiredMinor > 0n : playedBuckets[kind] !== undefined

/** Returns the wallet's bucket for an award; free spins and a poker provider's bonus are not wallet money. */
export const bucketFor = (kind: AwardKind, played: boolean): Bucket | undefined => (played ? playedBuckets[kind] : ownBuckets[kind])

/** Returns the house account that pays a kind of bonus. */
export const costOf = (kind: AwardKind): string => `bonus:${kind}`

/** Lists the house accounts that pay bonuses. */
export const bonusAccounts = (): string[] =>
  awardKinds.filter((kind) => ownBuckets[kind] !== undefined || playedBuckets[kind] !== undefined).map(costOf)

/** The bounds of a grant in minor units, from the campaign as it was accepted. */
export type GrantBounds = { maxStake: bigint | null; minStake: bigint; caps: (bigint | null)[] | null }

/** Returns the bounds of a grant: largest and least stake, and what may become cash of promo, betting bonus and live bonus. */
export function boundsOf(
  data: CampaignData,
  terms: CampaignTerms &
    Partial<Record<'minBetAmount' | 'maxBetAmount' | 'bettingBonusMaxWinnings' | 'liveCasinoBonusMaxWinnings', string | undefined>>,
  currency: string,
): GrantBounds {
  const minor = (amount: string | undefined) => (amount === undefined ? null : (parseAmount(amount, currency) ?? null))
  const caps = [
    minor(wageringOf(data).maxConversion?.[currency]),
    minor(terms.bettingBonusMaxWinnings),
    minor(terms.liveCasinoBonusMaxWinnings),
  ]
  return {
    maxStake: minor(terms.maxBetAmount),
    minStake: minor(terms.minBetAmount) ?? 0n,
    caps: caps.every((cap) => cap === null) ? null : caps,
  }
}
