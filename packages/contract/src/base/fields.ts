import { z } from 'zod'

/**
 * A form field as the server describes it. `packages/fields` implements the rules and formats that it names, on both
 * sides.
 */
export const DescribedField = z.object({
  name: z.string(),
  kind: z.enum(['text', 'email', 'password', 'number', 'amount', 'date', 'select', 'radio', 'checkbox', 'phone', 'hidden']),
  value: z.string().optional().describe('Initial value; a checkbox has "true" or "false"'),
  options: z.array(z.object({ value: z.string(), label: z.string().optional() })).optional(),
  onlyIf: z
    .object({ field: z.string(), values: z.array(z.string()), otherwise: z.string().optional() })
    .optional()
    .describe('Shown only while another field has one of these values; else `otherwise` is sent, or nothing'),
  readOnly: z.boolean().optional(),
  disabled: z.boolean().optional().describe('Read-only, and passed over by the keyboard, too: its value is fixed'),
  optional: z.boolean().optional(),
  rules: z.array(z.object({ rule: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])).optional() })),
  format: z.string().optional(),
  autocomplete: z.string().optional(),
  ticks: z.array(z.string()).optional().describe('Other boxes that are ticked together with this one'),
  tells: z.array(z.string()).optional().describe('Fields that a national id fills, as POST /api/registration/national-id answers'),
  documents: z.array(z.string()).optional().describe('Pages that a consent speaks of, by name: each is a link beside it'),
  hint: z.string().optional().describe('Message key of a hint'),
  hintValues: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type DescribedField = z.infer<typeof DescribedField>
