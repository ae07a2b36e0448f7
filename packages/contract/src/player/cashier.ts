import { z } from 'zod'
import { Amount, Currency, ErrorAnswer, Moment, Nothing, type Call } from '../base/call.ts'
import { DepositMethod } from './deposit-method.ts'
import { PaymentDetail } from './shapes/payment-detail.ts'

const listMethods = {
  at: 'GET /api/payment/methods',
  about: 'The ways to pay that this person may use now',
  takes: z.object({ currency: Currency.optional() }),
  answers: z.object({ methods: z.array(DepositMethod) }),
  refuses: [2, 120, 137, 234, 235, 260, 261],
  who: 'anyone',
} as const satisfies Call

/** Everything around the deposit form: what is allowed, what is pending, and which limits apply. */
const depositOffer = {
  at: 'GET /api/deposits/offer',
  about: 'The state around the deposit form; cached as the answer says. For a visitor only where a deposit can open an account',
  takes: z.object({
    method: z.coerce.number().int().optional(),
    amount: Amount.optional(),
    currency: Currency.optional(),
  }),
  answers: z.object({
    currency: Currency,
    isOpen: z.boolean().describe('Depositing is possible now'),
    closedBy: ErrorAnswer.nullable().describe('Why it is not: what a deposit would be refused with'),
    available: Amount.describe('How much may still be deposited under the limits'),
    minAmountValidation: Amount,
    maxAmountValidation: Amount,
    currentFee: Amount.describe('Of the way to pay, currency and amount that were asked about, else of the first way and its least amount'),
    currentFeeStrategy: z.enum(['included', 'added']),
    currentTotalAmount: Amount,
    automaticCampaign: z.boolean().describe('A bonus comes with a deposit unless the player declines it'),
    hasPendingWithdrawal: z.boolean(),
    pendingWithdrawalCount: z.int(),
    pendingDeposits: z.object({ totalAmount: Amount, count: z.int() }),
    requireLimitBeforeDeposit: z.boolean().describe('Limits must be set before a deposit'),
    heldUntilLimits: z.boolean().describe('A deposit is taken, and credited once the limits are set'),
    depositLimits: z.array(
      z.object({ period: z.enum(['daily', 'weekly', 'monthly']), amount: Amount, available: Amount, resetsAt: Moment }),
    ),
    askPassword: z.boolean(),
    paymentDetailsVerificationRequired: z.boolean().describe('A payment detail of the player waits to be confirmed'),
    hasPayAndPlay: z.boolean(),
    allowedPayAndPlay: z.boolean(),
    countryNotice: z.string().nullable().describe('Message key of a duty of the country'),
    fundsProtection: z
      .enum(['notProtected', 'medium', 'high'])
      .optional()
      .describe("How far players' money is protected, where the rules of the country want it told"),
    expiresAt: Moment,
  }),
  refuses: [115, 120, 137],
  who: 'anyone',
} as const satisfies Call

/** The browser values of 3-D Secure 2 that a page can read; the server adds the IP address. */
const BrowserValues = z.object({
  userAgent: z.string().max(2048),
  language: z.string().max(35),
  javascriptEnabled: z.boolean(),
  javaEnabled: z.boolean(),
  colorDepth: z.int(),
  screenHeight: z.int(),
  screenWidth: z.int(),
  timezoneOffsetMinutes: z.int(),
  acceptHeader: z.string().max(2048).optional().describe('What the browser accepts of pages; else what it said with this call'),
})

/**
 * The next step of a payment. `form`: post the params to url (target: frame or top); with `useFingerPrint`, load the
 * 3DS method at fingerPrintUrl instead, then finish with the browser values. `waiting`: poll the status. `finish`:
 * done; with `details`, the player pays with these. `showPaymentSlip`: print a slip filled with the params.
 */
export const DepositStep = z.object({
  type: z.enum(['form', 'waiting', 'finish', 'redirect', 'showPaymentSlip']),
  methodId: z.int(),
  reference: z.string(),
  providerReference: z.string().optional(),
  token: z.string().describe('Asks the status without a login; one payment only'),
  url: z.string().optional(),
  origin: z.string().optional().describe('Where messages of the frame come from'),
  method: z.enum(['GET', 'POST']).default('POST'),
  target: z.enum(['frame', 'top']).default('frame'),
  params: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  useFingerPrint: z.boolean().default(false),
  fingerPrintUrl: z.string().optional(),
  limitSeconds: z.int().optional().describe('How long this step may take'),
  details: PaymentDetail.optional(),
  /** The award of a bonus code; nothing was paid. */
  brought: z.object({ bonus: Amount.optional(), freeSpins: z.int().optional(), currency: Currency }).optional(),
  status: z.string(),
})
export type DepositStep = z.infer<typeof DepositStep>

const submitDeposit = {
  at: 'POST /api/deposits',
  about:
    "Begins a deposit. The answer says how to pay; the money arrives by the provider's notice. A visitor may where a deposit can open an account: the bank says who it is, and the status answers a loginCode",
  takes: z.object({
    method: z.int(),
    amount: Amount,
    currency: Currency,
    campaignId: z.int().default(-1),
    code: z.string().max(60).optional(),
    storedDetailReference: z.string().max(80).default('-1'),
    saveCard: z.boolean().default(false),
    useForToken: z.array(z.string().max(60)).max(30).default([]).describe('Names of the fields that went to the provider for a token'),
    depositParticipationInAutomaticCampaigns: z
      .boolean()
      .default(false)
      .describe('Inverted: true means no bonus, as the specification has it'),
    tokenData: z.record(z.string().max(60), z.string().max(6000)).default({}).describe('What the hidden frame or a wallet gave'),
    password: z.string().max(256).optional(),
    fields: z.record(z.string().max(60), z.string().max(2000)).default({}),
    privacyPolicyChecked: z.boolean().optional().describe('Visitors have to agree'),
    depositAgeAndPolicyChecked: z.boolean().optional().describe('Visitors have to agree'),
  }),
  answers: DepositStep,
  refuses: [
    2, 108, 109, 111, 115, 117, 118, 119, 120, 121, 125, 128, 129, 137, 140, 155, 156, 184, 199, 200, 204, 212, 214, 216, 217, 219, 227,
    228, 232, 234, 235, 240, 247, 249, 250, 251, 253, 258, 260, 261, 283, 303, 305, 307, 308, 400, 401, 402, 403, 404, 3001,
  ],
  who: 'anyone',
  keyed: true,
} as const satisfies Call

const prepareDeposit = {
  at: 'POST /api/deposits/prepare',
  about: 'Pre-deposit information: what the hidden frame of a way to pay needs before a token can be made',
  takes: z.object({ method: z.int(), amount: Amount, currency: Currency }),
  answers: z.object({ params: z.array(z.object({ name: z.string(), value: z.string() })) }),
  refuses: [2, 115, 118, 120, 3001],
  who: 'player',
} as const satisfies Call

const finishDeposit = {
  at: 'POST /api/deposits/finish',
  about: 'Goes on after the frame said confirm, or after the fingerprint with the browser values',
  takes: z.object({
    reference: z.string().max(80),
    providerReference: z.string().max(120).optional(),
    browser: BrowserValues.optional(),
    fingerPrint: z.enum(['Y', 'N', 'U']).optional(),
    windowSize: z.enum(['01', '02', '03', '04', '05']).optional(),
  }),
  answers: z.object({ step: DepositStep, redirectUrl: z.string().optional() }),
  refuses: [2, 101, 118, 119, 140, 218, 228, 308, 80_2013, 80_2063, 80_2066, 80_2073, 80_2078],
  who: 'player',
} as const satisfies Call

const cancelDeposit = {
  at: 'POST /api/deposits/cancel',
  about: 'A player, or with its token a visitor, gives a deposit up that has not been paid',
  takes: z.object({ reference: z.string().max(80), token: z.string().max(120).optional() }),
  answers: z.object({ status: z.string() }),
  refuses: [2, 101, 405],
  who: 'anyone',
} as const satisfies Call

/** The state of an attempt as pages show it: init, pending, ok, waiting, failed, rejected, cancelled or error. */
const depositStatus = {
  at: 'GET /api/deposits/status',
  about: 'Where a deposit stands; asked every five seconds',
  takes: z.object({ reference: z.string().max(80).optional(), token: z.string().max(120).optional() }),
  answers: z.object({
    status: z.enum(['init', 'pending', 'ok', 'waiting', 'failed', 'rejected', 'cancelled', 'error']),
    reference: z.string(),
    token: z.string().optional(),
    amount: Amount,
    currency: Currency,
    credited: Amount.optional(),
    bonus: Amount.optional().describe('Money that came with it'),
    freeSpins: z.int().optional(),
    bonusRefused: z.string().optional().describe('Why the bonus that it was begun with could not be given'),
    limitRequire: z.boolean(),
    receivedMoneyFromProvider: z.boolean(),
    error: z.string().optional().describe('Name of the error that ended it'),
    errorCode: z.int().optional(),
    errorSubCode: z.string().optional(),
    errorDetails: z.record(z.string(), z.unknown()).optional(),
    loginCode: z.string().optional().describe('For login by token: a visitor has paid and has an account now'),
    step: DepositStep.optional().describe('The step to go on with, after a reload'),
  }),
  refuses: [2, 101],
  who: 'anyone',
} as const satisfies Call

const confirmDeposit = {
  at: 'POST /api/deposits/confirm',
  about: 'The deposit of a sign-up by a service elsewhere: the amount was said before. Opens the bank as a page of its own',
  takes: z.object({
    amount: Amount,
    method: z.int(),
    password: z.string().max(256),
    siteHost: z.string().max(255),
  }),
  answers: z.object({ success: z.boolean(), redirectUrl: z.string() }),
  refuses: [
    2, 108, 115, 117, 118, 119, 120, 125, 128, 137, 140, 155, 156, 184, 199, 200, 214, 216, 217, 219, 228, 231, 232, 234, 235, 240, 247,
    251, 253, 258, 260, 261, 305, 308, 3001,
  ],
  who: 'player',
  keyed: true,
} as const satisfies Call

const verifyPaymentDetails = {
  at: 'POST /api/payment/verifyPaymentDetails',
  about: 'Accepts or declines the agreement that a way to pay asks for first',
  takes: z.object({ method: z.int(), depositAgreement: z.boolean() }),
  answers: Nothing,
  refuses: [2, 115, 120],
  who: 'player',
} as const satisfies Call

const deleteStoredDetail = {
  at: 'POST /api/payment/storedDetails/delete',
  about: 'Forgets a stored card',
  takes: z.object({ storedDetailReference: z.string().max(80) }),
  answers: Nothing,
  refuses: [2, 101, 115, 9102],
  who: 'player',
} as const satisfies Call

export const cashier = {
  listMethods,
  depositOffer,
  submitDeposit,
  prepareDeposit,
  finishDeposit,
  confirmDeposit,
  cancelDeposit,
  depositStatus,
  verifyPaymentDetails,
  deleteStoredDetail,
}
