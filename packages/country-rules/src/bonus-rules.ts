/** What a country says of bonuses. */
export type BonusRules = {
  allowed: boolean
  /** How many bonuses one player may ever have; null: no bound. */
  maxGrants: number | null
  /** Whether cashback counts among them. */
  includesCashback: boolean
  /** Whether benefits of a loyalty programme are bonuses, and count among them. */
  loyaltyCounts: boolean
  /** The least age for any bonus; null: whoever may play. */
  minAge: number | null
  /** How many times `wageringBase` may have to be wagered at most, whatever is deposited; null: no bound. */
  maxWagering: number | null
  /** What `maxWagering` multiplies: the bonus alone, or the bonus and the deposit that it asks for. */
  wageringBase: 'bonus' | 'depositPlusBonus'
  /** Whether winnings from a bonus, such as those of free rounds, may have to be wagered. */
  wageringOnWinnings: boolean
  /** Whether a requirement that own money meets before the award comes is outside `maxWagering`. */
  preWager: 'exempt' | 'counted'
  /** fullOrNone: a stake counts whole towards wagering or not at all. */
  contributions: 'free' | 'fullOrNone'
  /** Whether bonus money may be staked before own money. */
  bonusFirst: boolean
  /** How many percent of a bonus the deposit that it asks for must be; null: any. */
  matchPercent: number | null
  /** Whether the terms must work through an example with amounts. */
  exampleAmount: boolean
  minValidityDays: number | null
  /** The most that one bonus may be worth when it is given. */
  maxAmount: { amount: string; currency: string } | null
  /** Whether a bonus is kept to one kind of gambling, in what it rewards and in what it gives. */
  singleProduct: boolean
  /** Whether everybody must be offered it by the same terms. */
  equalTerms: boolean
  cashback: 'allowed' | 'forbidden'
  /** Whether an offer may press: be open for less than a day. */
  countdown: boolean
  /** Whether it may be shown to people who are not signed in. */
  publicAdvertising: boolean
  offeredDuringPlay: boolean
  /** Whether somebody who is excluded, blocked or pausing may be offered one. */
  offeredWhileBlocked: boolean
  /** Whether somebody whom staff have marked for signs of harm may be offered one. */
  offeredWithMarkers: boolean
  /** Whether a race may be won by the sum of stakes. */
  wagerRaces: boolean
}
