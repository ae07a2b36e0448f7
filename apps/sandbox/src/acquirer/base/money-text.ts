/** Formats minor units in a language, with Western digits. */
export function moneyText(amountMinor: bigint, currency: string, language: string): string {
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'currency', currency })
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2
  const digits = amountMinor.toString().padStart(decimals + 1, '0')
  const split = digits.length - decimals
  return format.format(`${digits.slice(0, split)}.${digits.slice(split) || '0'}` as `${number}`) // a decimal string keeps every digit, unlike a number
}
