import type { DepositMethod } from '@fairhouse/contract'

/** Texts by name. */
export type Texts = Readonly<Record<string, string>>
/** What one hidden page encrypts: its address, and the values by field name. */
export type SealedGroup = { readonly address: string; readonly fields: Texts }

/** The fields with something in them that must be encrypted before it is sent; each by the page that its way to pay names. */
export function sealedFields({ fields }: DepositMethod, typed: Texts = {}): SealedGroup[] {
  const wanted = fields.flatMap(({ field, encryptionType, encryptionParams }) => {
    const value = typed[field]
    if (!encryptionType || !value) return []
    const query = new URLSearchParams(encryptionParams).toString()
    return [{ address: `/interfaces/encryption/${encryptionType}.html${query ? `?${query}` : ''}`, field, value }]
  })
  return [...Map.groupBy(wanted, ({ address }) => address)].map(([address, those]) => ({
    address,
    fields: Object.fromEntries(those.map(({ field, value }) => [field, value])),
  }))
}
