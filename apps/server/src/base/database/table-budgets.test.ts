import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { runDueJobs } from '../testing/test-jobs.ts'
import { tableBudgetsJob, tableBudgetsWorker } from './table-budgets.ts'
import { tableBudgets, type TableBudget } from './table-budgets.sql.ts'
import { writeJob } from '../jobs/jobs.sql.ts'

let at: TestHouse
beforeAll(async () => void (at = await openTestHouse()))
afterAll(() => at.close())

const operators = 'operators and migrations alone write it'
const players = 'only a call with a session writes it'
const ledger = 'a posting alone writes it, and each is a movement of real money or a bet'
const providers = 'only what a provider has signed writes it'
const registered = 'a registration writes it, of which be.registrationsPerAddressPerDay bounds the number; the law says how long it is kept'

/** Tables without a budget, each with the reason. */
const without: Record<string, string> = {
  access_log: operators,
  account: operators,
  account_kind: operators,
  activation: registered,
  audit: 'append-only by law; what a visitor causes in it is bounded with logins, links and deposits',
  archive_pulse: 'one row',
  archive_read: operators,
  audit_anchor: 'one row a day',
  audit_link: 'one row for each of audit and access_log',
  archived_month: operators,
  audit_waiting: 'emptied every second',
  automatic_validation: players,
  backup_event: 'one row for each backup, restore and rehearsal',
  banner_picture: operators,
  bonus_award: players,
  bonus_bar: players,
  player_mark: players,
  bonus_grant: players,
  bonus_link: 'found anew every hour, at most two thousand',
  brand_logo: operators,
  campaign: operators,
  campaign_code: operators,
  campaign_code_batch: operators,
  campaign_figure: 'one row for each campaign and currency',
  campaign_version: operators,
  cap: ledger,
  cashback_claim: players,
  cashback_line: 'a job writes it, a row for each player and window of cashback that they lost in',
  cashback_run: 'a job writes it, a row for each window and zone of a campaign',
  catalogue_version: operators,
  change_request: operators,
  clock: operators,
  consent: registered,
  debt: ledger,
  debt_decision: operators,
  deposit_agreement: players,
  deposit_attempt: players,
  deposit_day: 'counted from the books, a hundred days of it',
  disposable_domain: operators,
  disposable_domain_list: operators,
  document: players,
  document_file: players,
  dropped_month: operators,
  document_request: operators,
  erasure: 'a player who is erased, once',
  exclusion: players,
  exclusion_return: players,
  exclusion_return_decision: players,
  failed_notice: 'of each provider at most 200 wait',
  fact: providers,
  game: operators,
  game_day: 'counted from the books, a hundred days of it',
  game_return: 'one row for each game in the listings of our studios',
  game_return_alarm: 'at most one row for each game',
  game_return_day: 'one row for each game, currency and day',
  game_outcome: 'one row for each outcome in the listings of our studios',
  game_provider: operators,
  game_provider_version: operators,
  game_session: players,
  free_round_award: players,
  free_round_event: players,
  grant_event: players,
  hold: ledger,
  game_version: operators,
  house_day: ledger,
  house_stop: operators,
  restored: 'one row for each time that the database was put back',
  restored_left: 'what could not be booked after a restore, once for each payment or call of the lost span',
  restored_source: 'one row for each provider and studio and restore',
  inbox: providers,
  incident: operators,
  incident_note: operators,
  house_wallet: operators,
  jackpot: operators,
  jackpot_version: operators,
  jackpot_draw: 'one row for each win',
  jackpot_batch: ledger,
  jackpot_hit: ledger,
  jackpot_round: ledger,
  race: operators,
  race_version: operators,
  race_entry: players,
  race_place: 'one row for each player of a race with a score',
  race_round: ledger,
  installation: operators,
  job: 'one row for each thing that waits, of tables which have a budget',
  kept_out: 'whoever was erased while they had excluded themselves',
  known_device: 'a login that has been proven writes it',
  ledger_verified: 'one row for each shard',
  ledger_walk: 'one row for each kind',
  limit_change: players,
  loyalty: 'a job writes it, a row for each wallet',
  loyalty_event: players,
  machine_token: operators,
  message_version: operators,
  method_version: operators,
  migration: operators,
  month_rule: operators,
  money_hold: operators,
  pending_round: 'a job writes it',
  pending_round_seen: 'a job writes it, one row',
  pace: 'a bet alone writes it, one row for each wallet',
  page_plan: operators,
  page_version: operators,
  passkey: players,
  payment_method: operators,
  person_key: 'one row for each player',
  play_day: 'a job writes it, a row for each game that somebody played on a day',
  play_day_late: 'a job writes it, of bets alone that took an hour to be booked',
  play_day_mark: 'one row',
  player: registered,
  player_identifier: registered,
  player_identity: registered,
  player_likeness: registered,
  player_login: registered,
  player_national_id: registered,
  posting: ledger,
  posting_kind: operators,
  posting_leg: operators,
  push_subscription: players,
  readiness: 'it has one row',
  reality_check: players,
  reality_check_choice: players,
  recovery_code: players,
  referral_code: players,
  register_answer: registered,
  registration_choice: registered,
  registration_consent: registered,
  registration_review: registered,
  role: operators,
  role_hands_out: operators,
  role_permission: operators,
  round_left_open: ledger,
  round_read: 'one row for each wallet and reader',
  round_reader: 'one row for each reader',
  rules_held: players,
  sealed_reason: 'at most one row for each of audit and access_log',
  second_factor: players,
  session: 'a login that has been proven writes it',
  segment: operators,
  segment_version: operators,
  setting: operators,
  setting_plan: operators,
  setting_version: operators,
  staff: operators,
  staff_grant: operators,
  staff_grant_end: operators,
  staff_invitation: operators,
  bulk: operators,
  bulk_row: operators,
  staff_passkey: operators,
  staff_directory: operators,
  staff_session: 'a sign-in to the office that has been proven writes it',
  stop_epoch: 'one row',
  stored_detail: players,
  suspense_decision: operators,
  transfer: ledger,
  wallet: registered,
  wallet_checkpoint: ledger,
  witness: 'a digest of a row in another table of this list',
  withdrawal: players,
}

test('every table has a budget of age and size, or a reason why strangers cannot fill it', async () => {
  const tables = (
    await at.sql(`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`)
  )
    .map(({ name }) => String(name))
    .toSorted()
  const budgeted = new Set(tableBudgets.map(({ table }) => table))
  expect(tables.filter((name) => !budgeted.has(name) && !without[name])).toEqual([])
  expect([...budgeted, ...Object.keys(without)].filter((name) => !tables.includes(name))).toEqual([])
  expect(tables.length).toBeGreaterThan(60)
  for (const { hours, rows } of tableBudgets) expect([hours > 0, rows > 0]).toEqual([true, true])
})

const keep = async (budgets?: readonly TableBudget[]) => {
  await writeJob(at.house.db, tableBudgetsJob, 'all', at.clock.now())
  await runDueJobs(at.house, { [tableBudgetsJob]: tableBudgetsWorker(at.house, budgets) })
}
const hour = 3_600_000
const landings = async () => (await at.sql('select landing from affiliate_visit order by id')).map(({ landing }) => landing)
const visit = (landing: string) => at.browser().must('POST /api/affiliate', { landing, campaign: {} })

describe('the job of the budgets', () => {
  test('deletes what is too old, in every table and as often as it is due', async () => {
    await visit('/old')
    at.clock.advance(91 * 24 * hour)
    await visit('/new')
    await keep()
    expect(await landings()).toEqual(['/new'])
    at.clock.advance(91 * 24 * hour)
    await runDueJobs(at.house, { [tableBudgetsJob]: tableBudgetsWorker(at.house) })
    expect(await landings()).toEqual([])
  })

  test('deletes what is too much, the oldest first', async () => {
    for (const landing of ['/1', '/2', '/3', '/4', '/5']) {
      await visit(landing)
      at.clock.advance(1000)
    }
    await keep(tableBudgets.map((budget) => ({ ...budget, rows: 2 })))
    expect(await landings()).toEqual(['/4', '/5'])
  })

  test('forgets the answers to visitors in days, those to players later', async () => {
    const now = at.clock.now().toISOString()
    for (const owner of ['visitor:a', 'player:1'])
      await at.sql(`insert into kept_answer (owner, key, body_hash, at) values ('${owner}', 'some-key', 'x', '${now}')`)
    const owners = async () => (await at.sql('select owner from kept_answer')).map(({ owner }) => owner)
    at.clock.advance(49 * hour)
    await keep()
    expect(await owners()).toEqual(['player:1'])
    at.clock.advance(30 * 24 * hour)
    await keep()
    expect(await owners()).toEqual([])
  })

  test('leaves a freeze alone until it is over, however many tries there are', async () => {
    const until = new Date(at.clock.now().getTime() + hour).toISOString()
    const now = at.clock.now().toISOString()
    await at.sql(`insert into login_try (key, failures, since, frozen_until) values ('login:frozen', 20, '${now}', '${until}')`)
    for (let n = 0; n < 5; n += 1) await at.sql(`insert into login_try (key, failures, since) values ('login:${n}', 1, '${now}')`)
    await keep(tableBudgets.map((budget) => (budget.only === 'frozen_until is null' ? { ...budget, rows: 1 } : budget)))
    const left = await at.sql('select key, frozen_until is not null as frozen from login_try')
    expect([left.length, left.filter(({ frozen }) => frozen).length]).toEqual([2, 1])
  })

  test('forgets challenges of passkeys that nobody answered', async () => {
    await at.browser().must('POST /api/login/passkey/begin', {})
    expect(await at.sql('select from passkey_challenge')).toHaveLength(1)
    at.clock.advance(2 * hour)
    await keep()
    expect(await at.sql('select from passkey_challenge')).toEqual([])
  })
})

describe('where a visit began', () => {
  const campaign = (parameters: number) => Object.fromEntries(Array.from({ length: parameters }, (_, n) => [`utm_${n}`, 'x'.repeat(120)]))
  const tell = (parameters: number) => at.browser().ask('POST /api/affiliate', { landing: '/', campaign: campaign(parameters) })

  test('is told with ten parameters at most', async () => {
    expect((await tell(10)).status).toBe(200)
    expect((await tell(11)).status).toBe(400)
  })

  test('and crash reports are taken so often a minute from all addresses together', async () => {
    at.clock.advance(hour)
    await at.set('be.strangersNotesPerMinute', 5)
    const statuses = []
    for (let n = 0; n < 8; n += 1) statuses.push((await tell(1)).status)
    statuses.push((await at.browser().ask('POST /api/crash-reports', { message: 'x', path: '/' })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429])
    await at.set('be.strangersNotesPerMinute', 600)
  })
})
