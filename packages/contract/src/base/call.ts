import { z } from 'zod'

/** One call of the public API: its address, input, answer, the errors it may refuse with, and who may make it. */
export type Call = {
  readonly at: `${'GET' | 'POST'} /api/${string}`
  readonly about: string
  readonly takes: z.ZodType
  readonly answers: z.ZodType
  readonly refuses: readonly number[]
  readonly who: 'anyone' | 'player' | 'visitor'
  /**
   * Set if the call moves money or creates something: it must carry an `Idempotency-Key` header, which the browser
   * makes and stores before sending.
   */
  readonly keyed?: true
  /** Set if the answer is the same for everybody: seconds that browsers and proxies may cache it. */
  readonly keptSeconds?: number
  /** Set if a large answer seldom changes: the browser keeps it, and asks each time whether it still holds. */
  readonly revalidated?: true
  /**
   * Set if the call uploads files: the largest body in bytes. The body is read only after the login has been checked.
   */
  readonly bodyBytes?: number
}

type AnyCall = { readonly at: string; readonly takes: z.ZodType; readonly answers: z.ZodType }
/**
 * What each address takes, of a record of calls by name. A table works each out once: looking an address up in the union of all calls
 * takes the compiler many times as long.
 */
export type TakesByAt<Calls extends Record<string, AnyCall>> = {
  [Name in keyof Calls as Calls[Name]['at']]: z.input<Calls[Name]['takes']>
}
/** What each address answers, likewise. */
export type AnswersByAt<Calls extends Record<string, AnyCall>> = {
  [Name in keyof Calls as Calls[Name]['at']]: z.output<Calls[Name]['answers']>
}

/** The message of the schemas below for a string that is not a number. */
export const notANumber = 'not a number'

/** An amount on the wire: a decimal string with a dot. The server checks that it has exactly the currency's digits. */
export const Amount = z
  .string()
  .regex(/^\d{1,15}(\.\d{1,8})?$/, notANumber)
  .describe('Decimal string, e.g. "20.00"')

/** An amount that may be below zero (a session's result, a movement). */
export const SignedAmount = z.string().regex(/^-?\d{1,15}(\.\d{1,8})?$/, notANumber)

/** ISO 4217 code, or BTC, mBTC, µBTC. */
export const Currency = z.string().min(3).max(4)

/** ISO 3166 alpha-3 country code. */
export const Country = z.string().regex(/^[A-Z]{3}$/)

/** A timestamp: RFC 3339 in UTC. */
export const Moment = z.iso.datetime()

export const Nothing = z.object({})

/** The body of every error answer. */
export const ErrorAnswer = z.object({
  error: z.string().describe('Name of the error, for people and logs'),
  errorCode: z.int().describe('Number in the error catalogue'),
  errorDetails: z.record(z.string(), z.unknown()).optional(),
  errorSubCode: z.string().optional(),
  errorSubMessage: z.string().optional(),
  expireTime: z.int().optional().describe('Seconds until the error ends by itself'),
  expireTimestamp: Moment.optional(),
  errorUrl: z.string().optional().describe('Path of the call that was refused'),
})
export type ErrorAnswer = z.infer<typeof ErrorAnswer>
