import type { StoredDetail } from '@fairhouse/contract'

/** Returns the address of a bank's logo, by the template in the settings; undefined if the bank is unknown. */
export function bankLogoOf(
  template: string,
  { clearingHouse, bankName }: Pick<StoredDetail, 'clearingHouse' | 'bankName'>,
): string | undefined {
  if (!template || !clearingHouse || !bankName) return undefined
  const values: Readonly<Record<string, string>> = { clearinghouse: clearingHouse, bank: bankName }
  return template.replace(/\{(clearinghouse|bank)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}
