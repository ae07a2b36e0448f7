import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Depositor, TestCashier } from '../../cashier/deposits/test-cashier.ts'
import { give, newIban, openTestBank, transferFrom, withdraw } from '../../cashier/payment-details/test-payment-details.ts'
import { openOfficeOf, type OfficeBeside, type TestColleague } from '../testing/test-office.ts'

// Verification people at the queue of payment accounts, which players give by the site's own call.

let at: TestCashier
let office: OfficeBeside
let ann: TestColleague
let ben: TestColleague
beforeAll(async () => {
  at = await openTestBank()
  office = await openOfficeOf(at.house)
  ann = await office.colleague('verification')
  ben = await office.colleague('verification')
}, 120_000)
afterAll(async () => {
  expect(await at.faults()).toEqual([])
  await office.office.close()
  await at.close()
})
beforeEach(async () => {
  await at.sql(`update queue_item set worker = null, kept_until = null`)
})

const reason = 'The statement shows the same name.'

/** An account that a player has just given; returns its item. */
async function given(player: Depositor, iban = newIban(), name?: string): Promise<string> {
  const answer = await give(player, iban, name)
  expect(answer.value).toMatchObject({ status: 'unverified' })
  const { items } = await ann.must('listAccounts', {})
  return items.find((one) => one.player === String(player.id))?.item ?? ''
}
const waitingOf = async ({ id }: Depositor) =>
  (await ann.must('listAccounts', {})).items.filter(({ player }) => player === String(id)).map(({ item }) => item)

test('an account is shown masked with how well its name agrees, and uncovered to whoever takes it', async () => {
  const player = await at.depositor()
  const item = await given(player)
  const { account, facts } = await ann.must('readAccount', { item })
  expect(account).toMatchObject({ player: String(player.id), country: player.country })
  expect(facts).toMatchObject({ agreement: 'likely', firstPaidInAt: null, sums: [], waiting: 0, otherOwners: [] })
  for (const hidden of ['A. Example', 'Ada Example']) expect(JSON.stringify([account, facts])).not.toContain(hidden)
  expect(await ann.must('lookAtAccount', { item })).toEqual({ holder: 'A. Example', name: 'Ada Example' })
  const looks = await at.sql(`select actor, fields from access_log where player = ${player.id}`)
  expect(looks).toEqual([{ actor: `staff:${ann.id}`, fields: ['firstName', 'lastName', 'holder'] }])
  expect((await ben.ask('lookAtAccount', { item })).refusal.error).toBe('taken')
  expect((await ben.ask('verifyAccount', { item }, { reason, sign: true })).refusal.error).toBe('taken')
})

test('what came from it and waits to go there stands beside it, and so does who else has had it', async () => {
  const [player, other] = [await at.depositor(), await at.depositor()]
  const iban = newIban()
  const item = await given(player, iban)
  await transferFrom(at, player, iban)
  await expect
    .poll(async () => (await at.sql(`select 1 from stored_detail where player = ${player.id} and funded_at is not null`)).length)
    .toBe(1)
  await at.sql(`update stored_detail set verified = false, changed_at = '2026-01-01' where player = ${player.id}`)
  await withdraw(player, item)
  await at.sql(`insert into stored_detail (shard, reference, player, provider, method, token, description, fingerprint, created_at, deleted_at)
    select p.shard, 'copy-' || d.reference, p.id, d.provider, d.method, d.token, d.description, d.fingerprint, d.created_at, d.created_at
    from stored_detail d, player p where d.player = ${player.id} and p.id = ${other.id}`)
  const { facts } = await ann.must('readAccount', { item })
  expect(facts.sums).toEqual([{ currency: 'EUR', in: '100.00', out: '0.00' }])
  expect([facts.waiting, facts.firstPaidInAt === null]).toEqual([1, false])
  expect(facts.otherOwners).toMatchObject([{ player: String(other.id), isHousehold: false, hasItNow: false }])
  await ann.must('blockAccount', { item }, { reason })
})

test('it is confirmed by a passkey, which the audit log keeps, and leaves the queue', async () => {
  const player = await at.depositor()
  const item = await given(player)
  const rehearsed = await ann.ask('verifyAccount', { item }, { dryRun: true })
  expect(rehearsed.value).toMatchObject({ changes: [{ what: 'paymentAccount.state', before: 'waiting', after: 'confirmed' }] })
  expect((await ann.ask('verifyAccount', { item }, { reason })).refusal.error).toBe('stepUpNeeded')
  await ann.must('verifyAccount', { item }, { reason, sign: true })
  expect(await player.browser.must('GET /api/payment/details', {})).toMatchObject({ status: 'verified' })
  const audit = await at.sql(`select actor, action from audit where subject = 'account:${item}' and action like '%verify'`)
  expect(audit).toEqual([{ actor: `staff:${ann.id}`, action: 'office.accounts.verify' }])
  expect(await waitingOf(player)).toEqual([])
})

test('refused it stays unconfirmed and out of the queue, until the player changes it', async () => {
  const player = await at.depositor()
  const item = await given(player)
  await ann.must('refuseAccount', { item }, { reason })
  expect(await player.browser.must('GET /api/payment/details', {})).toMatchObject({ status: 'unverified' })
  expect(await waitingOf(player)).toEqual([])
  expect((await ann.ask('readAccount', { item })).refusal.error).toBe('notFound')
  await at.advance(60)
  await give(player, newIban())
  expect(await waitingOf(player)).toHaveLength(1)
})

test('blocked it is closed to paying in and out', async () => {
  const player = await at.depositor()
  const item = await given(player)
  await ann.must('blockAccount', { item }, { reason })
  const [row] = await at.sql(`select blocked, verified from stored_detail where reference = '${item}'`)
  expect(row).toEqual({ blocked: true, verified: false })
  expect(await waitingOf(player)).toEqual([])
})

test('it is not decided on as it was before the player changed it, nor by somebody about themselves', async () => {
  const player = await at.depositor()
  const item = await given(player)
  const { facts } = await ann.must('readAccount', { item })
  const precondition = { [`account:${item}`]: facts.version }
  await at.sql(`update stored_detail set changed_at = '2026-01-01' where reference = '${item}'`)
  expect((await ann.ask('refuseAccount', { item }, { reason, precondition })).refusal.error).toBe('moved')
  await at.sql(`update staff set player_shard = ${player.shard}, player = ${player.id} where id = ${ann.id}`)
  for (const call of ['refuseAccount', 'lookAtAccount', 'keepAccount'] as const)
    expect((await ann.ask(call, { item }, { reason })).refusal.error).toBe('outOfReach')
  await at.sql(`update staff set player_shard = null, player = null where id = ${ann.id}`)
  const answers = await Promise.all([ann, ben, ann].map(async (who) => (await who.ask('refuseAccount', { item }, { reason })).status))
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
})
