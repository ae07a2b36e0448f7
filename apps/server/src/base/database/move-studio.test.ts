// An installation whose studio still stands in the sandbox is moved once, with every row.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudioWorld } from '@fairhouse/testing/studio/world.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { moveStudio } from './move-studio.sql.ts'

const migrations = join(import.meta.dirname, '../../../../studio/migrations')
const tables = ['seeds', 'sessions', 'rounds', 'outbox', 'wheel_chains', 'wheel_rounds']

let database: TestDatabase
let owner: pg.Client
beforeAll(async () => {
  database = await openTestDatabase(1)
  owner = new pg.Client({ connectionString: database.owner })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await database.close()
})

/** Makes the studio's tables in the sandbox as they were, with a row of each kind. */
async function fillSandbox(): Promise<void> {
  const sandbox = new pg.Client({ connectionString: database.sandbox, options: '-c search_path=sandbox' })
  await sandbox.connect()
  await sandbox.query('create table migrations (name text primary key, applied_at timestamptz not null default now())')
  for (const [old, name] of Object.entries({
    '0003-studio.sql': '0001-studio.sql',
    '0070-wheel.sql': '0002-wheel.sql',
    '0382-free-rounds.sql': '0003-free-rounds.sql',
  })) {
    await sandbox.query(readFileSync(join(migrations, name), 'utf8'))
    await sandbox.query('insert into migrations (name) values ($1)', [old])
  }
  await sandbox.query(`insert into migrations (name) values ('0010-sms-and-registers.sql')`)
  await sandbox.query(rows)
  await sandbox.end()
}

const seed = 'ab'.repeat(32)
// The win is not due while the test runs: the studio would try it, and give up one so old.
const rows = `
  insert into studio_seeds values ('seed_1', 'player.1', '${seed}', 'mine', 7, '2026-11-01', null), ('seed_0', 'player.1', '${seed}', 'mine', 3, '2026-10-01', '2026-11-01');
  insert into studio_sessions (id, page_hash, key_hash, type, game_id, owner, wallet_token, currency, country, language, lobby_url, parent_origin, cash, created_at, page_expires_at, opened_at, free_rounds)
  values ('ses_1', 'p1', 'k1', 'real', 'orchard-slot.heron-marsh', 'player.1', 'token', 'EUR', 'SWE', 'sv', 'http://localhost/', 'http://localhost', 900, '2026-11-01', '2026-11-02', '2026-11-01', '[{"award":"free:1","left":2,"value":"20","won":"0","winnings":"cash"}]'),
         ('ses_2', 'p2', 'k2', 'real', 'orchard-wheel', 'player.1', 'token2', 'EUR', 'SWE', 'sv', 'http://localhost/', 'http://localhost', 900, '2026-11-01', '2026-11-02', '2026-11-01', '[]');
  insert into studio_wheel_chains values ('chain_1', '${seed}', 10000, '2026-11-01');
  insert into studio_wheel_rounds values (41, 'chain_1', 41, '${seed}', '2026-11-01 10:00', '2026-11-01 10:01', '2026-11-01 10:02', '2026-11-01 10:03', null, 'open');
  insert into studio_rounds (id, session_id, owner, spin_key, type, currency, stake, win, seed_id, client_seed, nonce, state, created_at, free_award)
  values ('rnd_1', 'ses_1', 'player.1', 'spin-one', 'real', 'EUR', 20, 40, 'seed_1', 'mine', 6, '{"status":"paying","outcome":{"win":"40","stops":[1,2,3],"window":[["C"],["C"],["C"]],"lines":[]}}', '2026-11-01 09:00', 'free:1'),
         ('rnd_0', 'ses_1', 'player.1', 'spin-nil', 'demo', 'EUR', 20, 0, 'seed_0', 'mine', 2, '{"status":"closed","outcome":{"win":"0","stops":[1,2,3],"window":[],"lines":[]}}', '2026-10-01 09:00', null);
  insert into studio_rounds (id, session_id, owner, spin_key, type, currency, stake, state, created_at, wheel_round, bets)
  values ('rnd_2', 'ses_2', 'player.1', 'chips-one', 'real', 'EUR', 100, '{"status":"staked"}', '2026-11-01 10:00', 41, '{"red":"100"}');
  insert into studio_outbox values ('rnd_1:win', 'rnd_1', 'win', '{"amount":"40"}', '2026-11-01 09:00', '2100-01-01', 3, 'waiting', 'TRY_LATER');
  insert into studio_faults (settings) select '{"betTwice": 2}' where to_regclass('studio_faults') is not null`

async function move(): Promise<void> {
  await owner.query('begin')
  await moveStudio(owner, database.roles.studio)
  await owner.query('commit')
}

const everything = async (of: (table: string) => string) => {
  const found: Record<string, unknown[]> = {}
  for (const table of tables) found[table] = (await owner.query(`select to_jsonb(t) as row from ${of(table)} t order by t::text`)).rows
  return found
}

test('every row of every table moves, whoever it waits for; the studio goes on with it, and a second move does nothing', async () => {
  const faults = 'create table if not exists sandbox.studio_faults (only_row boolean primary key default true, settings jsonb not null)'
  await owner.query(faults)
  await owner.query(`alter table sandbox.studio_faults owner to ${pg.escapeIdentifier(database.roles.sandbox)}`)
  await fillSandbox()
  const before = await everything((table) => `sandbox.studio_${table}`)
  expect(Object.values(before).map((found) => found.length)).toEqual([2, 2, 3, 1, 1, 1])

  await move()
  expect(await everything((table) => `studio.studio_${table}`)).toEqual(before)
  expect((await owner.query('select name from studio.migrations order by name')).rows.map(({ name }) => name)).toEqual([
    '0001-studio.sql',
    '0002-wheel.sql',
    '0003-free-rounds.sql',
  ])
  const left = `select tablename from pg_tables where schemaname = 'sandbox' order by 1`
  expect((await owner.query(left)).rows.map(({ tablename }) => tablename)).toEqual(['migrations', 'studio_faults'])
  const owners = `select distinct tableowner from pg_tables where schemaname = 'studio'`
  expect((await owner.query(owners)).rows).toEqual([{ tableowner: database.roles.studio }])
  await move()
  expect(await everything((table) => `studio.studio_${table}`)).toEqual(before)
})

test('the studio that starts on what was moved has the open rounds with their games, the waiting win, and both tables at play', async () => {
  const studio = await openStudioWorld({ databaseUrl: database.studio })
  try {
    const { body } = await studio.desk('GET', '/rounds')
    expect(body.rounds).toMatchObject([
      { roundId: 'rnd_2', status: expect.stringMatching(/^(?:staked|paying)$/), gameId: 'orchard-wheel' },
      { roundId: 'rnd_1', status: 'paying', gameId: 'orchard-slot.heron-marsh', free: true, win: '40' },
      { roundId: 'rnd_0', status: 'closed', fairness: { serverSeed: seed, nonce: 2 } },
    ])
    const { calls } = (await studio.desk('GET', '/rounds/rnd_1')).body as { calls: unknown[] } // the desk's answer
    expect(calls).toMatchObject([{ transactionId: 'rnd_1:win', call: 'win', outcome: 'waiting' }])
    const kept = await owner.query('select nonce from studio.seeds where revealed_at is null')
    expect(kept.rows).toEqual([{ nonce: 7 }])
    await move()
    expect((await studio.desk('GET', '/rounds/rnd_0')).status).toBe(200)
  } finally {
    await studio.close()
  }
})
