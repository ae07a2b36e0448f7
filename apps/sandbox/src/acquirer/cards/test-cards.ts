import type { Brand } from './card-number.ts'

/** Reasons for which an issuer or the acquirer declines a payment. */
export const declineCodes = [
  'insufficient_funds',
  'do_not_honour',
  'stolen_card',
  'expired_card',
  'incorrect_cvc',
  'authentication_failed',
  'authentication_timed_out',
  'issuer_unavailable',
  'currency_not_supported',
  'card_not_supported',
  'credit_card_not_allowed',
  'processor_2013',
  'processor_2063',
  'processor_2066',
  'processor_2073',
  'processor_2078',
] as const

/** One of {@link declineCodes}. */
export type DeclineCode = (typeof declineCodes)[number]

/** How a card behaves at every step; defaults to the plain case. */
type CardBehaviour = {
  /** The issuer's method page: answers, loads and stays silent, or does not exist. */
  method: 'answers' | 'silent' | 'none'
  /** The issuer's reaction to an authentication request. */
  authentication: 'frictionless' | 'challenge' | 'refusesChallenge' | 'neverAnswersChallenge'
  /** Declined before 3-D Secure is begun. */
  refusedAtConfirm: DeclineCode | null
  /** Declined after a successful authentication. */
  refusedAtAuthorisation: DeclineCode | null
  capture: 'atOnce' | 'after5Seconds'
  notice: 'once' | 'late' | 'twice' | 'otherAmount'
  refund: 'succeeds' | 'fails'
  payout: 'paid' | 'fails' | 'returned'
}

/** A test card, with a number from a range published for tests. */
export type TestCard = {
  key: string
  number: string
  brand: Brand
  funding: 'debit' | 'credit' | 'prepaid'
  country: string
  /** The outcome of a payment with it, in a few words. */
  outcome: string
  behaviour: CardBehaviour
}

const plain: CardBehaviour = {
  method: 'answers',
  authentication: 'frictionless',
  refusedAtConfirm: null,
  refusedAtAuthorisation: null,
  capture: 'atOnce',
  notice: 'once',
  refund: 'succeeds',
  payout: 'paid',
}

type Row = [
  key: string,
  number: string,
  outcome: string,
  behaviour?: Partial<CardBehaviour>,
  kind?: Partial<Pick<TestCard, 'brand' | 'funding' | 'country'>>,
]

const rows: Row[] = [
  ['frictionless', '4242424242424242', 'Approved without a challenge'],
  ['frictionlessMastercard', '5200828282828210', 'Approved without a challenge, Mastercard', {}, { brand: 'mastercard' }],
  ['challenge', '4000000000003220', 'Approved after a challenge', { authentication: 'challenge' }],
  [
    'challengeMastercard',
    '5555555555554444',
    'Approved after a challenge, Mastercard',
    { authentication: 'challenge' },
    { brand: 'mastercard' },
  ],
  ['challengeRefused', '4000008400001629', 'The issuer refuses the challenge, whatever the code', { authentication: 'refusesChallenge' }],
  [
    'challengeTimesOut',
    '4000000000003097',
    'The challenge waits for an app that never answers: 10 minutes, then U',
    { authentication: 'neverAnswersChallenge' },
  ],
  ['methodSilent', '4000000000003238', 'The method page never answers: N after 10 seconds, then a challenge', { method: 'silent' }],
  ['methodNone', '4000000000003055', 'No method URL (U), approved without a challenge', { method: 'none' }],
  ['insufficientFunds', '4000000000009995', 'Declined: insufficient_funds', { refusedAtAuthorisation: 'insufficient_funds' }],
  [
    'challengeInsufficientFunds',
    '4000008260003178',
    'Challenge, then declined: insufficient_funds',
    { authentication: 'challenge', refusedAtAuthorisation: 'insufficient_funds' },
  ],
  ['doNotHonour', '4000000000000002', 'Declined: do_not_honour', { refusedAtAuthorisation: 'do_not_honour' }],
  ['stolen', '4000000000009979', 'Declined: stolen_card', { refusedAtAuthorisation: 'stolen_card' }],
  ['expired', '4000000000000069', 'Declined at confirm: expired_card', { refusedAtConfirm: 'expired_card' }],
  ['incorrectCvc', '4000000000000127', 'Declined at confirm: incorrect_cvc', { refusedAtConfirm: 'incorrect_cvc' }],
  ['issuerUnavailable', '4000000000000119', 'Declined: issuer_unavailable', { refusedAtAuthorisation: 'issuer_unavailable' }],
  [
    'currencyNotSupported',
    '4000000000000010',
    'Declined at confirm: currency_not_supported',
    { refusedAtConfirm: 'currency_not_supported' },
  ],
  [
    'notSupported',
    '6759649826438453',
    'Declined at confirm: card_not_supported',
    { refusedAtConfirm: 'card_not_supported' },
    { brand: 'maestro', country: 'GBR' },
  ],
  ['noticeLate', '4000000000000077', 'Approved; the notice comes 20 seconds late', { notice: 'late' }],
  ['noticeTwice', '4000000000000093', 'Approved; the notice comes twice at the same instant', { notice: 'twice' }],
  ['noticeOtherAmount', '4000000000000101', 'Approved; the notice tells another amount (1.00 more)', { notice: 'otherAmount' }],
  ['processing', '4000000000000044', 'Processing first, captured after 5 seconds', { capture: 'after5Seconds' }],
  ['credit', '4012888888881881', 'Approved; funded by credit', {}, { funding: 'credit', country: 'GBR' }],
  [
    'creditAmex',
    '378282246310005',
    'Approved; American Express, funded by credit',
    {},
    { brand: 'amex', funding: 'credit', country: 'USA' },
  ],
  ['prepaid', '5105105105105100', 'Approved; prepaid', {}, { brand: 'mastercard', funding: 'prepaid', country: 'DEU' }],
  ['foreign', '4000002500000003', 'Approved; debit card of another country (FRA)', {}, { country: 'FRA' }],
  ['refundFails', '4000000000005126', 'Approved; a later refund fails', { refund: 'fails' }],
  ['payoutFails', '4000000000000036', 'Approved; a payout to it fails', { payout: 'fails' }],
  ['payoutReturned', '4000000000000028', 'Approved; a payout to it is paid and returned 10 seconds later', { payout: 'returned' }],
]

/** All test cards. They pass the Luhn check; any future expiry and any CVC are accepted. */
export const testCards: TestCard[] = rows.map(([key, number, outcome, behaviour, kind]) => ({
  key,
  number,
  brand: 'visa',
  funding: 'debit',
  country: 'SWE',
  ...kind,
  outcome,
  behaviour: { ...plain, ...behaviour },
}))

/** Returns the behaviour of the test card with this key. */
export function behaviourOf(key: string): CardBehaviour {
  return testCards.find((card) => card.key === key)?.behaviour ?? plain
}
