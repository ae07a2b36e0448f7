/** Writes a multiple of the stake that is given in parts, tenths or hundredths: `3.8 ×`. Runs in the browser and on the server. */
export function timesText(parts: number, of: 1 | 10 | 100, language: string): string {
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, { minimumFractionDigits: of === 100 ? 2 : 0, maximumFractionDigits: 2 })
  return `${format.format(parts / of)} ×`
}
