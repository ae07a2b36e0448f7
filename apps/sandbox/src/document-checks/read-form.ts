import { z } from 'zod'
import { deliveries, outcomes } from './looking.ts'

const Form = z.object({
  outcome: z.enum([...outcomes, 'empty']),
  birthDate: z.union([z.iso.date(), z.literal('')]).default(''),
  step: z.enum(['document', 'address']).default('document'),
  delivery: z.enum(deliveries).default('once'),
})

/** Reads the choices on a service's page. */
export function readForm(body: unknown) {
  const { outcome, birthDate, delivery, step } = Form.parse(body)
  return { outcome, delivery, step, birthDate: birthDate || undefined }
}
