import { recordIn, typedOf, withField, type Written } from '../written/index.ts'

/** What a row of contributions is about, from the most specific on; the records of a campaign's data are named like these. */
export const scopes = ['games', 'providers', 'groups', 'products'] as const
export type Scope = (typeof scopes)[number]

/** A row as it is typed: so many percent of a stake in what is named count. */
export type ShareRow = { scope: Scope; name: string; percent: string }

/** Reads how much of stakes counts as rows, in the order in which they win. */
export const rowsOf = (contributions: Written): ShareRow[] =>
  scopes.flatMap((scope) =>
    Object.entries(recordIn(contributions[scope])).map(([name, share]) => ({ scope, name, percent: percentOf(share) })),
  )

/** Writes rows and what counts otherwise; a row without a name is not kept. What is no percentage stays as it is typed. */
export function contributionsOf(rows: readonly ShareRow[], otherwise: string): Written {
  const of = (scope: Scope) =>
    rows.filter((row) => row.scope === scope && row.name.trim() !== '').map(({ name, percent }) => [name.trim(), shareOf(percent)])
  const kept = scopes.flatMap((scope) => (of(scope).length === 0 ? [] : [[scope, Object.fromEntries(of(scope))] as const]))
  return withField(Object.fromEntries(kept), 'default', otherwise.trim() === '' ? undefined : shareOf(otherwise))
}

/** Reads percent with two decimals at most as basis points. */
function shareOf(typed: string): number | string {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(typed.trim())
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : typed
}

/** Writes basis points as percent. */
export const percentOf = (share: unknown): string => (typeof share === 'number' ? String(share / 100) : typedOf(share))

/** Changes one field of how a bonus is wagered; a block without fields is no block. */
export function withWagering(data: Written, name: string, value: unknown): Written {
  const next = withField(recordIn(data['wagering']), name, value)
  return withField(data, 'wagering', Object.keys(next).length === 0 ? undefined : next)
}
