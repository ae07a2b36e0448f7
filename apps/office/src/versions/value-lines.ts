/** A value on one line, for a list of settings. */
export const lineOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Shows a value in lines, so that two of them can be held against each other part by part. */
export function linesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(lineOf)
  if (typeof value !== 'object' || value === null) return [lineOf(value)]
  return Object.entries(value).map(([name, part]) => `${name}: ${lineOf(part)}`)
}

type DiffLine = { sign: '+' | '−' | ' '; text: string }

/** What one value has that the other had not, and the other way round; what both have stands between. */
export function diffOf(before: unknown, after: unknown): DiffLine[] {
  const [was, is] = [linesOf(before), linesOf(after)]
  return [
    ...was.filter((line) => !is.includes(line)).map((text) => ({ sign: '−', text }) as const),
    ...is.filter((line) => !was.includes(line)).map((text) => ({ sign: '+', text }) as const),
    ...is.filter((line) => was.includes(line)).map((text) => ({ sign: ' ', text }) as const),
  ]
}
