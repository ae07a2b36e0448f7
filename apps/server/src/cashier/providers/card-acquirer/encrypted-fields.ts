import type { MethodField } from '@fairhouse/contract'
import { cardFields } from './card-fields.ts'

const toAcquirer = { encryptionType: 'rsa', encryptionParams: { keys: 'card-acquirer' } } as const

/** The fields of a card that is not sent as a token. */
const typedFields = cardFields.map((field): MethodField => {
  const { useForToken: _, ...typed } = field
  return typed
})

/**
 * A card encrypted to the acquirer in the browser, which reaches us as ciphertext; only the holder's name is readable.
 */
export const encryptedCardFields: MethodField[] = typedFields.map((field) =>
  field.field === 'cardHolder' ? field : { ...field, ...toAcquirer },
)

/** What a payer types here to prefill the provider's page. */
export const passedFields: MethodField[] = typedFields.filter(({ field }) => field === 'cardHolder')
