import { belgianRules } from './countries/bel.ts'
import { danishRules } from './countries/dnk.ts'
import { defaultRules } from './countries/default.ts'
import { germanRules } from './countries/deu.ts'
import { spanishRules } from './countries/esp.ts'
import { estonianRules } from './countries/est.ts'
import { finnishRules } from './countries/fin.ts'
import { britishRules } from './countries/gbr.ts'
import { dutchRules } from './countries/nld.ts'
import { romanianRules } from './countries/rou.ts'
import { swedishRules } from './countries/swe.ts'
import type { RuleSet } from './rule-set.ts'

/** Every version of every country's rules; countries without their own follow the default. */
export const ruleSets: Readonly<Record<string, readonly RuleSet[]>> = {
  SWE: swedishRules,
  GBR: britishRules,
  EST: estonianRules,
  NLD: dutchRules,
  DEU: germanRules,
  BEL: belgianRules,
  DNK: danishRules,
  ESP: spanishRules,
  FIN: finnishRules,
  ROU: romanianRules,
}
export const defaultRuleSets: readonly RuleSet[] = defaultRules

/** The rules that hold for a country at a moment. Before a country's first version the default holds. */
export function ruleSetAt(country: string, at: Date): RuleSet {
  return versionAt(versionsOf(country), at) ?? versionAt(defaultRuleSets, at) ?? defaultRules[0]! // the default has a version
}

/** When the rules of a country change next; undefined where nothing is planned. */
export function nextRuleChange(country: string, at: Date): Date | undefined {
  const later = [...versionsOf(country), ...defaultRuleSets].map(({ validFrom }) => new Date(validFrom)).filter((from) => from > at)
  return later.toSorted((a, b) => a.getTime() - b.getTime())[0]
}

const versionsOf = (country: string): readonly RuleSet[] => (Object.hasOwn(ruleSets, country) ? (ruleSets[country] ?? []) : [])

function versionAt(versions: readonly RuleSet[], at: Date): RuleSet | undefined {
  return versions.filter(({ validFrom }) => new Date(validFrom) <= at).toSorted((a, b) => b.validFrom.localeCompare(a.validFrom))[0]
}
