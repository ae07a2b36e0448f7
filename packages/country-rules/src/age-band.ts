import { instantOf, wallOf } from './civil-time.ts'
import type { BandAmount, RuleSet } from './rule-set.ts'

/** Whom an age band is asked for. */
type Person = { birthDate: string; at: Date }

/**
 * The amount that holds for a person, of several by age band, in their currency; undefined where there is none for them. What is said in
 * other currencies alone is nothing at all in this one: a rule does not fall away because a wallet is kept in another.
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

/** The name of the age band of a person; undefined where there are none. */
export function bandOf(rules: RuleSet, { birthDate, at }: Person): string | undefined {
  const age = ageAt(birthDate, at, rules.timeZone)
  return rules.ageBands.find(({ from, to }) => age >= from && (to === null || age <= to))?.name
}

/** When a person comes into another age band next. */
export function nextBandChange(rules: RuleSet, { birthDate, at }: Person): Date | undefined {
  const [year, month, day] = partsOf(birthDate)
  return rules.ageBands
    .map(({ from }) => instantOf(Date.UTC(year + from, month - 1, day), rules.timeZone))
    .filter((birthday) => birthday > at)
    .toSorted((a, b) => a.getTime() - b.getTime())[0]
}

/** Full years at a moment, by the calendar of a time zone. */
export function ageAt(birthDate: string, at: Date, timeZone: string): number {
  const [year, month, day] = partsOf(birthDate)
  const today = new Date(wallOf(at, timeZone))
  const before = today.getUTCMonth() + 1 < month || (today.getUTCMonth() + 1 === month && today.getUTCDate() < day)
  return today.getUTCFullYear() - year - (before ? 1 : 0)
}

const partsOf = (birthDate: string) => birthDate.split('-').map(Number) as [number, number, number] // a date of the database
