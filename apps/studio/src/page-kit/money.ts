/** Formats minor units with Western digits. Runs in the browser and on the server. */
export function moneyText(amountMinor: bigint, currency: string, language: string, sign: 'auto' | 'always' = 'auto'): string {
  const signDisplay = sign === 'always' ? 'exceptZero' : 'auto'
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'currency', currency, signDisplay })
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2
  const digits = (amountMinor < 0n ? -amountMinor : amountMinor).toString().padStart(decimals + 1, '0')
  const split = digits.length - decimals
  const text = `${amountMinor < 0n ? '-' : ''}${digits.slice(0, split)}.${digits.slice(split) || '0'}`
  const written = format.format(text as `${number}`) // a decimal string keeps every digit, unlike a number
  return written.replace('-', '−')
}
