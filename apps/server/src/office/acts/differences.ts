import { canonical } from './canonical.ts'

/** One part of something that an act changes, as texts. */
type Difference = { subject: string; before: string | null; after: string | null }

/** Returns what differs between two values: of a record each entry that does, of anything else the whole. */
export function differencesOf(subject: string, before: unknown, after: unknown): Difference[] {
  if (!isRecord(before) || !isRecord(after)) return [{ subject, before: textOf(before), after: textOf(after) }]
  const differs = (entry: string) => canonical(before[entry] ?? null) !== canonical(after[entry] ?? null)
  const entries = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(differs)
  const partOf = (value: Record<string, unknown>, entry: string) => (Object.hasOwn(value, entry) ? textOf(value[entry]) : null)
  return entries.map((entry) => ({
    subject: `${subject} · ${entry}`,
    before: partOf(before, entry),
    after: partOf(after, entry),
  }))
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Shows a value as a text; nothing as a dash. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ') || '–'
  return typeof value === 'string' ? value || '–' : JSON.stringify(value)
}
