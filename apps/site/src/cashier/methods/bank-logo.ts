import type { StoredDetail } from '@fairhouse/contract'

/** Where the logo of a detail's bank is, by the template of the settings; nothing where it is not known which bank that is. */
export function bankLogoOf(
  template: string,
  { clearingHouse, bankName }: Pick<StoredDetail, 'clearingHouse' | 'bankName'>,
): string | undefined {
  if (!template || !clearingHouse || !bankName) return undefined
  const values: Readonly<Record<string, string>> = { clearinghouse: clearingHouse, bank: bankName }
  return template.replace(/\{(clearinghouse|bank)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}
