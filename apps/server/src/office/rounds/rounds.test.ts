import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../../money/verify-ledger/index.ts'
import { readWalletRow } from '../../money/wallet/index.ts'
import { studioRounds } from '../../play/games/index.ts'
import { bet, fresh, openTestStudio, type Playing, type StudioLine, type TestStudio } from '../../play/games/test-studio.ts'
import { pendingRoundsWorker } from '../../play/round-settlement/index.ts'
import { openOfficeOf, type OfficeBeside, type TestColleague } from '../testing/test-office.ts'

let at: TestStudio
let beside: OfficeBeside
let gus: TestColleague
let second: TestColleague
beforeAll(async () => {
  at = await openTestStudio()
  beside = await openOfficeOf(at.house)
  gus = await beside.colleague('games')
  second = await beside.colleague('games')
})
afterAll(async () => {
  await beside.office.close()
  await at.close()
})

const reason = 'The studio has lost the end of it.'
const dayMs = 86_400_000

/** A round of one bet of 10.00 that nobody has ended for longer than a day. */
async function hanging(won?: number) {
  const game = await at.playing(5000n)
  const [transactionId, roundId] = [fresh('t'), fresh('r')]
  const beganAt = at.clock.now().toISOString()
  await bet(game, 1000, { transactionId, roundId })
  const line: StudioLine = {
    roundId,
    playerRef: game.playerRef,
    currency: 'EUR',
    staked: '1000',
    won: String(won ?? 0),
    settled: true,
    beganAt,
  }
  if (won !== undefined) at.rounds.push(line)
  at.clock.advance(dayMs + 60_000)
  await pendingRoundsWorker(at.house)()
  await Promise.all([gus.signIn(), second.signIn()])
  const row = (await gus.must('listRounds', {})).items.find(({ round }) => round === roundId)
  if (!row) throw new Error('it does not hang')
  return { game, transactionId, roundId, row, line, item: row.item, cash: () => cashOf(game) }
}

const cashOf = async ({ shard, id: player, currency }: Playing) =>
  String((await readWalletRow(at.house.db, { shard, player, currency }))?.cash)

async function faults() {
  at.clock.advance(600_000)
  const { lists } = await studioRounds(at.house)
  return (await verifyLedger(at.house.db, at.clock, { rounds: lists })).flatMap((check) => check.faults)
}

test('a round that hangs is paid by what its studio says, and what the studio still sends changes nothing', async () => {
  const { game, item, row, roundId, transactionId, cash } = await hanging(2500)
  expect(row).toMatchObject({ stake: '10.00', currency: 'EUR', studio: 'orchard', game: 'Orchard', isOverdue: false })
  const before = (await gus.must('readRound', { item })).facts
  expect(before).toMatchObject({ books: { staked: '10.00', won: '0.00' }, studio: null, postings: [{ from: 'cash', to: 'in_play_cash' }] })
  expect((await gus.ask('settleRound', { item }, { reason })).refusal).toMatchObject({
    error: 'mayNot',
    errorSubMessage: expect.stringContaining('Ask'),
  })
  expect(await gus.must('askStudio', { item })).toEqual({ says: 'settled' })
  const { facts } = await gus.must('readRound', { item })
  expect(facts.studio).toMatchObject({ says: 'settled', staked: '10.00', won: '25.00' })
  const { value } = await gus.ask('settleRound', { item }, { dryRun: true })
  expect(value).toMatchObject({
    legs: [
      { from: 'in_play_cash', amount: '10.00' },
      { to: 'cash', amount: '25.00' },
    ],
    people: 1,
  })
  const precondition = { [`round:${item}`]: facts.version, [`round.answer:${item}`]: facts.answer }
  await gus.must('settleRound', { item }, { reason, precondition })
  expect(await cash()).toBe('6500')
  expect(await game.wallet('win', { transactionId: fresh('t'), roundId, amount: '2500' })).toMatchObject({ code: 'ROUND_CLOSED' })
  const late = { transactionId: fresh('t'), targetTransactionId: transactionId, roundId }
  expect(await game.wallet('rollback', late)).toMatchObject({ code: 'NOT_REVERSIBLE' })
  expect(await cash()).toBe('6500')
  expect((await gus.ask('readRound', { item })).refusal.error).toBe('notFound')
  expect(await faults()).toEqual([])
})

test('a stake is given back by two people; the rollback that still comes is known, the win that still comes is refused', async () => {
  const { game, item, roundId, transactionId, cash } = await hanging()
  expect(await gus.must('askStudio', { item })).toEqual({ says: 'unknown' })
  expect((await gus.ask('settleRound', { item }, { reason })).refusal.error).toBe('mayNot')
  const { value } = await gus.ask('rollBackRound', { item }, { dryRun: true })
  expect(value).toMatchObject({
    changes: [
      { before: '10.00 EUR', after: '0.00 EUR' },
      { what: 'round.givenBack', after: '10.00 EUR' },
    ],
    legs: [{ from: 'in_play_cash', to: 'cash', amount: '10.00' }],
  })
  const { refusal } = await gus.ask('rollBackRound', { item }, { reason })
  expect(refusal.error).toBe('secondNeeded')
  // Whoever looks at it asks the studio again: that moves nothing.
  await second.must('askStudio', { item })
  const id = String(refusal.errorDetails?.['request'])
  expect((await gus.ask('applyRequest', { id }, { sign: true })).refusal.error).toBe('ownRequest')
  await second.must('applyRequest', { id }, { sign: true })
  expect(await cash()).toBe('5000')
  const rollback = () => game.wallet('rollback', { transactionId: fresh('t'), targetTransactionId: transactionId, roundId })
  expect(await rollback()).toMatchObject({ code: 'OK', replayed: true })
  expect(await rollback()).toMatchObject({ code: 'OK', replayed: true })
  expect(await game.wallet('win', { transactionId: fresh('t'), roundId, amount: '9000' })).toMatchObject({ code: 'ROUND_CLOSED' })
  expect(await cash()).toBe('5000')
  expect(await faults()).toEqual([])
})

test('a round that its studio has taken back is given back by its answer', async () => {
  const { item, line, cash } = await hanging(0)
  line.staked = '0'
  expect(await gus.must('askStudio', { item })).toEqual({ says: 'settled' })
  await gus.must('settleRound', { item }, { reason })
  expect(await cash()).toBe('5000')
  expect(await faults()).toEqual([])
})

test('what does not agree with our books settles nothing, nor does an answer that is old, of a round in play, or none at all', async () => {
  const { item, line } = await hanging(500)
  const refused = async () => (await gus.ask('settleRound', { item }, { reason })).refusal.errorSubMessage
  line.staked = '900'
  await gus.must('askStudio', { item })
  expect(await refused()).toContain('took 900')
  line.staked = '1000'
  line.settled = false
  expect(await gus.must('askStudio', { item })).toEqual({ says: 'open' })
  expect(await refused()).toContain('still in play')
  line.settled = true
  await gus.must('askStudio', { item })
  at.clock.advance(11 * 60_000)
  expect(await refused()).toContain('too old')
  await at.set('be.studio.url', 'http://127.0.0.1:1/studio')
  expect(await gus.must('askStudio', { item })).toEqual({ says: 'unreachable' })
  await at.set('be.studio.url', `${at.house.env.sandboxOrigin}/studio`)
})

test('a round that has paid is not given back; one that ends by itself waits no more', async () => {
  const { game, item, roundId, line } = await hanging()
  at.rounds.push({ ...line, won: '300' })
  await game.wallet('win', { transactionId: fresh('t'), roundId, amount: '300', roundClosed: false })
  expect((await gus.ask('rollBackRound', { item }, { reason })).refusal).toMatchObject({
    error: 'mayNot',
    errorSubMessage: expect.stringContaining('paid already'),
  })
  await game.wallet('win', { transactionId: fresh('t'), roundId, amount: '0' })
  expect((await gus.ask('readRound', { item })).refusal.error).toBe('notFound')
  await pendingRoundsWorker(at.house)()
  expect(await at.sql(`select from pending_round where round = 'orchard:round:${roundId}'`)).toEqual([])
})

test('rounds younger than the setting do not wait, and nobody settles above their bound or without the permission', async () => {
  const { item } = await hanging(5000)
  await at.set('office.roundPendingHours', 48)
  expect((await gus.ask('readRound', { item })).refusal.error).toBe('notFound')
  await at.set('office.roundPendingHours', 24)
  const support = await beside.colleague('support')
  await support.must('readRound', { item })
  expect((await support.ask('rollBackRound', { item }, { reason })).refusal.error).toBe('notAllowed')
  await gus.must('askStudio', { item })
  await at.sql(`update role_permission set bound = '{"most":{"EUR":"20.00"}}' where role = 'games' and permission = 'rounds.settle'`)
  expect((await gus.ask('settleRound', { item }, { reason })).refusal.error).toBe('aboveBound')
  await at.sql(`update role_permission set bound = '{}' where role = 'games' and permission = 'rounds.settle'`)
  await gus.must('settleRound', { item }, { reason })
  expect(await faults()).toEqual([])
})
