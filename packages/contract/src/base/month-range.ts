/** Months without a gap between them, both included, such as `2025-03` to `2025-10`. */
export type MonthRange = { from: string; to: string }

/** Months as text: `2025-03 – 2025-10, 2025-12`. */
export const monthsText = (months: readonly MonthRange[]): string =>
  months.map(({ from, to }) => (from === to ? from : `${from} – ${to}`)).join(', ')
