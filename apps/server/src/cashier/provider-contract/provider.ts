import type { PaymentDetail } from '@fairhouse/contract'
import type { Clock } from '../../base/clock.ts'
import type { PersonEvidence } from '../../knowing/identification-contract/index.ts'
import type { SettingName, Settings } from '../../settings/index.ts'

/** An amount of money: minor units of a currency. */
export type Money = { amount: bigint; currency: string }

/** An observation about a payment or payout. The core folds facts into state; equal event keys are one fact. */
export type Fact = {
  kind:
    | 'created'
    /** The instrument is known; nothing is said about money. */
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
  /** The money is the running total for this reference, not this time's amount. */
  isTotal?: true
  /** The provider's reason code, unchanged. */
  reason?: string
  instrument?: Instrument
  /**
   * Paid with somebody else's instrument although the rules require the player's own. Set by the core, not by adapters.
   */
  notOwn?: true
  /** The part of a refund that we initiated and have booked already. Set by the core, not by adapters. */
  returned?: bigint
  happenedAt: Date
}

/** A masked card or account: the number itself never reaches us. */
export type Instrument = {
  token: string
  description: string
  fingerprint: string
  funding?: string
  country?: string
  holder?: string
  /** The holder's name comes from the bank, not from the payer. */
  isVouched?: true
  clearingHouse?: string
  bank?: string
}

/** How a payment continues: the closed list of steps the browser can draw. */
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
  /** The player pays with these on our own page: an address, an account, a code. */
  | { type: 'details'; details: PaymentDetail }
  /** As `details`, but a page to print. */
  | { type: 'slip'; details: PaymentDetail; fields: Record<string, string> }
  | { type: 'wait' }

/** The result of a call to a provider: facts, and the next step, if any. */
export type Progress = {
  /** The provider that reported it unasked; only its own attempts and payouts can be meant. */
  from?: string
  providerReference?: string
  /** The payer's opaque name, as we had told it, if the provider tells it back. */
  payer?: string
  step?: Step
  facts: Fact[]
  /** Until when it can be paid, if the provider says. */ expiresAt?: Date
}

/**
 * What an adapter is told of an attempt. `landing` returns the address, with a one-time token, to which the provider
 * sends the browser back.
 */
export type AttemptForProvider = {
  reference: string
  providerReference?: string | undefined
  money: Money
  /** The bounds of the amount, in the currency of `money`, if the payer chooses it at the provider. */
  amounts?: { least: bigint; most: bigint } | undefined
  language: string
  /** An opaque name for the payer. */
  payer: string
  /** Alpha-3, where the browser is; empty if no payer is present. */
  country: string
  ip: string
  /** The bank must identify the payer before money moves: nobody is logged in. */
  asksWho: boolean
  /** The payer's page navigates to the provider's; otherwise that is shown in a frame. */
  wholePage: boolean
  saveInstrument: boolean
  /** The card is registered with the provider before it is charged. */
  registersCard: boolean
  /** The rules of the player's country forbid gambling on credit. */
  refusesCredit: boolean
  storedToken?: string | undefined
  /** The provider's name for the method. */
  product: string
  /** What the player typed, and what a hidden frame or wallet supplied. */
  fields: Readonly<Record<string, string>>
  /** The payer's details, if the provider needs them and somebody is logged in. */
  person?: PayerPerson | undefined
  landing: (kind: string) => string
  noticeUrl: string
  parentOrigin: string
}

/** A player's details, as a provider may need them. */
export type PayerPerson = { firstName: string; lastName: string; email: string; birthDate: string | null; nationalId: string | null }

type PayoutForProvider = {
  reference: string
  providerReference?: string | undefined
  money: Money
  storedToken: string
  /** The payee's opaque name, the same as when they paid. */
  payer: string
  noticeUrl: string
}

/** What the page passes on: the frame's confirmation, browser values for 3-D Secure, or a landing's parameters. */
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
  /** It holds personal data and is kept sealed. */
  personal?: true
  /** It asks whether one of our deposits may go on. */
  mayGoOn?: true
  /** It only says that something happened: the provider is asked what. */
  look?: true
  /**
   * Its signature does not cover which deposit it is about: the provider is asked whether the payment belongs to this
   * one.
   */
  confirm?: true
  /** It asks whether this person may go on; no person if the bank does not identify them. */
  asks?: { person: PersonEvidence | undefined }
}
/** The answer to a provider's question. */
export type Decision = 'continue' | 'finish'
export type NoticeReply = { type: string; body: string }

/** All that an adapter works with: no database, no timers, no other adapter. */
export type ProviderContext = {
  clock: Clock
  fetch: typeof fetch
  settings: Settings
  /** Returns one of the secrets that the adapter declares, by name. */
  secret: (name: string) => string
}

/** A payment provider. Adapters are stateless; amounts are minor units. */
export type Provider = {
  readonly id: string
  /** The setting with the provider's address. */
  readonly addressSetting: SettingName
  /** The secrets it may read by {@link ProviderContext.secret}; others' are withheld. */
  readonly secrets: readonly string[]
  /** The minimum time between two questions about one attempt. */
  readonly leastQueryGapMs: number
  /** The account holder comes in a separate notice, before or after the money. */
  readonly namesPayerApart?: true
  /** Its own page can ask for the amount. */
  readonly asksAmount?: true
  /** A returned payout is reported like incoming money. */
  readonly tellsReturnsAsMoney?: true
  /** Returns the hidden frame's parameters for making a token. */
  readonly prepare?: (cx: ProviderContext, wanted: { product: string; money: Money; payer: string }) => Promise<Record<string, string>>
  readonly start: (cx: ProviderContext, attempt: AttemptForProvider) => Promise<Progress>
  readonly advance: (cx: ProviderContext, attempt: AttemptForProvider, input: AdvanceInput) => Promise<Progress>
  /** Returns what the provider knows of the attempt; no facts if it does not know it. */
  readonly query: (cx: ProviderContext, attempt: { reference: string; providerReference?: string | undefined }) => Promise<Progress>
  /** Cancels an attempt nobody waits for. `isPaid`: the payer has done their part, and money may be on its way. */
  readonly cancel: (
    cx: ProviderContext,
    attempt: { reference: string; providerReference?: string | undefined; isPaid: boolean },
  ) => Promise<Progress>
  /** The currencies it pays out in, if not all. */
  readonly payoutCurrencies?: readonly string[]
  readonly payOut: (cx: ProviderContext, payout: PayoutForProvider) => Promise<Progress>
  readonly queryPayout: (cx: ProviderContext, payout: { reference: string; providerReference?: string | undefined }) => Promise<Progress>
  /** Turns a notice into facts, and nothing else does; throws on a wrong signature or time. */
  readonly verify: (cx: ProviderContext, raw: RawNotice) => Notice
  /** Builds the answer to an accepted notice, if the provider reads more than the status. */
  readonly reply?: (cx: ProviderContext, raw: RawNotice, decision: Decision | undefined) => Promise<NoticeReply>
  /** Refunds a payment that nobody may have. Safe to call again. */
  readonly giveBack?: (cx: ProviderContext, payment: { providerReference: string; money: Money }) => Promise<void>
  /** Reads the movements on our account within [from, to); missing if the provider has no such list. */
  readonly statement?: (cx: ProviderContext, from: Date, to: Date) => Promise<StatementLine[]>
}

/**
 * A movement on our account with a provider; `reference` is our payment's or payout's, for a refund that of the
 * refunded payment. `fact`: what a notice of it would have told, of refunds and disputes.
 */
export type StatementLine = { id: string; type: string; reference: string; money: Money; fee: bigint; at: Date; fact?: Fact }

/**
 * A failed call to a provider. `notSent`: nothing happened there; `refused`: a definite no; `unknown`: ask before
 * anything else.
 */
export class ProviderError extends Error {
  readonly outcome: 'notSent' | 'refused' | 'unknown'
  /** What the provider rejected in the payer's input, one line each, shown to the payer. */
  readonly found: readonly string[]
  constructor(outcome: 'notSent' | 'refused' | 'unknown', message: string, found: readonly string[] = []) {
    super(message)
    this.outcome = outcome
    this.found = found
  }
}
