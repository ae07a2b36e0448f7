import { booksTables, houseTables } from './retained-tables.ts'

/** How long something is kept: days since an event, the statutory years since the account's closure, or for good. */
type Kept = { days: number; since: string } | { years: 'law'; since: 'the account is closed' } | { for: 'good' }

/** What is kept, where, how long, why, and on what basis. */
export type Retention = {
  what: string
  tables: readonly string[]
  kept: Kept
  why: string
  /** A law, or the operator's own need. */
  basis: string
  /** The job that deletes it. */
  by: 'budget' | 'retention' | 'erasure' | 'documents' | 'nothing'
  /** Countries with a different number of days. */
  countries?: Readonly<Record<string, number>>
}

const gdpr = (article: string) => `GDPR art. ${article}`
const law = { years: 'law', since: 'the account is closed' } as const
const books = 'Directive (EU) 2015/849 art. 40 (five years, up to ten by national law); the licence; GDPR art. 17(3)(b)'

/** Everything that is stored, each table once. A test compares the list with the schema. */
export const retention: readonly Retention[] = [
  {
    what: 'tries to sign in, puzzles, one-time links and codes, what waits for a second step',
    tables: [
      'captcha_used',
      'identification_token_used',
      'login_step',
      'login_try',
      'password_link',
      'registration_count',
      'registration_proof',
      'staff_try',
      'verification_code',
    ],
    kept: { days: 2, since: 'its time is over' },
    why: 'a freeze has to outlast the try that caused it; codes of players go with the account',
    basis: gdpr('5(1)(e), 32'),
    by: 'budget',
  },
  {
    what: 'identifications under way and what services say of them, login tokens, requests for mails, challenges of passkeys, addresses of pages of documents and of views of the site, commands that wait to be let in',
    tables: [
      'call_budget',
      'device_login',
      'identification',
      'identification_notice',
      'login_token',
      'mail_request',
      'office_file',
      'passkey_challenge',
      'preview',
      'staff_challenge',
    ],
    kept: { days: 1, since: 'its time is over' },
    why: 'the browser asks how it ended',
    basis: gdpr('5(1)(e)'),
    by: 'budget',
  },
  {
    what: 'who of the staff works on what, and why something was set aside or handed on, sealed',
    tables: ['queue_item'],
    kept: { days: 60, since: 'it was last touched' },
    why: 'what waits must be found again by whoever goes on with it; it goes at once when it is decided',
    basis: gdpr('6(1)(f)'),
    by: 'budget',
  },
  {
    what: 'mails and text messages, sealed',
    tables: ['mail', 'sms'],
    kept: { days: 30, since: 'it was written' },
    why: 'support can say what was sent; what does not go out is tried again',
    basis: gdpr('6(1)(f)'),
    by: 'budget',
  },
  {
    what: 'answers to calls that may come twice (2 days of visitors)',
    tables: ['kept_answer'],
    kept: { days: 30, since: 'the call' },
    why: 'a payment that is sent twice has one effect',
    basis: gdpr('6(1)(b)'),
    by: 'budget',
  },
  {
    what: 'where visits began; of nobody',
    tables: ['affiliate_visit'],
    kept: { days: 90, since: 'the visit' },
    why: 'affiliates are paid by it',
    basis: 'not personal data',
    by: 'budget',
  },
  {
    what: 'links that open an account',
    tables: ['activation'],
    kept: { days: 30, since: 'its time is over' },
    why: 'a link that was used says so',
    basis: gdpr('5(1)(e)'),
    by: 'retention',
  },
  {
    what: 'browsers that take notices',
    tables: ['push_subscription'],
    kept: { days: 1, since: 'the login has ended' },
    why: 'they are bound to the login',
    basis: gdpr('7(3)'),
    by: 'retention',
  },
  {
    what: 'address and browser of a sign-in, sealed',
    tables: ['session'],
    kept: { days: 365, since: 'the sign-in has ended' },
    why: 'the player sees strangers by it, and the operator shared accounts; when and how long somebody was in stays for the limits of time, and goes with the account',
    basis: gdpr('6(1)(f), 32'),
    by: 'retention',
  },
  {
    what: 'what was filled in for a provider at a deposit',
    tables: ['deposit_attempt'],
    kept: { days: 90, since: 'the deposit began' },
    why: 'a deposit may still be asked about; amount and state are part of the books',
    basis: gdpr('5(1)(e)'),
    by: 'retention',
  },
  {
    what: 'the words of notices of payment providers',
    tables: ['inbox', 'failed_notice'],
    kept: { days: 730, since: 'it came' },
    why: 'chargebacks are disputed by them, up to 540 days after the payment; what followed is in the books',
    basis: `${gdpr('6(1)(f)')}; rules of the card schemes`,
    by: 'retention',
  },
  {
    what: 'files of documents that were refused',
    tables: ['document_file'],
    kept: { days: 90, since: 'the decision' },
    why: 'the player may object to it; files of documents that were taken go with the account or by documents.keepYears',
    basis: gdpr('5(1)(c)'),
    by: 'retention',
  },
  {
    what: 'who a player is, and by what they sign in and are recognised',
    tables: [
      'automatic_validation',
      'consent',
      'document',
      'document_request',
      'known_device',
      'passkey',
      'person_key',
      'player',
      'player_identifier',
      'player_identity',
      'player_likeness',
      'player_login',
      'player_national_id',
      'reality_check_choice',
      'recovery_code',
      'referral_code',
      'registration_choice',
      'registration_review',
      'second_factor',
      'stored_detail',
    ],
    kept: law,
    why: 'who played and paid has to be shown for so long; then the key is destroyed',
    basis: books,
    by: 'erasure',
  },
  {
    what: 'books: money, bets, payments, limits, exclusions, bonuses, what registers answered, what was consented to at the door, who did what and looked at what, and why',
    tables: booksTables,
    kept: { for: 'good' },
    why: 'each row is chained or witnessed; once the key is destroyed they are about a number',
    basis: `${books}; recital 26`,
    by: 'nothing',
  },
  {
    what: 'who works in the house, what they may do and did, and from where',
    tables: [
      'bulk',
      'bulk_row',
      'change_request',
      'machine_token',
      'staff',
      'staff_grant',
      'staff_grant_end',
      'staff_invitation',
      'staff_passkey',
      'staff_directory',
      'staff_session',
    ],
    kept: { for: 'good' },
    why: 'who decided over players and money has to be shown; passkeys go when somebody leaves',
    basis: `${gdpr('6(1)(c)')}; the licence`,
    by: 'nothing',
  },
  {
    what: 'that somebody was erased, and by which indexes a person who excluded themselves is recognised',
    tables: ['erasure', 'kept_out'],
    kept: { for: 'good' },
    why: 'a backup is brought up to it; an exclusion outlives the account until it ends',
    basis: `${gdpr('5(2), 17(3)(b)')}; the licence`,
    by: 'retention',
  },
  {
    what: 'the installation itself; of nobody',
    tables: houseTables,
    kept: { for: 'good' },
    why: 'nothing in it is about a person',
    basis: 'not personal data',
    by: 'nothing',
  },
]
