// Retention, erasure and what stays: of people whose accounts were closed long ago nothing is found any more, and the books stay whole.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestHouse, testPassword, type TestHouse, type TestPlayer } from '../../base/testing/test-house.ts'
import { isDistributed } from '../../base/environment.ts'
import { runDueJobs } from '../../base/testing/test-jobs.ts'
import { queueMail } from '../../base/mail/mail.ts'
import { sealFor } from '../../base/keys/person-key.sql.ts'
import { tableBudgets } from '../../base/database/table-budgets.sql.ts'
import { writeJob } from '../../base/jobs/jobs.sql.ts'
import { openTestAttempt } from '../../cashier/attempts/test-attempt.ts'
import { settleDeposit } from '../../cashier/settlement/settle-deposit.ts'
import { registerAt } from '../registration/test-registration.ts'
import { openPerson } from '../players/person.ts'
import { readPlayer } from '../players/player.sql.ts'
import { verifyLedger } from '../../money/verify-ledger/verify.ts'
import { retentionJob, retentionWorker } from './erase-by-time.ts'
import { erasePerson } from './erase-person.ts'
import { emptyAfterwards, readErasures } from './erasure.sql.ts'
import { findLeftOver } from './left-over.sql.ts'
import { retention } from './retention.ts'
import { eraseBefore, tablesInTime } from './retention.sql.ts'

let at: TestHouse
beforeAll(async () => void (at = await openTestHouse()))
afterAll(() => at.close())

const day = 86_400_000
const ownerOf = ({ shard, id }: TestPlayer) => ({ shard, player: id })
const count = async (from: string) => Number((await at.sql(`select count(*) from ${from}`))[0]?.count)

/** Somebody who has left something everywhere where it can be left. */
async function somebody(wanted: Partial<TestPlayer> = {}) {
  const player = await at.player(wanted)
  const owner = ownerOf(player)
  const [s, p] = [owner.shard, owner.player]
  await player.browser.must('POST /api/second-factor/begin', { password: testPassword })
  await queueMail(at.house.db, at.house, { recipient: player.email, subject: 'To you', text: 't', html: 'h' }, owner)
  const seal = await sealFor(at.house.db, at.house, owner)
  const hex = (bytes: Buffer) => `'\\x${bytes.toString('hex')}'`
  const details = hex(seal.seal({ name: 'x', fields: {} }, `document.details ${s}/${p}/d1`))
  const file = hex(seal.sealBytes(Buffer.from('png'), `document_file.content ${s}/${p}/d1/0`))
  await at.sql(`insert into document (shard, player, id, "group", type, status, details, uploaded_at) values (${s}, ${p}, 'd1', 'identity', 'passport', 'approved', ${details}, now());
    insert into document_file (shard, player, document, place, content_type, bytes, content) values (${s}, ${p}, 'd1', 0, 'image/png', 3, ${file});
    insert into player_national_id (id_index, shard, player) values ('${at.house.personal.indexOf('national-id', `MLT:${p}`)}', ${s}, ${p});
    insert into player_identifier (kind, index, shard, player, claimed_at) values ('phoneNumber', 'phone-${p}', ${s}, ${p}, now());
    insert into player_identity (issuer, subject_index, shard, player, linked_at) values ('google', 'subject-${p}', ${s}, ${p}, now());
    insert into stored_detail (shard, reference, player, provider, method, token, description, fingerprint, created_at, reusable)
      values (${s}, 'card-${p}', ${p}, 'card-acquirer', 1, ${hex(seal.seal('tok', `stored_detail.token ${s}/${p}/card-acquirer/finger-${p}`))}, '•••• 4242', 'finger-${p}', now(), true)`)
  return player
}

const close = ({ id }: TestPlayer, closedAt: Date) =>
  at.sql(`update player set status = 'closed', closure = 'deletion', closed_at = '${closedAt.toISOString()}' where id = ${id}`)
const longAgo = (years: number) => new Date(at.clock.now().getTime() - years * 365.3 * day)

describe('a person whose time is over', () => {
  test('is erased: key, sign-ins, files and indexes go, a search of all tables finds nothing, and a record says so', async () => {
    const player = await somebody()
    await close(player, longAgo(11))
    const before = (await readPlayer(at.house.db, player.shard, player.id))!
    const erased = await erasePerson(at.house, ownerOf(player), 'cli:test')
    expect(erased).toMatchObject({
      leftOver: {},
      removed: { person_key: 1, document: 1, document_file: 1, mail: 1, second_factor: 1, player_login: 1, stored_detail: 1, player: 1 },
    })
    const after = (await readPlayer(at.house.db, player.shard, player.id))!
    expect(openPerson(at.house, after)).toEqual({ email: '', firstName: '', lastName: '', birthDate: '' })
    expect({ ...after }).toMatchObject({ birth_date: '1900-01-01', password_hash: null, status: 'closed', person_key: null })
    // A copy of the row, as a backup of the data has it, opens no more.
    expect(() => openPerson(at.house, { ...before, person_key: after.person_key })).toThrow('is gone')
    for (const table of emptyAfterwards) expect([table, await count(`${table} where player = ${player.id}`)]).toEqual([table, 0])
    expect(await readErasures(at.house.db, 10)).toMatchObject([{ player: player.id, left_over: {}, actor: 'cli:test' }])
  })

  test('stays a number in the books: the ledger, its witnesses and the audit log agree', async () => {
    const verdicts = await verifyLedger(at.house.db, at.clock)
    expect(verdicts.flatMap(({ faults }) => faults)).toEqual([])
    expect(verdicts.length).toBeGreaterThan(10)
  })

  test('may come back as somebody new under the same address', async () => {
    const player = await somebody()
    await close(player, longAgo(11))
    await erasePerson(at.house, ownerOf(player), 'cli:test')
    const { status } = await registerAt(at, { email: player.email })
    expect(status).toBe(200)
    expect(await count(`player_login where login_index = '${at.house.personal.indexOf('login', player.email)}'`)).toBe(1)
  })
})

describe('nobody is erased', () => {
  test('while the law of their country wants the account kept: the reason and the day are said', async () => {
    const player = await somebody()
    expect(await erasePerson(at.house, ownerOf(player), 'cli:test')).toEqual({ because: 'the account is not closed' })
    await close(player, longAgo(2))
    expect(await erasePerson(at.house, ownerOf(player), 'cli:test')).toMatchObject({
      because: 'the law wants it kept',
      until: expect.any(Date),
    })
    expect(await count(`person_key where player = ${player.id}`)).toBe(1)
  })

  test('with money on the account, not even past what is asked first', async () => {
    const player = await somebody()
    await close(player, longAgo(11))
    await at.sql(`set session_replication_role = replica; update wallet set cash = 500 where player = ${player.id}`)
    expect(await erasePerson(at.house, ownerOf(player), 'cli:test')).toMatchObject({
      because: expect.stringContaining('money on the account'),
    })
    // On a cluster it cannot look into the wallet.
    if (!isDistributed())
      await expect(at.house.db.query({ text: 'select erase_person($1, $2)', values: [player.shard, player.id] })).rejects.toThrow(
        'there is money',
      )
    await at.sql(`set session_replication_role = replica; update wallet set cash = 0 where player = ${player.id}`)
  })

  test('while money that came with another sum waits in suspense; once it has gone back, they are', async () => {
    const attempt = await openTestAttempt(at)
    const owner = ownerOf(attempt.player)
    const tell = (kind: 'received' | 'refunded') =>
      settleDeposit(at.house, attempt.shard, attempt.reference, {
        facts: [{ kind, eventKey: kind, happenedAt: at.clock.now(), money: { amount: 1900n, currency: 'EUR' } }],
      })
    await tell('received')
    await close(attempt.player, longAgo(11))
    expect(await erasePerson(at.house, owner, 'cli:test')).toMatchObject({ because: expect.stringContaining('waits in suspense') })
    await tell('refunded')
    expect(await erasePerson(at.house, owner, 'cli:test')).toMatchObject({ leftOver: {} })
  })

  test('twice, and an erased person is given no new key', async () => {
    const player = await somebody()
    await close(player, longAgo(11))
    await erasePerson(at.house, ownerOf(player), 'cli:test')
    expect(await erasePerson(at.house, ownerOf(player), 'cli:test')).toMatchObject({ because: expect.stringContaining('was erased on') })
    await sealFor(at.house.db, at.house, ownerOf(player))
    expect(await count(`person_key where player = ${player.id}`)).toBe(0)
  })
})

test('the search finds what an erasure has missed: a row where none may stand, and a word anywhere', async () => {
  const player = await somebody()
  await close(player, longAgo(11))
  await at.sql(`insert into job (kind, key, due_at, payload) values ('x', 'left', 'infinity', '{"to": "${player.email.toUpperCase()}"}')`)
  const erased = await erasePerson(at.house, ownerOf(player), 'cli:test')
  expect(erased).toMatchObject({ leftOver: { 'job.payload': 1 } })
  await at.sql(
    `delete from job where key = 'left'; insert into mail (sealed, shard, player, created_at) values ('', ${player.shard}, ${player.id}, now())`,
  )
  expect(await findLeftOver(at.house.db, [{ ...ownerOf(player), words: [] }])).toEqual({ mail: 1 })
  await at.sql(`delete from mail where player = ${player.id}`)
})

test('who has excluded themselves for good and was erased is recognised when they register again', async () => {
  const player = await somebody()
  await at.sql(
    `insert into exclusion (shard, player, kind, source, reason, starts_at, ends_at) values (${player.shard}, ${player.id}, 'excluded', 'player', '', now(), null)`,
  )
  await close(player, longAgo(11))
  expect(await erasePerson(at.house, ownerOf(player), 'cli:test')).toMatchObject({ keptOut: 2, leftOver: {} })
  const again = () => registerAt(at, { email: player.email })
  expect((await again()).error).toMatchObject({ error: 'excluded' })
  await at.sql(`update kept_out set until = '2020-01-01'`)
  await runRetention()
  expect(await count('kept_out')).toBe(0)
})

async function runRetention() {
  await writeJob(at.house.db, retentionJob, 'all', at.clock.now())
  await runDueJobs(at.house, { [retentionJob]: retentionWorker(at.house) })
}

describe('the daily job', () => {
  test('erases whom the law lets go, by the years of their country, and nobody else', async () => {
    const [due, danish, maltese, open] = [
      await somebody(),
      await somebody({ country: 'DNK', currency: 'DKK' }),
      await somebody(),
      await somebody(),
    ]
    await close(due, longAgo(11))
    await close(danish, longAgo(6))
    await close(maltese, longAgo(6))
    await runRetention()
    const left = async (player: TestPlayer) => count(`person_key where player = ${player.id}`)
    expect([await left(due), await left(danish), await left(maltese), await left(open)]).toEqual([0, 0, 1, 1])
  })

  test('seals the addresses that an older release has kept in the clear, and takes them away a year after the sign-in', async () => {
    const player = await at.player()
    await at.sql(`update session set sealed = null, ip = '203.0.113.7', user_agent = 'Firefox' where player = ${player.id}`)
    await runRetention()
    expect(await at.sql(`select ip, user_agent, sealed is not null as sealed from session where player = ${player.id}`)).toEqual([
      { ip: '', user_agent: '', sealed: true },
    ])
    const { visits } = await player.browser.must('GET /api/activity', {})
    expect(visits[0]?.address).toBe('203.0.113.7')
    await at.sql(`update session set ended_at = now() - interval '5 years', ended_because = 'logout' where player = ${player.id}`)
    await runRetention()
    expect(await at.sql(`select sealed, device from session where player = ${player.id}`)).toEqual([{ sealed: null, device: null }])
  })

  test('takes the files of refused documents after their time, and leaves what was decided', async () => {
    const player = await somebody()
    await at.sql(`update document set status = 'rejected', decided_at = now() - interval '2 years' where player = ${player.id}`)
    await runRetention()
    expect([await count(`document_file where player = ${player.id}`), await count(`document where player = ${player.id}`)]).toEqual([0, 1])
  })
})

describe('the list of what is kept', () => {
  test('names every table of the database once', async () => {
    const named = retention.flatMap(({ tables }) => tables)
    expect(new Set(named).size).toBe(named.length)
    const rows = await at.sql(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_name !~ '^citus_'`,
    )
    const missing = rows.map(({ name }) => String(name)).filter((name) => !named.includes(name))
    expect(missing).toEqual([])
    expect(named.length).toBeGreaterThan(85)
  })

  test('promises no shorter time than the budgets of tables keep', () => {
    const inBudget = retention.filter(({ by }) => by === 'budget')
    for (const { tables, kept } of inBudget)
      for (const table of tables) {
        const hours = tableBudgets.filter((one) => one.table === table).map((one) => one.hours)
        expect([table, hours.length > 0 && 'days' in kept && Math.max(...hours) <= kept.days * 24]).toEqual([table, true])
      }
    expect(inBudget.length).toBeGreaterThan(4)
  })

  test('has a statement that works for each table of the daily job', async () => {
    const inTime = retention.filter(({ by, kept }) => by === 'retention' && 'days' in kept).flatMap(({ tables }) => tables)
    for (const table of [...inTime, ...tablesInTime]) expect(await eraseBefore(at.house.db, table, new Date(0), 10)).toBe(0)
  })
})

test('an address that somebody signs in from stands nowhere in the clear', async () => {
  const player = await at.player()
  const rows = await at.sql(`select ip, user_agent from session where player = ${player.id}`)
  expect(rows).toEqual([{ ip: '', user_agent: '' }])
  const { address } = player.browser
  for (const table of ['session', 'login_try', 'audit', 'kept_answer', 'registration_consent', 'call_budget'])
    expect([table, await count(`${table} t where t::text like '%${address}%'`)]).toEqual([table, 0])
})
