/**
 * Who may do what in the database: all of it. The owner migrates and gives these rights at each start; what is not written here nobody
 * else has. `roles.test.ts` holds these tables against the catalogue of a running database, both ways.
 */

/** A role's name is the database's with its suffix, so that several databases share a server. None is a superuser or may make roles. */
export const roles = {
  /** The server and the command line. */
  server: { suffix: 'app', login: true },
  /** Owns the functions, most of which run with its rights. Nobody enters as it. */
  functions: { suffix: 'functions', login: false },
  /** The outside world of an installation without real players: owns the schema `sandbox`. */
  sandbox: { suffix: 'sandbox', login: true },
  /** For reports. Nobody enters as it: an operator makes a login of their own and grants it this one. */
  reports: { suffix: 'read', login: false },
} as const
export type Role = keyof typeof roles

/** What may be done with a table, from looking at it to all of it. Nobody may truncate, refer to or put triggers on one. */
export const levels = {
  none: [],
  read: ['select'],
  /** Rows are added and stay as they are. */
  append: ['select', 'insert'],
  /** Rows are added and changed, and none goes. */
  keep: ['select', 'insert', 'update'],
  change: ['select', 'insert', 'update', 'delete'],
  /** The rows that are there are changed. */
  adjust: ['select', 'update'],
  /** Rows are made anew and never changed. */
  replace: ['select', 'insert', 'delete'],
  erase: ['select', 'delete'],
} as const
export type Level = keyof typeof levels

/** Reports see nothing that lets somebody in, nothing that was sealed, and no addresses. */
export const tableRights: Readonly<Record<string, Readonly<Partial<Record<Role, Level>>>>> = {
  account: { server: 'read', functions: 'append', reports: 'read' },
  account_kind: { server: 'read', functions: 'read', reports: 'read' },
  activation: { server: 'change' },
  affiliate_visit: { server: 'change' },
  audit: { server: 'read', functions: 'append', reports: 'read' },
  automatic_validation: { server: 'keep' },
  bonus_award: { server: 'keep', reports: 'read' },
  bonus_bar: { server: 'append', reports: 'read' },
  bonus_grant: { server: 'keep', reports: 'read' },
  brand_logo: { server: 'change' },
  call_budget: { server: 'change' },
  campaign: { server: 'keep', reports: 'read' },
  campaign_version: { server: 'append', reports: 'read' },
  cap: { server: 'read', functions: 'change', reports: 'read' },
  captcha_used: { server: 'change' },
  catalogue_version: { server: 'change' },
  clock: { server: 'read', functions: 'adjust', sandbox: 'read', reports: 'read' },
  consent: { server: 'keep' },
  debt: { server: 'read', functions: 'keep', reports: 'read' },
  deposit_agreement: { server: 'append', reports: 'read' },
  deposit_attempt: { server: 'keep' },
  disposable_domain: { server: 'change' },
  disposable_domain_list: { server: 'change' },
  document: { server: 'keep', functions: 'erase' },
  document_file: { server: 'append', functions: 'erase' },
  document_request: { server: 'keep' },
  exclusion: { server: 'append', reports: 'read' },
  exclusion_return: { server: 'append', reports: 'read' },
  fact: { server: 'append', reports: 'read' },
  game: { server: 'keep', functions: 'read', reports: 'read' },
  game_provider: { server: 'keep', reports: 'read' },
  game_session: { server: 'keep' },
  hold: { server: 'read', functions: 'keep', reports: 'read' },
  house_day: { server: 'read', functions: 'replace', reports: 'read' },
  identification: { server: 'change' },
  identification_notice: { server: 'change' },
  identification_token_used: { server: 'change' },
  inbox: { server: 'keep' },
  installation: { server: 'read', reports: 'read' },
  job: { server: 'change' },
  kept_answer: { server: 'change' },
  known_device: { server: 'change' },
  limit_change: { server: 'append', reports: 'read' },
  login_step: { server: 'change' },
  login_token: { server: 'change' },
  login_try: { server: 'change' },
  mail: { server: 'change' },
  mail_request: { server: 'change' },
  migration: { server: 'read', reports: 'read' },
  money_hold: { server: 'keep', reports: 'read' },
  pace: { server: 'change' },
  page_version: { server: 'append', reports: 'read' },
  passkey: { server: 'change' },
  passkey_challenge: { server: 'change' },
  password_link: { server: 'change' },
  payment_method: { server: 'keep', reports: 'read' },
  player: { server: 'keep', functions: 'read' },
  player_identifier: { server: 'change' },
  player_identity: { server: 'keep' },
  player_likeness: { server: 'change' },
  player_login: { server: 'change' },
  player_national_id: { server: 'change' },
  posting: { server: 'read', functions: 'append', reports: 'read' },
  posting_kind: { server: 'read', functions: 'read', reports: 'read' },
  posting_leg: { server: 'read', functions: 'read', reports: 'read' },
  push_subscription: { server: 'change' },
  readiness: { server: 'keep' },
  reality_check: { server: 'append', reports: 'read' },
  reality_check_choice: { server: 'change' },
  recovery_code: { server: 'change' },
  referral_code: { server: 'change' },
  register_answer: { server: 'append' },
  registration_choice: { server: 'change' },
  registration_consent: { server: 'append' },
  registration_count: { server: 'change' },
  registration_proof: { server: 'change' },
  registration_review: { server: 'keep' },
  rules_held: { server: 'append', reports: 'read' },
  second_factor: { server: 'change' },
  session: { server: 'keep' },
  setting: { server: 'keep' },
  sms: { server: 'change' },
  stored_detail: { server: 'keep' },
  suspense_decision: { server: 'keep', reports: 'read' },
  transfer: { server: 'read', functions: 'append', reports: 'read' },
  verification_code: { server: 'change' },
  visitor_deposit: { server: 'change' },
  wallet: { server: 'read', functions: 'keep', reports: 'read' },
  withdrawal: { server: 'keep', functions: 'read', reports: 'read' },
  witness: { server: 'read', functions: 'change', reports: 'read' },
}

/** Who may call a function. Those that answer to a trigger are called by nobody. */
export const functionRights: Readonly<Record<string, readonly Role[]>> = {
  account_open: ['server'],
  audit_append: ['server'],
  bear_witness: [],
  catalogue_changed: [],
  clock_advance: ['sandbox'],
  forget_documents: ['server'],
  game_has_account: [],
  ledger_post: ['server'],
  ledger_roll_up: ['server'],
  page_version_stays: [],
  player_rules_anew: [],
  refuse_change: [],
  refuse_document_change: [],
  row_digest: ['server'],
  row_key: ['server'],
  rules_applied_anew: [],
  usage_in_window: ['server'],
  wallet_game_session: ['server'],
  wallet_lock: ['server'],
  wallet_open: ['server'],
  wallet_write_caps: ['server'],
  witness_again: [],
}
