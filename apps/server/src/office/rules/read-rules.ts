import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { RulesVersion } from '@fairhouse/contract/office/rules.ts'
import { defaultRuleSets, ruleSetAt, ruleSets, sourceOf, type RuleSet } from '@fairhouse/country-rules'
import { rulesCountry } from '../../settings/index.ts'
import { textOf } from '../acts/differences.ts'
import type { StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { countAges } from './affected.sql.ts'

/** Stands for every country without rules of its own. */
const others = '*'
const mostCounted = 10_000

/** Lists whose rules there are, as they stand now. */
export async function listRules({ house }: StaffContext): Promise<OfficeAnswers<'GET /office/rules'>> {
  const now = house.clock.now()
  return {
    countries: [...Object.keys(ruleSets).toSorted(), others].map((country) => {
      const versions = versionsOf(country) ?? []
      const inForce = versions.find(({ validFrom }) => new Date(validFrom) <= now)
      const next = versions.findLast(({ validFrom }) => new Date(validFrom) > now)
      return {
        country,
        since: momentOf(inForce),
        next: momentOf(next),
        timeZone: zoneOf(versions),
        versions: versions.length,
        isVerified: inForce?.verified ?? false,
        checkedOn: (inForce?.sources ?? []).reduce((last, { checkedOn }) => (checkedOn > last ? checkedOn : last), ''),
      }
    }),
  }
}

/** Reads every version of a country's rules, each value with its source. */
export async function readRules(
  { house }: StaffContext,
  { country }: { country: string },
): Promise<OfficeAnswers<'GET /office/rules/one'> | OfficeRefused> {
  const versions = versionsOf(country)
  if (!versions) return no('notFound')
  const now = house.clock.now()
  const file = `packages/country-rules/src/countries/${country === others ? 'default' : country.toLowerCase()}.ts`
  const views = versions.map((version, place) => versionView(version, versions[place - 1], versions[place + 1], now))
  return { country, file, timeZone: zoneOf(versions), versions: views }
}

/** Counts whom the rules of a country concern, by the ages that they tell apart. */
export async function countRules(
  { house }: StaffContext,
  { country }: { country: string },
): Promise<OfficeAnswers<'GET /office/rules/affected'> | OfficeRefused> {
  if (!versionsOf(country)) return no('notFound')
  const now = house.clock.now()
  const mapped = Object.keys(house.settings.get('country.appliedRules')).toSorted()
  const countries = [...new Set([country, ...mapped])].filter((one) => rulesCountry(house, one) === country)
  const ages = await countAges(house.db, countries, now, mostCounted + 1)
  const among = (from: number, to: number | null) =>
    ages.reduce((sum, { age, players }) => sum + (age >= from && (to === null || age <= to) ? players : 0), 0)
  const all = among(0, null)
  return {
    countries,
    players: Math.min(all, mostCounted),
    isMore: all > mostCounted,
    bands: ruleSetAt(country, now).ageBands.map(({ name, from, to }) => ({ name, from, to, players: among(from, to) })),
  }
}

/** The versions of a country's rules, the newest first; undefined for a country without any. */
function versionsOf(country: string): RuleSet[] | undefined {
  const known = country === others ? defaultRuleSets : Object.hasOwn(ruleSets, country) ? ruleSets[country] : undefined
  return known?.toSorted((a, b) => b.validFrom.localeCompare(a.validFrom))
}

const zoneOf = ([newest]: readonly RuleSet[]): string => newest?.timeZone ?? 'UTC'
const momentOf = (rules: RuleSet | undefined): string | null => (rules ? new Date(rules.validFrom).toISOString() : null)

function versionView(rules: RuleSet, later: RuleSet | undefined, earlier: RuleSet | undefined, now: Date): RulesVersion {
  const isOver = later !== undefined && new Date(later.validFrom) <= now
  const [values, before] = [valuesOf(rules), earlier && valuesOf(earlier)]
  const fields = before ? [...new Set([...before.keys(), ...values.keys()])].filter((field) => before.get(field) !== values.get(field)) : []
  return {
    from: new Date(rules.validFrom).toISOString(),
    until: momentOf(later),
    standing: new Date(rules.validFrom) > now ? 'coming' : isOver ? 'past' : 'now',
    isVerified: rules.verified,
    values: [...values].map(([field, value]) => {
      const source = sourceOf(rules, field)
      return { field, value, source: source ? { url: source.url, grade: source.grade, checkedOn: source.checkedOn } : null }
    }),
    changes: fields.map((field) => ({ field, before: before?.get(field) ?? null, after: values.get(field) ?? null })),
  }
}

/** What says which version it is, and where its values are from. */
const aboutItself: readonly string[] = ['sources', 'code', 'validFrom', 'verified']

/** Every single value of a rule set as a text, by its path. */
const valuesOf = (rules: RuleSet): Map<string, string> =>
  new Map(Object.entries(rules).flatMap(([name, value]) => (aboutItself.includes(name) ? [] : leavesOf(value, name))))

function leavesOf(value: unknown, path: string): [string, string][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, textOf(value)]]
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, `${path}.${name}`))
}
