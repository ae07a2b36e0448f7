/**
 * All database rights. The owner migrates and grants these at each start; nobody else has any others. `roles.test.ts`
 * compares these tables with the catalogue of a running database, both ways.
 */

/**
 * A role is named after its database plus a suffix, so that several databases can share a server. None is a superuser
 * or may create roles.
 */
export const roles = {
  /** For the server and the command line. */
  server: { suffix: 'app', login: true },
  /** Owns the functions, most of which run with its rights. Cannot log in. */
  functions: { suffix: 'functions', login: false },
  /** The outside world of an installation without real players; owns the schema `sandbox`. */
  sandbox: { suffix: 'sandbox', login: true },
  /** For reports. Cannot log in: an operator creates a login and grants it this role. */
  reports: { suffix: 'read', login: false },
} as const
export type Role = keyof typeof roles

/** The rights on a table by level, from none to all. Nobody may truncate, reference or add triggers. */
export const levels = {
  none: [],
  read: ['select'],
  /** Rows are added and never changed. */
  append: ['select', 'insert'],
  /** Rows are added and changed, never deleted. */
  keep: ['select', 'insert', 'update'],
  change: ['select', 'insert', 'update', 'delete'],
  /** Existing rows are changed. */
  adjust: ['select', 'update'],
  /** Rows are added and deleted, never changed. */
  replace: ['select', 'insert', 'delete'],
  erase: ['select', 'delete'],
  /** Rows are changed and deleted. */
  renew: ['select', 'update', 'delete'],
} as const
type Level = keyof typeof levels

/** Reports see nothing that grants access, nothing sealed, and no addresses. */
export const tableRights: Readonly<Record<string, Readonly<Partial<Record<Role, Level>>>>> = {
  account: { server: 'read', functions: 'append', reports: 'read' },
  account_kind: { server: 'read', functions: 'read', reports: 'read' },
  activation: { server: 'change' },
  affiliate_visit: { server: 'change' },
  audit: { server: 'read', functions: 'append', reports: 'read' },
  automatic_validation: { server: 'keep', functions: 'erase' },
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
  consent: { server: 'keep', functions: 'erase' },
  debt: { server: 'read', functions: 'keep', reports: 'read' },
  deposit_agreement: { server: 'append', reports: 'read' },
  deposit_attempt: { server: 'keep' },
  disposable_domain: { server: 'change' },
  disposable_domain_list: { server: 'change' },
  document: { server: 'keep', functions: 'erase' },
  document_file: { server: 'append', functions: 'renew' },
  document_request: { server: 'keep', functions: 'erase' },
  erasure: { server: 'keep', reports: 'read' },
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
  kept_out: { server: 'change' },
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
  person_key: { server: 'change' },
  player: { server: 'keep', functions: 'read' },
  player_identifier: { server: 'change' },
  player_identity: { server: 'keep', functions: 'erase' },
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
  registration_review: { server: 'keep', functions: 'erase' },
  rules_held: { server: 'append', reports: 'read' },
  second_factor: { server: 'change' },
  session: { server: 'keep', functions: 'erase' },
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

/** Who may call each function. Nobody calls trigger functions. */
export const functionRights: Readonly<Record<string, readonly Role[]>> = {
  account_open: ['server'],
  audit_append: ['server'],
  bear_witness: [],
  catalogue_changed: [],
  clock_advance: ['sandbox'],
  erase_person: ['server'],
  forget_documents: ['server'],
  forget_refused_files: ['server'],
  game_has_account: [],
  ledger_post: ['server'],
  ledger_roll_up: ['server'],
  page_version_stays: [],
  player_rules_anew: [],
  refuse_change: [],
  refuse_document_change: [],
  reseal_document_file: ['server'],
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
