import { ruleSetAt, ruleSets, type RuleSet } from '@fairhouse/country-rules'
import type { House } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { isKeptOut, isTooYoung, type BonusFacts } from '../campaigns/index.ts'
import type { RaceData } from './race.ts'

/** A rule by which a country closes a race: its name, and a sentence. */
export type BrokenRaceLaw = { rule: 'bonus.allowed' | 'bonus.wagerRaces' | 'bonus.maxGrants'; says: string }

/** Lists how a race breaks a country's rules, whoever the player is. What the house gives is a bonus to them; a pool of buy-ins is not. */
export function brokenRaceLaws(
  { format, prizes }: Pick<RaceData, 'format' | 'prizes'>,
  { bonus }: Pick<RuleSet, 'bonus'>,
): BrokenRaceLaw[] {
  const given = prizes.length > 0
  return [
    ...(given && !bonus.allowed ? [{ rule: 'bonus.allowed', says: 'bonuses are not allowed, and the house gives prizes' } as const] : []),
    ...(given && bonus.maxGrants !== null
      ? [{ rule: 'bonus.maxGrants', says: `a player may have ${bonus.maxGrants} bonus in all, and the house gives prizes` } as const]
      : []),
    ...(format === 'wager' && !bonus.wagerRaces
      ? [{ rule: 'bonus.wagerRaces', says: 'no race may be won by the sum of stakes' } as const]
      : []),
  ]
}

/** Stands for every country that has no rules of its own, where nobody has said which countries the house serves. */
const others = '*'

/** Lists the countries that a race is for, each with how it breaks their rules of now. */
export function raceLaws(
  { clock, settings }: Pick<House, 'clock' | 'settings'>,
  data: RaceData,
): { country: string; broken: BrokenRaceLaw[] }[] {
  const allowed = settings.get('fe.allowedCountries')
  const barred = settings.get('be.countryBlacklist')
  const served = allowed.length > 0 ? allowed : [...Object.keys(ruleSets), others]
  const wanted =
    data.countries.length === 0 ? served : allowed.length > 0 ? data.countries.filter((one) => allowed.includes(one)) : data.countries
  return [...new Set(wanted)]
    .filter((country) => !barred.includes(country))
    .map((country) => ({ country, broken: brokenRaceLaws(data, ruleSetAt(country, clock.now())) }))
}

/** Returns why somebody may not take part in a race: it is not for their country, its law forbids it, or they are kept out of offers. */
export function mayTakePart(data: RaceData, facts: BonusFacts): Refused | undefined {
  if (data.countries.length > 0 && !data.countries.includes(facts.country)) return refuse('raceClosed', { details: { reason: 'country' } })
  if (brokenRaceLaws(data, facts.rules).length > 0) return refuse('raceClosed', { details: { reason: 'law' } })
  if (facts.isBarred || isKeptOut(facts)) return refuse('campaignBlocked')
  return isTooYoung({ minAge: undefined }, facts) ? refuse('textRefused', { details: { reason: 'promotions' } }) : undefined
}
