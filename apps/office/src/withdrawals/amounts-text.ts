/** Writes amounts by currency in one line: `EUR 100.00, SEK 1000.00`. */
export const amountsText = (amounts: Readonly<Record<string, string>>): string =>
  Object.entries(amounts)
    .map(([currency, amount]) => `${currency} ${amount}`)
    .join(', ')

/** Reads such a line; undefined where it is none. An empty line is no amounts. */
export function amountsIn(text: string): Record<string, string> | undefined {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const read = parts.map((part) => /^([A-Z]{3})\s+(\d{1,9}(?:\.\d{1,2})?)$/i.exec(part))
  if (read.includes(null)) return undefined
  const amounts = read.map((found): [string, string] => [found?.[1]?.toUpperCase() ?? '', found?.[2] ?? ''])
  return new Set(amounts.map(([currency]) => currency)).size === amounts.length ? Object.fromEntries(amounts) : undefined
}
