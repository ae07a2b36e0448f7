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
  /** The token of a card that the payer typed on the merchant's page. */
  cardToken: z.string().min(1).max(255).nullish(),
  /** A card that the merchant's page has encrypted for us: each part in compact JWE, except the holder. */
  encryptedCard: z.object({ number: sealed, expiry: sealed, cvc: sealed, holder: z.string().min(1).max(100) }).nullish(),
  /** Registers and saves the card in a separate step before the payment. */
  registerCard: z.boolean().default(false),
  /** The token that a phone's wallet handed over. */
  walletToken: z.string().min(1).max(6000).nullish(),
  /** Cards with another kind of funding are declined; all are accepted if unset. */
  acceptFunding: z.array(z.enum(['debit', 'credit', 'prepaid'])).nullish(),
  parentOrigin: origin,
  noticeUrl: webUrl,
  language: z.string().min(2).max(35),
  /** The merchant's own name of who pays, told back. */
  payer: z.string().min(1).max(255).nullish(),
})

/** Body of `POST /v1/payments/{id}/confirm`. */
export const confirmInput = z.object({ threeDsMethodNotificationUrl: webUrl })

/** The browser's properties for the issuer's risk check: the nine values of EMV 3-D Secure, and the IP address. */
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
export const payoutInput = z.object({
  reference,
  amount,
  currency,
  card: z.string().min(1).max(255),
  noticeUrl: webUrl,
  payer: z.string().min(1).max(255).nullish(),
})

/** Query of `GET /v1/statement`: from a time on, until before another. */
export const statementInput = z.object({
  from: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
  to: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
})

/** Query of the lists that look for one reference. */
export const referenceInput = z.object({ reference })

/** Describes an invalid input in one sentence that names each field. */
export function describe(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`).join('; ')
}
