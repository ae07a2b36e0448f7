import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bet, openTestLedger, type TestLedger } from './test-ledger.ts'
import { corrupt } from './test-ledger.sql.ts'
import { buckets, type WalletKey } from './posting.ts'

let ledger: TestLedger
let key: WalletKey
let app: pg.Client
let owner: pg.Client
beforeAll(async () => {
  ledger = await openTestLedger()
  key = await ledger.open(100n)
  await ledger.call(bet(key, 10n))
  app = new pg.Client({ connectionString: ledger.database.app })
  owner = new pg.Client({ connectionString: ledger.database.owner })
  await Promise.all([app.connect(), owner.connect()])
})
afterAll(async () => {
  await Promise.all([app.end(), owner.end()])
  await ledger.close()
})

const codes = { privilege: '42501', appendOnly: '23001', check: '23514', unique: '23505' }
const codeOf = (client: pg.Client, statement: string) =>
  client.query(statement).then(
    () => 'done',
    (error: pg.DatabaseError) => error.code,
  )

const copies = {
  posting: `insert into posting select shard, id || 'x', player, currency, kind, reason_ref, request_hash, outcome, refusal, booked_at, happened_at, first_seq from posting limit 1`,
  transfer:
    'insert into transfer select shard, player, currency, seq + 100, leg, posting, debit, credit, amount, debit_after, credit_after, booked_at from transfer limit 1',
}

describe.each(['posting', 'transfer'] as const)('%s', (table) => {
  test.each([
    ['change', `update ${table} set booked_at = booked_at`],
    ['remove', `delete from ${table}`],
    ['add to', copies[table]],
    ['empty', `truncate ${table}`],
  ])('the server may not %s it', async (_, statement) => {
    expect(await codeOf(app, statement)).toBe(codes.privilege)
  })

  test.each([
    ['change', `update ${table} set booked_at = booked_at`],
    ['remove', `delete from ${table}`],
    ['empty', `truncate ${table}`],
  ])('its owner cannot %s it', async (_, statement) => {
    expect(await codeOf(owner, statement)).toBe(codes.appendOnly)
  })

  test('has each row once, even for its owner', async () => {
    expect(await codeOf(owner, `insert into ${table} select * from ${table} limit 1`)).toBe(codes.unique)
  })
})

test.each(['wallet', 'wallet_checkpoint', 'round_left_open', 'hold', 'cap', 'house_day'])(
  'the server may not touch %s but by the posting functions',
  async (table) => {
    expect([await codeOf(app, `update ${table} set currency = currency`), await codeOf(app, `delete from ${table}`)]).toEqual([
      codes.privilege,
      codes.privilege,
    ])
  },
)

test.each([
  ...buckets.map((bucket) => [`a wallet’s ${bucket} below zero`, `update wallet set ${bucket} = -1`]),
  ['a number below zero', 'update wallet set seq = -1'],
  ['a transfer of nothing', `insert into transfer values (1, 1, 'EUR', 1, 1, 'p', 'a', 'b', 0, null, null, now())`],
  ['a transfer from an account to itself', `insert into transfer values (1, 1, 'EUR', 1, 1, 'p', 'a', 'a', 1, null, null, now())`],
  ['a balance after a leg below zero', `insert into transfer values (1, 1, 'EUR', 1, 1, 'p', 'cash', 'b', 1, -1, null, now())`],
  [
    'a refused posting that says it moved money',
    `insert into posting values (1, 'p', 1, 'EUR', 'k', 'r', 'h', 'refused', '{}', now(), now(), 1)`,
  ],
  [
    'a refused posting without its reason',
    `insert into posting values (1, 'p', 1, 'EUR', 'k', 'r', 'h', 'refused', null, now(), now(), null)`,
  ],
  ['an outcome that does not exist', `insert into posting values (1, 'p', 1, 'EUR', 'k', 'r', 'h', 'maybe', '{}', now(), now(), null)`],
  ['a shard that does not exist', `insert into wallet values (256, 1, 'EUR')`],
])('the database itself refuses %s', async (_, statement) => {
  expect(await codeOf(owner, statement)).toBe(codes.check)
})

test('a balance that was changed past the ledger lets no posting overdraw it', async () => {
  const poor = await ledger.open(100n)
  await corrupt(ledger.database.owner, `update wallet set cash = 5 where player = ${poor.player}`)
  expect(await ledger.call(bet(poor, 10n))).toMatchObject([{ outcome: 'refused', refusal: { available: '5' } }])
})
