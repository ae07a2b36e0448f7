import type { MethodField } from '@fairhouse/contract'
import { cardFields } from './card-fields.ts'

const toAcquirer = { encryptionType: 'rsa', encryptionParams: { keys: 'card-acquirer' } } as const

/** The fields of a card that goes another way than by token. */
const typedFields = cardFields.map((field): MethodField => {
  const { useForToken: _, ...typed } = field
  return typed
})

/** A card that is encrypted to the acquirer in the browser and reaches us as cipher text; its holder's name may be read. */
export const encryptedCardFields: MethodField[] = typedFields.map((field) =>
  field.field === 'cardHolder' ? field : { ...field, ...toAcquirer },
)

/** What a payer types here for the page of a provider, which fills it in. */
export const passedFields: MethodField[] = typedFields.filter(({ field }) => field === 'cardHolder')
