import type { PaymentDetail } from '@fairhouse/contract'
import type { Clock } from '../../base/clock.ts'
import type { PersonEvidence } from '../../knowing/identification-contract/index.ts'
import type { SettingName, Settings } from '../../settings/index.ts'

/** An amount of money: minor units of a currency. */
export type Money = { amount: bigint; currency: string }

/** What was observed about a payment or payout. The core folds facts into state; equal event keys are one fact. */
export type Fact = {
  kind:
    | 'created'
    /** What was paid with is known; it says nothing about money. */
    | 'instrument'
    | 'pending'
    | 'received'
    | 'failed'
    | 'expired'
    | 'cancelled'
    | 'refunded'
    | 'disputed'
    | 'disputeWon'
    | 'disputeLost'
    | 'paid'
    | 'payoutFailed'
    | 'returned'
  eventKey: string
  money?: Money
  /** The money is all that has come for this reference, not what came this time. */
  isTotal?: true
  /** The provider's code for why, as it came. */
  reason?: string
  instrument?: Instrument
  /** It was paid with what is somebody else's, where the rules want the player's own. Written by the core, not by adapters. */
  notOwn?: true
  /** So much of a refund was sent back by us, and is booked already. Written by the core, not by adapters. */
  returned?: bigint
  happenedAt: Date
}

/** A card or account, masked: the number itself never reaches us. */
export type Instrument = {
  token: string
  description: string
  fingerprint: string
  funding?: string
  country?: string
  holder?: string
  /** Whose it is was said by the bank, not typed by the payer. */
  isVouched?: true
  clearingHouse?: string
  bank?: string
}

/** How a payment goes on: the closed list of steps that the browser knows how to draw. */
export type Step =
  | {
      type: 'redirect'
      url: string
      method: 'GET' | 'POST'
      fields: Record<string, string>
      target: 'frame' | 'top'
      origin: string
      limitSeconds?: number
    }
  | { type: 'browser'; url: string | null; fields: Record<string, string>; limitSeconds: number }
  /** The player pays by these on our own page: an address, an account, a code. */
  | { type: 'details'; details: PaymentDetail }
  /** The same as a page to print. */
  | { type: 'slip'; details: PaymentDetail; fields: Record<string, string> }
  | { type: 'wait' }

/** What a call to a provider brought: facts, and the step to go on with if there is one. */
export type Progress = {
  /** The provider that told it by itself: only its own attempts and payouts can be meant. */
  from?: string
  providerReference?: string
  step?: Step
  facts: Fact[]
  /** How long it can be paid, where the provider says so. */ expiresAt?: Date
}

/** What an adapter is told of an attempt. `landing` is where the provider sends the browser back, with a one-time token. */
export type AttemptForProvider = {
  reference: string
  providerReference?: string | undefined
  money: Money
  /** Where the payer decides at the provider how much: from where to where, in the currency of `money`. */
  amounts?: { least: bigint; most: bigint } | undefined
  language: string
  /** Who pays, under a name that says nothing of them. */
  payer: string
  /** Alpha-3, and where the browser is; empty where nobody is there. */
  country: string
  ip: string
  /** The bank is to say who pays before money moves: nobody is logged in. */
  asksWho: boolean
  /** The payer's page leaves for the provider's; else it is shown in a frame. */
  wholePage: boolean
  saveInstrument: boolean
  /** A card is registered with the provider before it is paid with. */
  registersCard: boolean
  /** Where the rules of the player's country forbid to gamble on credit. */
  refusesCredit: boolean
  storedToken?: string | undefined
  /** What the provider calls the way to pay. */
  product: string
  /** What the player typed, and what a hidden frame or a wallet gave. */
  fields: Readonly<Record<string, string>>
  /** Who pays by name, where a provider has to know; nobody where nobody is logged in. */
  person?: PayerPerson | undefined
  landing: (kind: string) => string
  noticeUrl: string
  parentOrigin: string
}

/** A player as a provider may have to be told. */
export type PayerPerson = { firstName: string; lastName: string; email: string; birthDate: string | null; nationalId: string | null }

type PayoutForProvider = {
  reference: string
  providerReference?: string | undefined
  money: Money
  storedToken: string
  /** Who is paid, under the name that said nothing of them when they paid. */
  payer: string
  noticeUrl: string
}

/** What the page hands on: that the frame has confirmed, browser values for 3-D Secure, or what came to a landing. */
export type AdvanceInput =
  | { kind: 'confirm' }
  | {
      kind: 'browser'
      values: Record<string, string | number | boolean>
      completed: 'Y' | 'N' | 'U'
      windowSize: string
      ip: string
      acceptHeader: string
    }
  | { kind: 'landing'; landing: string; fields: Record<string, string> }

export type RawNotice = { headers: Record<string, string | undefined>; body: string }
export type Notice = {
  eventKey: string
  reference: string
  providerReference?: string
  facts: Fact[]
  /** It tells of a person and is kept sealed. */
  personal?: true
  /** It is a question about a deposit of ours: may it go on? */
  mayGoOn?: true
  /** It only says that something has happened: the provider is asked what. */
  look?: true
  /** Its signature does not stand over which deposit it is about: the provider is asked whether the payment is this deposit's. */
  confirm?: true
  /** It is a question: may whoever this is go on? Without a person the bank does not say who it is. */
  asks?: { person: PersonEvidence | undefined }
}
/** What a provider that asks is answered. */
export type Decision = 'continue' | 'finish'
export type NoticeReply = { type: string; body: string }

/** What an adapter works with; it has nothing else: no database, no timers, no other adapter. */
export type ProviderContext = {
  clock: Clock
  fetch: typeof fetch
  settings: Settings
  /** A secret of this installation with the provider, by name: one of those that its adapter names. */
  secret: (name: string) => string
}

/** One payment provider. Adapters are stateless; amounts are minor units. */
export type Provider = {
  readonly id: string
  /** The setting that says where it is asked. */
  readonly addressSetting: SettingName
  /** The secrets that it may ask for by {@link ProviderContext.secret}; those of the others are kept from it. */
  readonly secrets: readonly string[]
  /** The least time between two questions about one attempt. */
  readonly leastQueryGapMs: number
  /** Whose account it is comes in a notice of its own, before or after the money. */
  readonly namesPayerApart?: true
  /** Its own page can ask the payer how much. */
  readonly asksAmount?: true
  /** A payout that was sent back is told in the words of money that comes in. */
  readonly tellsReturnsAsMoney?: true
  /** What the hidden frame needs before a token can be made, as parameters by name. */
  readonly prepare?: (cx: ProviderContext, wanted: { product: string; money: Money; payer: string }) => Promise<Record<string, string>>
  readonly start: (cx: ProviderContext, attempt: AttemptForProvider) => Promise<Progress>
  readonly advance: (cx: ProviderContext, attempt: AttemptForProvider, input: AdvanceInput) => Promise<Progress>
  /** What the provider knows of the attempt; an empty list where it does not know it. */
  readonly query: (cx: ProviderContext, attempt: { reference: string; providerReference?: string | undefined }) => Promise<Progress>
  /** Nobody waits any more. `isPaid`: the payer has done their part, and the money may be on its way. */
  readonly cancel: (
    cx: ProviderContext,
    attempt: { reference: string; providerReference?: string | undefined; isPaid: boolean },
  ) => Promise<Progress>
  /** The currencies in which it pays out, where it does not in all. */
  readonly payoutCurrencies?: readonly string[]
  readonly payOut: (cx: ProviderContext, payout: PayoutForProvider) => Promise<Progress>
  readonly queryPayout: (cx: ProviderContext, payout: { reference: string; providerReference?: string | undefined }) => Promise<Progress>
  /** The only place that makes facts of a notice: it throws where the signature or the time is wrong. */
  readonly verify: (cx: ProviderContext, raw: RawNotice) => Notice
  /** What the provider is to read when a notice was taken; a status alone where it reads nothing. */
  readonly reply?: (cx: ProviderContext, raw: RawNotice, decision: Decision | undefined) => Promise<NoticeReply>
  /** Sends a payment back that nobody may have. May be called again for the same one. */
  readonly giveBack?: (cx: ProviderContext, payment: { providerReference: string; money: Money }) => Promise<void>
  readonly statement: (cx: ProviderContext, from: Date, to: Date) => Promise<StatementLine[]>
}

/** A movement on our account with a provider; `reference` is that of our payment or payout, of a refund the refunded payment's. */
type StatementLine = { id: string; type: string; reference: string; money: Money; fee: bigint; at: Date }

/** A call to a provider went wrong. `notSent`: nothing happened there; `refused`: a definite no; `unknown`: ask before anything else. */
export class ProviderError extends Error {
  readonly outcome: 'notSent' | 'refused' | 'unknown'
  /** What the provider found wrong with what the payer has said, a line each, for the payer to read. */
  readonly found: readonly string[]
  constructor(outcome: 'notSent' | 'refused' | 'unknown', message: string, found: readonly string[] = []) {
    super(message)
    this.outcome = outcome
    this.found = found
  }
}
