import { recordIn, withField, type Written } from '../written/index.ts'

/** The ranges of a segment, each with what it counts. */
export const ranges = ['openedDaysAgo', 'seenDaysAgo', 'deposits'] as const
export type RangeName = (typeof ranges)[number]

const withinUsually = 30

/** Sets one bound of a range; a range without bounds goes. Deposits are counted within some days. */
export function withBound(data: Written, name: RangeName, bound: 'least' | 'most' | 'withinDays', value: unknown): Written {
  const next = withField(recordIn(data[name]), bound, value)
  const { withinDays = withinUsually, ...bounds } = next
  const isEmpty = Object.keys(bounds).length === 0
  return withField(data, name, isEmpty ? undefined : name === 'deposits' ? { withinDays, ...bounds } : next)
}
