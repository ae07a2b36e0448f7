import { recordIn, withField, type DataField, type Written } from '../written/index.ts'

/** What the terms of a currency say of cashback over windows. */
export const cashbackTerms = [
  { name: 'cashBackPercentage', kind: 'whole' },
  { name: 'cashBackValidity', kind: 'whole' },
  { name: 'cashBackMaxAmount', kind: 'text' },
  { name: 'cashBackMinBase', kind: 'text' },
] as const satisfies readonly DataField[]

/** Changes one field of cashback over windows; without a period there is none. */
export function withCashback(data: Written, name: string, value: unknown): Written {
  const next = withField(recordIn(data['cashback']), name, value)
  return withField(data, 'cashback', next['period'] === undefined ? undefined : next)
}
