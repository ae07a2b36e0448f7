import { z } from 'zod'
import { Amount, Moment, Nothing } from '../base/call.ts'
import { methodKinds } from '../player/deposit-method.ts'
import { After, type OfficeCall } from './base/office-call.ts'

const Id = z.string().regex(/^\d{1,9}$/)
const it = { kind: 'method', field: 'id' } as const
const Text = z.string().max(50_000).describe('The way to pay as JSON; docs/cashier.md explains each field')

const Picture = z.object({ name: z.string().max(200), content: z.base64().max(120_000) })

/** A way to pay in the list, in the order in which players see them. */
const MethodRow = z.object({
  id: Id,
  name: z.string(),
  provider: z.string(),
  kind: z.enum(methodKinds),
  countries: z.array(z.string()).describe('None: everywhere'),
  currencies: z.array(z.string()),
  isOn: z.boolean(),
})
export type MethodRow = z.infer<typeof MethodRow>

const MethodVersion = z.object({
  version: z.int(),
  data: z.record(z.string(), z.unknown()),
  isOn: z.boolean(),
  changedAt: Moment.nullable(),
  changedBy: z.string().nullable().describe('Who, by kind and name; null: it came with the installation'),
})
export type MethodVersion = z.infer<typeof MethodVersion>

const listMethods = {
  at: 'GET /office/methods',
  about: 'The ways to pay, in the order in which players see them',
  takes: Nothing,
  answers: z.object({ methods: z.array(MethodRow), version: z.string().describe('For the precondition `methods`') }),
  refuses: [],
  permission: 'methods.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const readMethod = {
  at: 'GET /office/methods/one',
  about: 'A way to pay with all its data',
  takes: z.object({ id: Id }),
  answers: z.object({
    method: MethodRow,
    text: Text,
    version: z.string().describe('For the precondition `method:<id>`'),
    hasSandbox: z.boolean().describe('Deposits can be tried: the providers are those of the sandbox'),
  }),
  refuses: [],
  permission: 'methods.read',
  effect: 'reads',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const listMethodVersions = {
  at: 'GET /office/methods/versions',
  about: 'What a way to pay was, the newest first',
  takes: z.object({ id: Id, after: After }),
  answers: z.object({ versions: z.array(MethodVersion), next: z.string().nullable() }),
  refuses: [],
  permission: 'methods.read',
  effect: 'reads',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

/** What players from a country see of a way to pay in the list of the deposit form. */
const MethodCard = z.object({
  name: z.string(),
  nameKey: z.string().optional(),
  logo: z.string().describe('As a data URL'),
  currency: z.string(),
  least: z.string(),
  most: z.string(),
  amounts: z.array(z.string()),
  feePercent: z.string(),
  feeFixed: z.string(),
  fee: z.string().describe('Of the least amount'),
  fields: z.array(z.string()),
})
export type MethodCard = z.infer<typeof MethodCard>

const previewMethod = {
  at: 'POST /office/methods/preview',
  about: 'What players from a country see of a way to pay as it is written here, or why they do not',
  takes: z.object({ text: Text, country: z.string().regex(/^[A-Z]{3}$/), currency: z.string().min(3).max(4) }),
  answers: z.object({
    card: MethodCard.nullable(),
    whyNot: z.enum(['mistakes', 'country', 'currency', 'unlisted']).nullable(),
    mistakes: z.array(z.string()),
  }),
  refuses: [],
  permission: 'methods.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const acting = ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'mayNot', 'moved'] as const

const setMethod = {
  at: 'POST /office/methods/set',
  about: 'Adds a way to pay or changes it; a second person agrees. An earlier version comes back by its text',
  takes: z.object({ id: Id, text: Text }),
  answers: Nothing,
  refuses: acting,
  permission: 'methods.edit',
  effect: 'changes',
  gate: 'second',
  subject: it,
  inverse: 'setMethod',
} as const satisfies OfficeCall

const enableMethod = {
  at: 'POST /office/methods/enable',
  about: 'Offers a way to pay',
  takes: z.object({ id: Id }),
  answers: Nothing,
  refuses: acting,
  permission: 'methods.edit',
  effect: 'changes',
  gate: 'stepUp',
  subject: it,
  inverse: 'disableMethod',
} as const satisfies OfficeCall

const disableMethod = {
  at: 'POST /office/methods/disable',
  about: 'Offers a way to pay no longer; what was begun with it goes on',
  takes: z.object({ id: Id }),
  answers: Nothing,
  refuses: acting,
  permission: 'methods.edit',
  effect: 'changes',
  gate: 'reason',
  subject: it,
  inverse: 'enableMethod',
} as const satisfies OfficeCall

const orderMethods = {
  at: 'POST /office/methods/order',
  about: 'Puts all ways to pay in an order',
  takes: z.object({ ids: z.array(Id).min(1).max(1000) }),
  answers: Nothing,
  refuses: acting,
  permission: 'methods.edit',
  effect: 'changes',
  gate: 'reason',
  inverse: 'orderMethods',
} as const satisfies OfficeCall

const setMethodLogo = {
  at: 'POST /office/methods/logo',
  about: 'Gives a way to pay a logo of its own, SVG, PNG or WebP of at most 64 kB, or the drawn one again',
  takes: z.object({ id: Id, picture: Picture.nullable().describe('Null: the drawn one') }),
  answers: z.object({ logo: z.string() }),
  refuses: acting,
  permission: 'methods.edit',
  effect: 'changes',
  gate: 'reason',
  subject: it,
} as const satisfies OfficeCall

const tryMethod = {
  at: 'POST /office/methods/try',
  about:
    'Opens an example account in a country, by which somebody tries a deposit on the site as a player would. Beside the sandbox alone; its password is shown once',
  takes: z.object({
    id: Id,
    country: z.string().regex(/^[A-Z]{3}$/),
    nationalIdNumber: z.string().max(40).optional().describe('For countries whose register of exclusions is asked'),
  }),
  answers: z.object({
    player: z.string(),
    login: z.string(),
    password: z.string(),
    address: z.string().describe('Where the site asks for the login and opens the deposit form'),
  }),
  refuses: ['mayNot'],
  permission: 'methods.edit',
  effect: 'changes',
  gate: 'none',
  makes: { kind: 'player', field: 'player' },
  answersOnce: true,
} as const satisfies OfficeCall

/** What became of a deposit that was tried; those before `ok` may still go on. */
const triedStates = ['created', 'stepping', 'pending', 'unknown', 'ok', 'held', 'failed', 'expired', 'cancelled', 'mismatch'] as const

const TriedDeposit = z.object({
  reference: z.string(),
  method: z.string(),
  amount: Amount.describe('What reaches the wallet'),
  fee: Amount,
  currency: z.string(),
  state: z.enum(triedStates),
  reason: z.string().nullable(),
  at: Moment,
})
export type TriedDeposit = z.infer<typeof TriedDeposit>

const listTriedDeposits = {
  at: 'GET /office/methods/tried',
  about: 'The deposits of an example account, the newest first, and what is in its wallet',
  takes: z.object({ player: z.string().regex(/^\d{1,18}$/) }),
  answers: z.object({ deposits: z.array(TriedDeposit), balance: Amount, currency: z.string() }),
  refuses: ['mayNot'],
  permission: 'methods.edit',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

/** The calls about ways to pay. */
export const methodCalls = {
  listMethods,
  readMethod,
  listMethodVersions,
  previewMethod,
  setMethod,
  enableMethod,
  disableMethod,
  orderMethods,
  setMethodLogo,
  tryMethod,
  listTriedDeposits,
}
