import { z } from 'zod'

/** A bank account and its holder, as a stored detail keeps them. */
export type BankAccount = { iban: string; name: string }
const Kept = z.object({ iban: z.string(), name: z.string() })

/** Serialises an account into the text that a stored detail keeps sealed. */
export const accountToken = ({ iban, name }: BankAccount): string => JSON.stringify({ iban, name })
export const readAccountToken = (token: string): BankAccount => Kept.parse(JSON.parse(token))

/** Masks an IBAN so that only its owner recognises it. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`
