import { z } from 'zod'
import { Amount, Country, Moment } from '../base/call.ts'
import { IdentificationMethod } from './identification.ts'
import { MethodField } from './shapes/method-field.ts'
import { StoredDetail } from './shapes/stored-detail.ts'

/** The kinds of payment methods. */
export const methodKinds = [
  'card',
  'bank',
  'wallet',
  'walletButton',
  'crypto',
  'voucher',
  'bonusCode',
  'slip',
  'qr',
  'transfer',
  'counter',
  'phone',
] as const

/** A payment method, as data. */
export const DepositMethod = z.object({
  method: z.int().describe('Its id: whoever deposits by it names it in what it sends'),
  methodId: z.int().describe('The same id, as steps of a deposit and stored details name it'),
  name: z.string(),
  nameKey: z.string().optional().describe('Message key of a way to pay that is no brand'),
  description: z.string().optional().describe('Message key'),
  paymentProvider: z.string(),
  providerId: z.int(),
  fields: z.array(MethodField),
  kind: z.enum(methodKinds),
  instructions: z.string().optional().describe('Message key of what a player does who pays this way'),
  supportCurrencies: z
    .record(z.string(), z.string())
    .describe('Currency to rate, as a decimal string: an amount times the rate is about that much in the currency of the wallet'),
  amountList: z.record(z.string(), z.array(Amount)),
  minAmount: Amount,
  maxAmount: Amount,
  bounds: z
    .record(z.string(), z.object({ min: Amount, max: Amount, feeFixed: Amount, feeMin: Amount.optional(), feeMax: Amount.optional() }))
    .describe('Of each currency'),
  stored: z.boolean().describe('What is paid with can be kept for next time'),
  storedDetails: z.array(StoredDetail),
  allowNewAccount: z.boolean(),
  payAndPlay: z.boolean().describe('A visitor can open an account by depositing with it'),
  payAndPlayIncludeCountries: z.string().describe('Comma separated; empty: no restriction of its own'),
  allowedCountriesPayAndPlay: z.array(Country),
  identifiesBy: IdentificationMethod.optional().describe('To visitors: this service says first who they are'),
  wholeNumberAmounts: z.boolean(),
  asksAmount: z.boolean().describe('Off: what is paid in says how much it is'),
  tokenised: z.boolean().describe("A new card is told to the provider's page in a hidden frame, and only its token to us"),
  preDepositRequired: z.boolean().describe("The hidden frame needs the provider's parameters first"),
  initDepositByProvider: z.boolean().describe("Its provider's page opens when it is chosen, asks the amount and begins the deposit"),
  registersCard: z.boolean().describe('A new card is registered with the provider first, and paid with afterwards'),
  passesFieldsOn: z.boolean().describe("What is typed goes to the provider's page in the frame and never to us"),
  interfaceUrl: z.string().optional().describe('The page of ours that its hidden frame shows; none where there is no such page'),
  oneClick: z.boolean().describe("A wallet's own button takes the place of fields and submit"),
  onMessage: z.enum(['status', 'back']).optional().describe('What any message of its frame means: ask at once, or leave the frame'),
  caption: z.enum(['addCard', 'proceed', 'redeem']).optional().describe("What the button says instead of 'Deposit'"),
  metadata: z.object({ merchantId: z.string(), merchantSiteId: z.string() }).optional(),
  debitOnly: z.boolean().describe('Credit cards are refused'),
  depositAgreementRequired: z.boolean(),
  depositAgreementSigned: z
    .object({ at: Moment, version: z.string() })
    .optional()
    .describe('When the agreement was accepted, and in which version'),
  depositAgreement: z.boolean().nullable().describe('null: not signed yet; false: declined; true: accepted'),
  currentFee: Amount.describe('Of the least amount; the form works it out for what is typed'),
  limited: z.boolean(),
  limitReached: z.boolean(),
  limitAmount: Amount.optional(),
  limitUsed: Amount.optional(),
  feePercent: z.string().describe('Decimal string, e.g. "2.5"'),
  feeFixed: Amount,
  currentFeeStrategy: z.enum(['included', 'added']),
  logo: z.string(),
})
export type DepositMethod = z.infer<typeof DepositMethod>
