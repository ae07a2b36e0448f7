import { catalogue } from '../../settings/index.ts'

/** What keeps a month in the database after it is over: of which tables, how long by which setting, why, and on what basis. */
type KeptOnline = {
  tables: readonly string[]
  by: 'office.historyMonths' | 'documents.keepYears'
  months: number
  why: string
  basis: string
}

/** `months` is how many months one of the setting's units is. */
const keptOnline: readonly KeptOnline[] = [
  {
    tables: ['access_log', 'audit', 'reality_check', 'register_answer'],
    by: 'office.historyMonths',
    months: 1,
    why: 'the office answers complaints by what it shows of a player, and one may be taken to a dispute body within a year',
    basis: 'Directive 2013/11/EU art. 5(4)(e)',
  },
  {
    tables: ['audit'],
    by: 'documents.keepYears',
    months: 12,
    why: 'documents of a closed account are kept by the last entry about it',
    basis: 'GDPR art. 5(1)(e)',
  },
]

/** Why a month of a table stays in the database, until when. */
export type Staying = { until: Date } & Pick<KeptOnline, 'by' | 'why'>

/**
 * Returns what keeps a month of a table in the database at a moment, the longest first. `ends` is its end; `set` has the settings that
 * differ from their defaults.
 */
export function whatKeepsOnline(table: string, ends: Date, now: Date, set: ReadonlyMap<string, unknown>): Staying[] {
  return keptOnline
    .filter(({ tables }) => tables.includes(table))
    .map(({ by, months, why }) => {
      const until = new Date(ends)
      until.setUTCMonth(until.getUTCMonth() + months * catalogue[by].parse(set.get(by) ?? catalogue[by].fallback))
      return { until, by, why }
    })
    .filter(({ until }) => until > now)
    .toSorted((a, b) => b.until.getTime() - a.until.getTime())
}
