import { z } from 'zod'
import { DescribedField } from '../../base/fields.ts'

/**
 * A field that a payment method asks for, named as in the specification. `describedField` of `@fairhouse/fields` turns
 * it into a form field.
 */
export const MethodField = z.object({
  field: z.string().describe('Its name'),
  fieldType: DescribedField.shape.kind,
  dataList: DescribedField.shape.options.describe('What can be chosen'),
  defaultValue: z.string().optional(),
  readOnly: z.boolean().optional(),
  optional: z.boolean().optional(),
  requireForStoredPayment: z.boolean().optional().describe('Asked for a stored detail, too'),
  encryptionType: z
    .string()
    .optional()
    .describe('Encrypted on the page /interfaces/encryption/{encryptionType}.html before it is sent; we never learn what was typed'),
  encryptionParams: z.record(z.string(), z.string()).optional().describe('The query of that page: `keys` names whose public key is used'),
  useForToken: z.boolean().optional().describe('Goes to the provider for a token and never to us'),
  validator: DescribedField.shape.rules.describe('Rules by name, checked on both sides'),
  formatter: z.string().optional(),
  autocomplete: z.string().optional(),
  hint: z.string().optional().describe('Message key'),
})
export type MethodField = z.infer<typeof MethodField>
