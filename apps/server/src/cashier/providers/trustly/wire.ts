import { z } from 'zod'
import type { PersonEvidence } from '../../../knowing/identification-contract/index.ts'
import { canBeBornOn } from '@fairhouse/fields/national-id.ts'
import { readPersonId } from '../../../edge/trustly/index.ts'

/** The answer to a call that opens an order with a page. */
export const Order = z.object({ orderid: z.coerce.string().min(1).max(100), url: z.url() })
/** The answer to a call that makes an order without a page. */
export const Ordered = z.object({ orderid: z.coerce.string().min(1).max(100) })
/** Common to every notification: its id and what it is about. */
export const About = z.object({
  notificationid: z.coerce.string().min(1).max(100),
  messageid: z.string().min(1).max(100),
  orderid: z.coerce.string().min(1).max(100),
})
/** A movement of money; amounts are decimals with a dot. */
export const Moved = z.object({
  orderid: z.coerce.string(),
  notificationid: z.coerce.string(),
  amount: z.string().regex(/^\d{1,16}(?:\.\d{1,8})?$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
})

/** The account a payer chose, and the bank's data on it. */
export const Account = z.object({
  accountid: z.coerce.string().min(1).max(100),
  attributes: z
    .object({
      clearinghouse: z.string().max(60).optional(),
      bank: z.string().max(100).optional(),
      descriptor: z.string().max(100).optional(),
      name: z.string().max(200).optional(),
    })
    .nullish()
    .transform((given) => given ?? {}),
})

const Words = z.string().trim().min(1).max(200).optional().catch(undefined)
const Kyc = z.object({
  attributes: z
    .object({ personid: Words, firstname: Words, lastname: Words, dob: Words, street: Words, zipcode: Words, city: Words })
    .nullish()
    .transform((given) => given ?? {}),
})

/**
 * Identifies the payer at the bank. Only the personal id counts as identity, since `kycentityid` may change; without a
 * valid personal id, name and birth date nobody is identified.
 */
export function personOf(data: unknown, today: string): PersonEvidence | undefined {
  const { personid, firstname, lastname, dob, street, zipcode, city } = Kyc.safeParse(data).data?.attributes ?? {}
  const known = readPersonId(personid, today)
  const birthDate = known?.birthDate ?? (/^\d{4}-\d{2}-\d{2}$/.test(dob ?? '') ? dob : undefined)
  if (!known || !personid || !firstname || !lastname || !birthDate) return undefined
  if ((dob && dob !== birthDate) || !canBeBornOn(known, birthDate)) return undefined
  const { country, value, gender } = known
  return {
    subject: { issuer: 'trustly', id: personid },
    firstName: firstname,
    lastName: lastname,
    birthDate,
    ...(gender ? { gender } : {}),
    nationalId: { country, value },
    country,
    address: { ...(street ? { street } : {}), ...(zipcode ? { zipCode: zipcode } : {}), ...(city ? { city } : {}), country },
    assurance: 'bank login',
  }
}
