import { instantOf, wallOf } from './civil-time.ts'
import type { BandAmount, RuleSet } from './rule-set.ts'

/** The person whose age band is asked for. */
type Person = { birthDate: string; at: Date }

/**
 * Returns the amount that applies to a person by age band, in their currency; undefined if there is none. A rule whose
 * amounts are all in other currencies counts as zero, so that it does not lapse for a wallet in another currency.
 */
export function bandAmount<Amount extends BandAmount>(
  amounts: Amount[],
  rules: RuleSet,
  person: Person & { currency: string; period: string },
): Amount | undefined {
  const said = amounts.filter(({ period }) => period === person.period)
  const own = said.filter(({ currency }) => currency === person.currency)
  const band = bandOf(rules, person)
  const of = (some: Amount[]) => some.find((amount) => amount.band === band) ?? some.find((amount) => amount.band === 'all')
  const elsewhere = own.length === 0 ? of(said) : undefined
  return elsewhere ? { ...elsewhere, amount: '0', currency: person.currency } : of(own)
}

/** Returns the name of a person's age band; undefined if the rules have none. */
export function bandOf(rules: RuleSet, { birthDate, at }: Person): string | undefined {
  const age = ageAt(birthDate, at, rules.timeZone)
  return rules.ageBands.find(({ from, to }) => age >= from && (to === null || age <= to))?.name
}

/** Returns when a person next changes age band. */
export function nextBandChange(rules: RuleSet, { birthDate, at }: Person): Date | undefined {
  const [year, month, day] = partsOf(birthDate)
  return rules.ageBands
    .map(({ from }) => instantOf(Date.UTC(year + from, month - 1, day), rules.timeZone))
    .filter((birthday) => birthday > at)
    .toSorted((a, b) => a.getTime() - b.getTime())[0]
}

/** Returns full years of age at a moment, by the calendar of a time zone. */
export function ageAt(birthDate: string, at: Date, timeZone: string): number {
  const [year, month, day] = partsOf(birthDate)
  const today = new Date(wallOf(at, timeZone))
  const before = today.getUTCMonth() + 1 < month || (today.getUTCMonth() + 1 === month && today.getUTCDate() < day)
  return today.getUTCFullYear() - year - (before ? 1 : 0)
}

const partsOf = (birthDate: string) => birthDate.split('-').map(Number) as [number, number, number] // YYYY-MM-DD from the database
