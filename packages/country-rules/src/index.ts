import { britishRules } from './countries/gbr.ts'
import { defaultRules } from './countries/default.ts'
import { dutchRules } from './countries/nld.ts'
import { swedishRules } from './countries/swe.ts'
import type { RuleSet } from './rule-set.ts'

/** Every version of every country's rules; countries without their own follow the default. */
export const ruleSets: Readonly<Record<string, readonly RuleSet[]>> = { SWE: swedishRules, GBR: britishRules, NLD: dutchRules }
export const defaultRuleSets: readonly RuleSet[] = defaultRules

/** The rules that hold for a country at a moment. Before a country's first version the default holds. */
export function ruleSetAt(country: string, at: Date): RuleSet {
  return versionAt(ruleSets[country] ?? [], at) ?? versionAt(defaultRuleSets, at) ?? defaultRules[0]! // the default has a version
}

/** When the rules of a country change next; undefined where nothing is planned. */
export function nextRuleChange(country: string, at: Date): Date | undefined {
  const later = (ruleSets[country] ?? defaultRuleSets).map(({ validFrom }) => new Date(validFrom)).filter((from) => from > at)
  return later.toSorted((a, b) => a.getTime() - b.getTime())[0]
}

function versionAt(versions: readonly RuleSet[], at: Date): RuleSet | undefined {
  return versions.filter(({ validFrom }) => new Date(validFrom) <= at).toSorted((a, b) => b.validFrom.localeCompare(a.validFrom))[0]
}

export { calendarWindow, type Window } from './window.ts'
export type { LimitPeriodName, LimitRule, LimitType, RuleSet, Source } from './rule-set.ts'
