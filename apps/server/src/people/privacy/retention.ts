/** How long something is kept: days since what `since` says, the law's years since an account is closed, or for good. */
export type Kept = { days: number; since: string } | { years: 'law'; since: 'the account is closed' } | { for: 'good' }

/** What is kept, where, how long, why, and what the reason stands on. */
export type Retention = {
  what: string
  tables: readonly string[]
  kept: Kept
  why: string
  /** A law, or the operator's own need. */
  basis: string
  /** What becomes of it: which job, by name. */
  by: 'budget' | 'retention' | 'erasure' | 'documents' | 'nothing'
  /** Where a country wants another number of days. */
  countries?: Readonly<Record<string, number>>
}

const gdpr = (article: string) => `GDPR art. ${article}`
const law = { years: 'law', since: 'the account is closed' } as const
const books = 'Directive (EU) 2015/849 art. 40 (five years, up to ten by national law); the licence; GDPR art. 17(3)(b)'

/** Everything that is kept, each table once. A test holds the list against the schema. */
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
      'verification_code',
    ],
    kept: { days: 2, since: 'its time is over' },
    why: 'a freeze has to outlast the try that caused it; codes of players go with the account',
    basis: gdpr('5(1)(e), 32'),
    by: 'budget',
  },
  {
    what: 'identifications under way and what services say of them, login tokens, requests for mails, challenges of passkeys',
    tables: ['identification', 'identification_notice', 'login_token', 'mail_request', 'passkey_challenge', 'call_budget'],
    kept: { days: 1, since: 'its time is over' },
    why: 'the browser asks how it ended',
    basis: gdpr('5(1)(e)'),
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
    tables: ['inbox'],
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
    what: 'books: money, bets, payments, limits, exclusions, bonuses, what registers answered, what was consented to at the door',
    tables: [
      'audit',
      'bonus_award',
      'bonus_bar',
      'bonus_grant',
      'cap',
      'debt',
      'deposit_agreement',
      'exclusion',
      'exclusion_return',
      'fact',
      'game_session',
      'hold',
      'house_day',
      'limit_change',
      'money_hold',
      'pace',
      'posting',
      'reality_check',
      'register_answer',
      'registration_consent',
      'rules_held',
      'suspense_decision',
      'transfer',
      'visitor_deposit',
      'wallet',
      'withdrawal',
      'witness',
    ],
    kept: { for: 'good' },
    why: 'each row is chained or witnessed; once the key is destroyed they are about a number',
    basis: `${books}; recital 26`,
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
    tables: [
      'account',
      'account_kind',
      'brand_logo',
      'campaign',
      'campaign_version',
      'catalogue_version',
      'clock',
      'disposable_domain',
      'disposable_domain_list',
      'game',
      'game_provider',
      'installation',
      'job',
      'migration',
      'page_version',
      'payment_method',
      'posting_kind',
      'posting_leg',
      'readiness',
      'setting',
    ],
    kept: { for: 'good' },
    why: 'nothing in it is about a person',
    basis: 'not personal data',
    by: 'nothing',
  },
]

/** How many days something is kept of players of a country; nothing where it is not counted in days. */
export function daysOf(table: string, country = ''): number | undefined {
  const one = retention.find(({ tables }) => tables.includes(table))
  return one && 'days' in one.kept ? (one.countries?.[country] ?? one.kept.days) : undefined
}
