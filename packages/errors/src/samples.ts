import type { Entry, ErrorName, Sample } from './error-entry.ts'
import { later, usual } from './entries/sample-values.ts'
import { table } from './table.ts'

/** What an error can come with, one sample for each of its variants; for tests and for whoever designs. */
export function samplesOf(name: ErrorName): readonly Sample[] {
  const row: Entry = table[name]
  if (row.samples) return row.samples
  const spoken = (row.details ?? []).filter((detail) => detail in usual).map((detail) => [detail, usual[detail]])
  const timed = row.details?.some((detail) => detail === 'expireTimestamp' || detail === 'minutes')
  return [{ ...(spoken.length > 0 ? { errorDetails: Object.fromEntries(spoken) } : {}), ...(timed ? later : {}) }]
}
