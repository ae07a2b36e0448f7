import { belgianRules } from './countries/bel.ts'
import { ontarianRules } from './countries/can.ts'
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

/** Every version of every country's rules; countries that are not listed use the default. */
export const ruleSets: Readonly<Record<string, readonly RuleSet[]>> = {
  SWE: swedishRules,
  GBR: britishRules,
  EST: estonianRules,
  NLD: dutchRules,
  DEU: germanRules,
  BEL: belgianRules,
  CAN: ontarianRules,
  DNK: danishRules,
  ESP: spanishRules,
  FIN: finnishRules,
  ROU: romanianRules,
}
export const defaultRuleSets: readonly RuleSet[] = defaultRules

/** Returns a country's rules at a moment; the default before its first version. */
export function ruleSetAt(country: string, at: Date): RuleSet {
  return versionAt(versionsOf(country), at) ?? versionAt(defaultRuleSets, at) ?? defaultRules[0]! // the default has a version
}

/** Returns when a country's rules change next; undefined if no change is planned. */
export function nextRuleChange(country: string, at: Date): Date | undefined {
  const later = [...versionsOf(country), ...defaultRuleSets].map(({ validFrom }) => new Date(validFrom)).filter((from) => from > at)
  return later.toSorted((a, b) => a.getTime() - b.getTime())[0]
}

const versionsOf = (country: string): readonly RuleSet[] => (Object.hasOwn(ruleSets, country) ? (ruleSets[country] ?? []) : [])

function versionAt(versions: readonly RuleSet[], at: Date): RuleSet | undefined {
  return versions.filter(({ validFrom }) => new Date(validFrom) <= at).toSorted((a, b) => b.validFrom.localeCompare(a.validFrom))[0]
}
