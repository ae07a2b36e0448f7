import { IdentificationMethod, MethodField, methodKinds } from '@fairhouse/contract'
import { currencies } from '@fairhouse/money'
import { z } from 'zod'

const Country = z.string().regex(/^[A-Z]{3}$/, 'a country is three letters, such as SWE')
const Decimal = z.string().regex(/^\d{1,12}(\.\d{1,10})?$/, 'a decimal number in quotes, such as "20.00"')
const Key = z.string().regex(/^[a-z]+\.[\w.]+$/, 'a message key, such as cashier.cardDescription')

/** What a method takes in one currency. `rate` scales the rate in `deposit.rates`: "0.98" keeps two percent. */
const CurrencyRule = z.strictObject({
  rate: Decimal.default('1'),
  minAmount: Decimal,
  maxAmount: Decimal,
  amountList: z.array(Decimal).max(12).default([]),
  feeFixed: Decimal.default('0.00'),
  feeMin: Decimal.optional(),
  feeMax: Decimal.optional(),
})

/** The bounds of one payout in a currency, and its fixed fee. */
const PayoutRule = z.strictObject({ minAmount: Decimal, maxAmount: Decimal.optional(), feeFixed: Decimal.default('0.00') })

/**
 * A method, as data an operator edits. Amounts are decimal strings; an empty country list means everywhere.
 * docs/cashier.md explains each field.
 */
export const MethodData = z.strictObject({
  id: z.int().positive(),
  name: z.string().min(1).max(60).describe('The brand; a way to pay without one has a message key besides'),
  nameKey: Key.optional(),
  description: Key.nullable().default(null),
  instructions: Key.optional().describe('What a player does who pays this way'),
  provider: z.string().min(1).max(40).describe('Name of its adapter'),
  providerId: z.int(),
  product: z.string().max(60).optional().describe('What the provider calls it'),
  kind: z.enum(methodKinds),
  countries: z.array(Country).default([]),
  excludedCountries: z.array(Country).default([]),
  currencies: z.record(
    z.string().refine((code) => Object.hasOwn(currencies, code), 'a currency that the product knows'),
    CurrencyRule,
  ),
  feePercent: Decimal.default('0'),
  feeStrategy: z.enum(['included', 'added']).default('added'),
  fields: z.array(MethodField).max(30).default([]),
  stored: z.boolean().default(false),
  allowNewAccount: z.boolean().default(true),
  wholeNumberAmounts: z.boolean().default(false),
  payout: z.boolean().default(false).describe('Money that came by it can go back by it'),
  payouts: z
    .strictObject({ feePercent: Decimal.default('0'), currencies: z.record(z.string(), PayoutRule).default({}) })
    .optional()
    .describe('What going back by it may be and costs; else the settings say the amounts, and it costs nothing'),
  payAndPlayIncludeCountries: z
    .array(Country)
    .optional()
    .describe('A visitor can open an account by depositing with it, from these countries; empty: from all that the settings name'),
  identifiesBy: IdentificationMethod.optional().describe('A visitor says first by this service who they are, and deposits then'),
  unlisted: z.boolean().optional().describe('Not in the list of methods: something else leads to it'),
  asksAmount: z.boolean().optional().describe('Off: what is paid in says how much it is'),
  tokenised: z.boolean().optional(),
  preDepositRequired: z.boolean().optional(),
  initDepositByProvider: z.boolean().optional(),
  oneClick: z.boolean().optional(),
  onMessage: z.enum(['status', 'back']).optional(),
  caption: z.enum(['addCard', 'proceed', 'redeem']).optional(),
  metadata: z.strictObject({ merchantId: z.string(), merchantSiteId: z.string() }).optional(),
  agreement: z.string().max(40).optional().describe('Version of the deposit agreement that has to be signed first'),
  registersCard: z.boolean().optional().describe('A new card is registered with the provider first, and paid with afterwards'),
  passesFieldsOn: z.boolean().optional().describe("What is typed goes to the provider's page in the frame and never to us"),
})
export type MethodData = z.output<typeof MethodData>
/** A method as seeds write it; fields with defaults may be omitted. */
export type MethodSeed = z.input<typeof MethodData>
