/** A row as it is written: texts by the name of their column. */
export type Cells = Readonly<Record<string, string>>

/**
 * Writes rows as comma-separated values (RFC 4180) with a byte order mark, by which spreadsheets know the encoding. A text
 * that a spreadsheet would take for a formula gets an apostrophe before it.
 */
export function csvOf(rows: readonly Cells[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
  return `\uFEFF${lines.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`
}

const isNumber = /^-?\d+(?:\.\d+)?$/
const mayCalculate = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

function cellOf(text: string): string {
  const harmless = mayCalculate.test(text) && !isNumber.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Flattens a row of a list: `{ worker: { id: '1' } }` has the column `worker.id`; lists of words stand in one cell. */
export function cellsOf(row: unknown, under = ''): Cells {
  if (typeof row !== 'object' || row === null) return { [under]: row === null || row === undefined ? '' : String(row) }
  if (Array.isArray(row)) return { [under]: row.map((one) => (typeof one === 'object' ? JSON.stringify(one) : String(one))).join(' ') }
  return Object.assign({}, ...Object.entries(row).map(([name, value]) => cellsOf(value, under === '' ? name : `${under}.${name}`)))
}
