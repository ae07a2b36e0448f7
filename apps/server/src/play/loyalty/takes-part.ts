import { isKeptOut, isLimitedByRules, isTooYoung, type BonusFacts } from '../campaigns/index.ts'

/**
 * Returns whether a player takes part in the loyalty programme: not while they are kept out, marked, or want no
 * bonuses; and where a country counts its benefits as bonuses, only who may still have one.
 */
export function takesPart(facts: BonusFacts): boolean {
  const { bonus } = facts.rules
  if (!bonus.allowed || facts.isBarred || isKeptOut(facts)) return false
  return !bonus.loyaltyCounts || (!isTooYoung({ minAge: undefined }, facts) && !isLimitedByRules(facts))
}
