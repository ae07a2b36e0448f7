import { brandOf, cvcLength, digitsOf, isPast, passesLuhn, readExpiry, type Brand } from './card-number.ts'

/** The fields that a payer typed. */
export type TypedCard = { number: string; expiry: string; cvc: string; holder: string }

/** The problem of each wrong field, as a key of the form's words. */
export type CardFaults = { [field in keyof TypedCard]?: string }

/**
 * Looks at what was typed as far as it can be judged without the issuer; for a stored card, at the security code alone.
 */
export function checkCard(typed: TypedCard, storedBrand: Brand | null, now: Date): CardFaults {
  const brand = storedBrand ?? brandOf(digitsOf(typed.number))
  const faults: CardFaults = {}
  if (!new RegExp(`^\\d{${cvcLength(brand)}}$`).test(digitsOf(typed.cvc))) faults.cvc = 'cvcWrong'
  if (storedBrand) return faults
  if (digitsOf(typed.number) === '') faults.number = 'numberMissing'
  else if (!passesLuhn(digitsOf(typed.number))) faults.number = 'numberWrong'
  const expiry = readExpiry(typed.expiry)
  if (!expiry) faults.expiry = 'expiryWrong'
  else if (isPast(expiry, now)) faults.expiry = 'expiryPast'
  if (typed.holder.trim() === '') faults.holder = 'holderMissing'
  return faults
}
