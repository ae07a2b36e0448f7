import { z } from 'zod'

/** A bank account and whose it is, as a stored detail keeps it. */
export type BankAccount = { iban: string; name: string }
const Kept = z.object({ iban: z.string(), name: z.string() })

/** The account as the one text that a stored detail holds sealed. */
export const accountToken = ({ iban, name }: BankAccount): string => JSON.stringify({ iban, name })
export const readAccountToken = (token: string): BankAccount => Kept.parse(JSON.parse(token))

/** An account as its owner knows it again and nobody else learns it. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`
