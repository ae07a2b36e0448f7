import { z } from 'zod'

const reference = z.string().min(1).max(255)
const amount = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, 'an amount is a positive integer of minor units, as a string')
  .transform(BigInt)
const currency = z.string().regex(/^[A-Z]{3}$/, 'a currency is three capital letters (ISO 4217)')
const webUrl = z.url({ protocol: /^https?$/ }).max(2000)
const origin = webUrl.refine((text) => URL.parse(text)?.origin === text, 'an origin has no path and no slash at its end')

const sealed = z.string().min(1).max(4000)

/** Body of `POST /v1/payments`. */
export const paymentInput = z.object({
  reference,
  amount,
  currency,
  saveCard: z.boolean(),
  storedCard: z.string().min(1).max(255).nullish(),
  /** A card that a page of the merchant has told. */
  cardToken: z.string().min(1).max(255).nullish(),
  /** A card that a page of the merchant has encrypted to us: each part in compact JWE but the holder. */
  encryptedCard: z.object({ number: sealed, expiry: sealed, cvc: sealed, holder: z.string().min(1).max(100) }).nullish(),
  /** The card is registered first, in a step of its own, and kept; then it is paid with. */
  registerCard: z.boolean().default(false),
  /** What a phone's wallet has handed over. */
  walletToken: z.string().min(1).max(6000).nullish(),
  /** Cards with other money behind them are declined; all are taken where nothing is said. */
  acceptFunding: z.array(z.enum(['debit', 'credit', 'prepaid'])).nullish(),
  parentOrigin: origin,
  noticeUrl: webUrl,
  language: z.string().min(2).max(35),
})

/** Body of `POST /v1/payments/{id}/confirm`. */
export const confirmInput = z.object({ threeDsMethodNotificationUrl: webUrl })

/** What a browser is like, for the issuer's judgement: the nine values that EMV 3-D Secure asks for, and the address. */
const browser = z.object({
  browserAcceptHeader: z.string().min(1).max(2048),
  browserUserAgent: z.string().min(1).max(2048),
  browserLanguage: z.string().min(1).max(35),
  browserJavascriptEnabled: z.boolean(),
  browserJavaEnabled: z.boolean(),
  browserColorDepth: z.coerce
    .number()
    .refine((depth) => [1, 4, 8, 15, 16, 24, 32, 48].includes(depth), 'a colour depth is 1, 4, 8, 15, 16, 24, 32 or 48'),
  browserScreenHeight: z.coerce.number().int().min(0).max(999_999),
  browserScreenWidth: z.coerce.number().int().min(0).max(999_999),
  browserTZ: z.coerce.number().int().min(-840).max(840),
  browserIP: z.union([z.ipv4(), z.ipv6()]),
})

/** Body of `POST /v1/payments/{id}/authenticate`. */
export const authenticateInput = z.object({
  threeDSCompInd: z.enum(['Y', 'N', 'U']),
  browser,
  challengeNotificationUrl: webUrl,
  challengeWindowSize: z.enum(['01', '02', '03', '04', '05']),
})

/** Body of `POST /v1/payments/{id}/complete`. */
export const completeInput = z.object({ cres: z.string().min(1).max(20_000) })

/** Body of a call that needs none. */
export const noInput = z.object({})

/** Body of `POST /v1/payments/{id}/refunds`. */
export const refundInput = z.object({ reference, amount })

/** Body of `POST /v1/payouts`. */
export const payoutInput = z.object({ reference, amount, currency, card: z.string().min(1).max(255), noticeUrl: webUrl })

/** Query of `GET /v1/statement`: from a time on, until before another. */
export const statementInput = z.object({
  from: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
  to: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
})

/** Query of the lists that look for one reference. */
export const referenceInput = z.object({ reference })

/** What is wrong with an input, in one sentence that names each field. */
export function describe(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`).join('; ')
}
