import { defaultRules } from './countries/default.ts'
import type { RuleSet, Source } from './rule-set.ts'

/** Returns the most specific source of a value, preferring the country's own to the default's. */
export function sourceOf(rules: RuleSet, field: string): Source | undefined {
  return mostExact(rules.sources, field) ?? mostExact(defaultRules[0]!.sources, field) // the default has one version
}

function mostExact(sources: Source[], field: string): Source | undefined {
  const speaking = sources.filter((source) => speaksOf(source.field, field))
  return speaking.toSorted((a, b) => b.field.split('.').length - a.field.split('.').length || stars(a) - stars(b))[0]
}

const stars = ({ field }: Source) => field.split('*').length

function speaksOf(pattern: string, field: string): boolean {
  const [wanted, parts] = [pattern.split('.'), field.split('.')]
  return wanted.length <= parts.length && wanted.every((part, index) => part === '*' || part === parts[index])
}
