// Corruption planted by a superuser with triggers off, generated from the catalogue: each table that decides about money, limits, facts,
// notices and the audit log, a row put in, taken out, and changed in each of its columns. The ledger's check finds every one.
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeAccess } from '../../base/audit/access.sql.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import { chainEntries } from '../../base/audit/chain-entries.ts'
import { bringDeposits } from '../wallet/test-deposits.ts'
import { checkpointsOf, openPlanting, readMoneyTables, tellOneOfEach, type MoneyTable, type Planting } from './test-corruption.sql.ts'
import { bet, betWin, openTestLedger, rollback, win, type TestLedger } from '../wallet/test-ledger.ts'
import { rollUp } from '../wallet/roll-up.ts'
import { verifyLedger } from './verify.ts'
import type { WalletKey } from '../wallet/posting.ts'

/** Tables that ledger verify does not look after, and why. Every other table of the catalogue is in the test by itself. */
const out: Record<string, string> = {
  ...because('says who a person is or lets somebody in; no money follows from it', [
    'activation',
    'captcha_used',
    'consent',
    'identification',
    'identification_notice',
    'identification_token_used',
    'known_device',
    'login_step',
    'login_token',
    'login_try',
    'erasure',
    'kept_out',
    'passkey',
    'person_key',
    'passkey_challenge',
    'password_link',
    'player',
    'player_identifier',
    'player_identity',
    'player_likeness',
    'player_login',
    'player_national_id',
    'push_subscription',
    'recovery_code',
    'registration_choice',
    'registration_consent',
    'registration_count',
    'registration_proof',
    'registration_review',
    'second_factor',
    'session',
    'verification_code',
    'document',
    'document_file',
    'document_request',
    'automatic_validation',
    'stored_detail',
    'disposable_domain',
    'disposable_domain_list',
    'referral_code',
  ]),
  ...because('is shown to players, or counts visits', [
    'affiliate_visit',
    'banner_picture',
    'brand_logo',
    'game',
    'game_provider',
    'game_provider_version',
    'game_version',
    'message_version',
    'page_version',
    'catalogue_version',
    'reality_check_choice',
    'game_session',
  ]),
  ...because('is looked after by audit verify, which has the keys', ['audit_anchor', 'sealed_reason']),
  ...because('is on its way and gone when it is done', [
    'audit_waiting',
    'pending_round',
    'pending_round_seen',
    'job',
    'kept_answer',
    'mail',
    'mail_request',
    'sms',
  ]),
  ...because('says who works in the house and what they may do; what they do is in the audit log', [
    'change_request',
    'machine_token',
    'office_file',
    'preview',
    'queue_item',
    'role',
    'role_hands_out',
    'role_permission',
    'staff',
    'device_login',
    'staff_challenge',
    'staff_grant',
    'staff_grant_end',
    'staff_invitation',
    'bulk',
    'bulk_row',
    'staff_passkey',
    'staff_directory',
    'staff_session',
    'staff_try',
  ]),
  ...because('says what is going to be set; what was set is in setting_version', ['setting_plan']),
  ...because('says what is going to be published; what was is in page_version', ['page_plan']),
  ...because('says what is stopped, and since when; what was done is in the audit log', [
    'house_stop',
    'archive_pulse',
    'backup_event',
    'restored',
    'restored_left',
    'restored_source',
    'incident',
    'incident_note',
    'stop_epoch',
  ]),
  ...because('is of the installation itself', ['call_budget', 'clock', 'installation', 'migration', 'month_rule', 'pace', 'readiness']),
  ...because('is counted anew from the grants every few minutes', ['campaign_figure']),
  ...because('says who may begin a bonus; what was given stands in the grant', ['campaign_code', 'campaign_code_batch']),
  ...because('is counted from the books for forecasts; no money follows from it', ['deposit_day', 'game_day']),
  ...because('is counted from the books for the watch over returns; no money follows from it', [
    'game_return',
    'game_return_alarm',
    'game_return_day',
  ]),
  ...because('is found anew, hourly or with each look', ['archive_read', 'bonus_link']),
  ...because('says whom a campaign is offered to; what was given stands in the grant', ['segment', 'segment_version']),
  ...because('says how far closed rounds were read; what is made of them has checks of its own', [
    'play_day_mark',
    'round_read',
    'round_reader',
  ]),
  ...because('is what the check holds rows against', ['ledger_verified', 'ledger_walk', 'witness']),
}

/** Columns that may be changed without the check noticing, and why; docs/operate/ledger.md says it, too. */
const unknowable: Record<string, string> = {
  ...because('is, once the hold is closed, a memory of what was promised', ['hold.amount']),
  ...because('is made anew from limits and rules', [
    'wallet.bet_gate',
    'wallet.deposit_gate',
    'wallet.gate_until',
    'wallet.max_balance',
    'wallet.game_session',
  ]),
  ...because('is told and nothing is computed from it', [
    'posting.request_hash',
    'posting.happened_at',
    'hold.opened_at',
    'hold.closed_at',
    'hold.expires_at',
    'hold.owner_ref',
    'hold.bucket',
    'hold.counted_at',
  ]),
}

function because(why: string, names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, why]))
}

let ledger: TestLedger
let superuser: pg.Client
let planting: Planting
let tables: MoneyTable[]

beforeAll(async () => {
  ledger = await openTestLedger('2026-11-16T10:00:00Z')
  const limits = {
    deposit: { daily: 5000n, weekly: 6000n, monthly: 9000n },
    loss: { daily: 2000n, weekly: 3000n, monthly: 4000n },
    wager: { daily: 4000n, weekly: 8000n, monthly: 9000n },
  }
  const one = await ledger.open(1000n, { limits, shard: 3 })
  await bringDeposits(ledger, one, 'first')
  await play(one)
  const poor = await ledger.open(0n, { shard: 5 })
  await ledger.call({ op: 'take', wallet: poor, id: 'owed', kind: 'chargeback', reason: 'owed', amount: 5n, to: 'receivable:other' })
  ledger.clock.advance(86_400_000)
  await rollUp(ledger.database.db, ledger.clock)
  for (const action of ['one', 'two'])
    await writeAudit(ledger.database.db, { at: ledger.clock.now(), actor: 'cli:test', action, details: {} })
  await writeAccess(ledger.database.db, { at: ledger.clock.now(), actor: 'cli:test', of: one, fields: ['name'], purpose: 'reveal' })
  await chainEntries({ db: ledger.database.db, clock: ledger.clock })
  const about = { op: 'move' as const, wallet: one, reason: 'nobodys' }
  await ledger.call(
    { ...about, id: 'suspense:other:one', kind: 'suspense', legs: [['receivable:other', 'suspense:other', 500n]] },
    { ...about, id: 'decided:suspense:other:one', kind: 'suspenseDecision', legs: [['suspense:other', 'receivable:other', 500n]] },
  )
  superuser = new pg.Client({ connectionString: ledger.database.owner })
  await superuser.connect()
  await tellOneOfEach(superuser, one)
  await superuser.query(checkpointsOf(one))
  tables = (await readMoneyTables(superuser)).filter(({ name }) => !(name in out))
  planting = await openPlanting(ledger.database.owner, ledger.clock)
})
afterAll(async () => {
  await planting.close()
  await superuser.end()
  await ledger.close()
})

async function play(key: WalletKey): Promise<void> {
  const [open, lost, won, back] = [bet(key, 20n), bet(key, 30n), bet(key, 40n), bet(key, 50n)]
  for (const posting of [
    open,
    lost,
    won,
    back,
    win(key, lost.round, 0n),
    win(key, won.round, 70n),
    rollback(back),
    betWin(key, 10n, 15n),
    bet(key, 1_000_000n),
  ])
    await ledger.wallet.post(posting)
}

/** What the check says while a corruption stands, which is gone afterwards. */
const faultsWith = async (corruption: string) => (await planting.verdictsWith(corruption))?.flatMap(({ faults }) => faults)

test('nothing is found before anything is planted', async () => {
  expect((await verifyLedger(ledger.database.db, ledger.clock)).flatMap(({ faults }) => faults)).toEqual([])
})

describe('every table that is not named as left out', () => {
  test('has a row, and those that are left out are there', async () => {
    expect(tables.filter(({ rows }) => rows === 0).map(({ name }) => name)).toEqual([])
    const all = (await readMoneyTables(superuser)).map(({ name }) => name)
    expect(Object.keys(out).filter((name) => !all.includes(name))).toEqual([])
  })

  test.each([
    ['put in', ({ copy }: MoneyTable) => [copy]],
    ['taken out', ({ remove }: MoneyTable) => [remove]],
    [
      'changed, in any of its columns',
      ({ name, changes }: MoneyTable) => changes.filter(([column]) => !(`${name}.${column}` in unknowable)).map(([, change]) => change),
    ],
  ])(
    'a row that is %s is found',
    async (_, plantsOf) => {
      let planted = 0
      const missed: string[] = []
      for (const table of tables) {
        for (const plant of plantsOf(table)) {
          planted += 1
          if ((await faultsWith(plant))?.length === 0) missed.push(plant)
        }
      }
      expect(missed).toEqual([])
      expect(planted).toBeGreaterThan(25)
    },
    400_000,
  )
})

describe('also found is', () => {
  test.each([
    ['the tail of the audit log cut off', `delete from audit where id = (select max(id) from audit)`],
    ['the whole audit log', `delete from audit`],
    ['a refused posting taken out', `delete from posting where outcome = 'refused'`],
    ['a refusal that was changed', `update posting set refusal = '{"reason": "other"}' where outcome = 'refused'`],
    ['what a closed round won', `update hold set won = won + 1 where kind = 'round' and state = 'closed'`],
    ['what a closed hold counted', `update hold set staked = staked + 1 where kind = 'deposit' and state = 'closed'`],
    ['what a deposit says was credited', `update deposit_attempt set credited = credited - 1 where state = 'ok'`],
    ['a limit that was taken away', `delete from limit_change`],
    ['a notice that was taken away', `delete from inbox`],
    ['a trigger that was switched off', `alter table fact disable trigger fact_is_append_only; select 1`],
    [
      'a trigger of one part of a table with months that was switched off',
      `alter table months.audit_rest disable trigger witness; select 1`,
    ],
    ['the same of the trigger that keeps it append-only', `alter table months.audit_rest disable trigger audit_is_append_only; select 1`],
    [
      'a month that was taken off its table',
      `do $$ begin execute 'alter table audit detach partition ' || (select tableoid::regclass::text from audit limit 1); end $$`,
    ],
    ['a rule for legs that was put in', `insert into posting_leg (kind, debit, credit) values ('deposit', 'fees', 'cash')`],
    ['an account that was put in', `insert into account (code) values ('fees:other')`],
  ])('%s', async (_, corruption) => {
    const faults = await faultsWith(corruption)
    expect(faults?.length).toBeGreaterThan(0)
  })
})
