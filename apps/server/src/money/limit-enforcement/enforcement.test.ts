import { proves } from '@fairhouse/testing/proves.ts'
import type { Limits } from '@fairhouse/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectTold } from '../../base/testing/test-told.ts'
import { runDueJobs } from '../../base/testing/test-jobs.ts'
import { bet, fresh, openTestStudio, type Playing, type TestStudio } from '../../play/games/test-studio.ts'
import { sessionTimeWorker } from '../../play/session-time/end-used-up-logins.ts'
import { readWalletRow } from '../wallet/wallet.sql.ts'
import { verifyLedger } from '../verify-ledger/verify.ts'
import { decideForPlayer } from '../limit-changes/decide-for-player.ts'
import { limitTurnJob } from '../limit-changes/change-limits.ts'
import { limitTurnWorker } from '../limit-changes/limit-turn.ts'
import { mayDeposit } from './may-deposit.ts'
import { refreshCapsInside, sessionTimeJob } from './refresh-caps.ts'
import { writeExclusion } from '../limits/limits.sql.ts'

let at: TestStudio
beforeAll(async () => void (at = await openTestStudio()))
afterAll(() => at.close())

type Player = Pick<Playing, 'id' | 'shard' | 'currency' | 'browser' | 'email'>
const [hourMs, monday] = [3_600_000, '2026-11-16T08:00:00Z'] as const
beforeEach(() => at.clock.set(new Date(Math.max(at.clock.now().getTime(), Date.parse(monday)))))
const later = async (hours: number) => {
  at.clock.set(new Date(at.clock.now().getTime() + hours * hourMs))
  await runDueJobs(at.house, { [sessionTimeJob]: sessionTimeWorker(at.house), [limitTurnJob]: limitTurnWorker(at.house) })
}
const inHours = (hours: number) => new Date(at.clock.now().getTime() + hours * hourMs).toISOString()
const walletOf = ({ shard, id, currency }: Player) => ({ shard, player: id, currency })
const read = async ({ browser }: Player): Promise<Limits> => (await browser.must('GET /api/limits', {})).limits
const set = ({ browser }: Player, type: 'session' | 'maxBalance' | 'netDeposit' | 'deposit' | 'wager', amounts: Record<string, string>) =>
  browser.must('POST /api/limits', { type, ...amounts, highLimitConfirmed: true })
const logIn = ({ browser, email }: Player) => browser.ask('POST /api/login', { login: email, password: 'Violet7Harbour' })
const launch = async ({ browser }: Player) => browser.ask('POST /api/game/launch', { game: 'orchard', type: 'real', language: 'en' })
const money = (player: Player) => readWalletRow(at.house.db, walletOf(player)).then((row) => [row?.cash, row?.reserve])
/** A player who has set what the Netherlands ask for before a deposit. */
async function dutch(wanted: { birthDate?: string } = {}, amounts = { deposit: '349.99', maxBalance: '5000.00' }) {
  const player = await at.player({ country: 'NLD', ...wanted })
  await set(player, 'deposit', { monthlyAmount: amounts.deposit })
  await set(player, 'maxBalance', { permanentAmount: amounts.maxBalance })
  await set(player, 'session', { dailyAmount: '24', weeklyAmount: '7', monthlyAmount: '31' })
  return player
}
/** Whether a deposit may begin; if so its allowance is reserved. */
const begin = (player: Player, amount: bigint, attempt = fresh('attempt')) =>
  at.house.db.transaction((tx) => mayDeposit(at.house, tx, walletOf(player), attempt, amount))
/** A deposit that arrives: counted as the cashier counts it. */
async function deposit(player: Player, amount: bigint) {
  const attempt = fresh('attempt')
  const refused = await begin(player, amount, attempt)
  if (refused) return refused
  await at.house.wallet.post({
    op: 'move',
    wallet: walletOf(player),
    id: `deposit:${attempt}:credit`,
    kind: 'deposit',
    reason: attempt,
    legs: [['receivable:test', 'cash', amount]],
    counted: amount,
    hold: { id: `deposit:${attempt}`, kind: 'deposit', action: 'close', owner: attempt },
  })
  return undefined
}

describe('the Dutch duties before play', () => {
  test('are asked for one by one: 228, 249, 250; then the game opens', async () => {
    proves('SHL-963..964')
    const player = await at.player({ country: 'NLD' })
    await at.money(player, 1000n)
    expect((await launch(player)).error.errorCode).toBe(228)
    await set(player, 'deposit', { monthlyAmount: '300.00' })
    await expectTold((await launch(player)).error, 249, /^Please set your max balance limit/)
    await set(player, 'maxBalance', { permanentAmount: '500.00' })
    await expectTold((await launch(player)).error, 250, /please set your session time limit/)
    await set(player, 'session', { dailyAmount: '3', weeklyAmount: '2', monthlyAmount: '10' })
    expect((await launch(player)).status).toBe(200)
  })
})

describe('the max balance', () => {
  test('sends what is above it to the reserve: a win, a lower limit; and gives it back once it is raised', async () => {
    proves('SHL-339', 'SHL-344', 'SHL-373..374')
    const game = await at.playing(50_000n, { country: 'MLT' })
    const wallet = walletOf(game)
    const operator = (amount: bigint | null) =>
      decideForPlayer(
        at.house,
        wallet,
        { act: 'set', name: { type: 'maxBalance', period: 'permanent' }, amount, source: 'operator' },
        { actor: 'cli:test', reason: 'test' },
      )
    await operator(40_000n)
    expect(await money(game)).toEqual([40_000n, 10_000n])
    const round = fresh('r')
    await bet(game, 1000, { roundId: round })
    await game.wallet('win', { transactionId: fresh('t'), roundId: round, amount: '3000', roundClosed: true })
    expect(await money(game)).toEqual([40_000n, 12_000n])
    const { maxBalance } = await read(game)
    expect(maxBalance?.permanent).toMatchObject({ limited: true, amount: '400.00', availableAmount: '0.00', source: 'operator' })
    await operator(45_000n)
    expect(await money(game)).toEqual([45_000n, 7000n])
    await operator(null)
    expect(await money(game)).toEqual([52_000n, 0n])
    expect(
      (await verifyLedger(at.house.db, at.clock)).flatMap(({ check, faults }) =>
        faults.length > 0 && check !== 'house' ? [check, ...faults] : [],
      ),
    ).toEqual([])
  })

  test('refuses a deposit that it has no room for, those under way counted', async () => {
    const player = await dutch({}, { deposit: '349.99', maxBalance: '400.00' })
    await at.money(player, 30_000n)
    expect(await begin(player, 10_001n)).toMatchObject({
      refused: 'paymentMethodLimit',
      details: { type: 'deposit', limitType: 'maxBalance', limit: '400.00', available: '100.00' },
    })
    expect(await begin(player, 6000n)).toBeUndefined()
    expect(await begin(player, 4001n)).toMatchObject({ details: { available: '40.00' } })
  })

  test('that is raised in the Netherlands holds after seven days, lowered at once', async () => {
    proves('SHL-611', 'SHL-613')
    const player = await at.player({ country: 'NLD' })
    await set(player, 'maxBalance', { permanentAmount: '1000.00' })
    await set(player, 'maxBalance', { permanentAmount: '400.00' })
    expect((await read(player)).maxBalance?.permanent).toMatchObject({ amount: '400.00', newAmount: null })
    await set(player, 'maxBalance', { permanentAmount: '600.00' })
    expect((await read(player)).maxBalance?.permanent).toMatchObject({
      amount: '400.00',
      newAmount: '600.00',
      amountEffectiveTime: inHours(168),
    })
    await later(168)
    await logIn(player)
    expect((await read(player)).maxBalance?.permanent).toMatchObject({ amount: '600.00', newAmount: null })
  })
})

describe('the net deposit limit', () => {
  test('of the Netherlands lets one deposit pass it and no further one until the month ends', async () => {
    proves('SHL-340', 'SHL-346..347', 'SHL-371..372', 'SHL-NS-25')
    at.clock.set('2027-01-11T08:00:00Z')
    const player = await dutch()
    await decideForPlayer(
      at.house,
      walletOf(player),
      { act: 'set', name: { type: 'netDeposit', period: 'monthly' }, amount: 10_000n, source: 'rule' },
      { actor: 'cli:test', reason: 'test' },
    )
    await later(1 / 60)
    expect(await deposit(player, 9000n)).toBeUndefined()
    expect((await read(player)).netDeposit?.monthly).toMatchObject({ usedAmount: '90.00', availableAmount: '10.00', source: 'rule' })
    expect(await deposit(player, 2000n)).toBeUndefined()
    expect((await read(player)).netDeposit?.permanent).toMatchObject({ limited: false, ndtBreachMaxCount: 3, ndtExceededCount: 1 })
    expect((await read(player)).netDeposit?.monthly).toMatchObject({ amount: '100.00', usedAmount: '110.00', availableAmount: '0.00' })
    const refused = await deposit(player, 100n)
    expect(refused).toMatchObject({
      refused: 'paymentMethodLimit',
      details: { type: 'netDeposit', limit: '100.00', available: '0.00' },
      until: new Date('2027-01-31T23:00:00Z'),
    })
    at.clock.set('2027-02-01T08:00:00Z')
    expect(await deposit(player, 100n)).toBeUndefined()
  })

  test('is held for an operator once it was passed in too many months', async () => {
    proves('SHL-369..370')
    const player = await dutch({ birthDate: '2007-01-01' }, { deposit: '149.99', maxBalance: '5000.00' })
    const decide = () =>
      decideForPlayer(
        at.house,
        walletOf(player),
        { act: 'set', name: { type: 'netDeposit', period: 'monthly' }, amount: 1000n, source: 'rule' },
        { actor: 'cli:test', reason: 'income shown' },
      )
    await decide()
    for (const month of ['2027-03', '2027-04', '2027-05', '2027-06']) {
      at.clock.set(`${month}-05T08:00:00Z`)
      expect(await deposit(player, 1500n)).toBeUndefined()
    }
    at.clock.set('2027-07-05T08:00:00Z')
    await logIn(player)
    expect((await read(player)).netDeposit?.permanent).toMatchObject({ limited: true, availableAmount: '0.00', ndtExceededCount: 4 })
    expect(await deposit(player, 100n)).toMatchObject({ refused: 'paymentMethodLimit', details: { type: 'netDeposit', available: '0.00' } })
    await decide()
    expect(await deposit(player, 100n)).toBeUndefined()
  })

  test('of a player’s own is not passed at all, and paid withdrawals give room back', async () => {
    const player = await at.player()
    await set(player, 'netDeposit', { monthlyAmount: '100.00' })
    expect(await deposit(player, 8000n)).toBeUndefined()
    expect(await deposit(player, 2001n)).toMatchObject({ details: { type: 'netDeposit', available: '20.00' } })
    const paid = (state: string, reference: string) =>
      at.sql(
        `insert into withdrawal (shard, reference, player, currency, amount, stored_detail, provider, key, state, requested_at, changed_at)
         values (${player.shard}, '${reference}', ${player.id}, 'EUR', 3000, 'x', 'card', '${reference}', '${state}', '${at.clock.now().toISOString()}', '${at.clock.now().toISOString()}')`,
      )
    await paid('processing', fresh('w'))
    expect(await deposit(player, 2001n)).toMatchObject({ details: { available: '20.00' } })
    await paid('paid', fresh('w'))
    expect(await deposit(player, 5000n)).toBeUndefined()
    await at.sql(`delete from withdrawal where player = ${player.id}`)
  })
})

describe('what slides', () => {
  test('in Belgium gives room back seven days after what was deposited, not at the end of a week', async () => {
    at.clock.set('2027-10-06T08:00:00Z')
    const player = await at.player({ country: 'BEL' })
    expect((await read(player)).deposit?.weekly).toMatchObject({ amount: '200.00', source: 'rule', status: 'none' })
    expect(await deposit(player, 15_000n)).toBeUndefined()
    at.clock.set('2027-10-11T08:00:00Z')
    expect(await deposit(player, 5001n)).toMatchObject({
      details: { type: 'weekly', available: '50.00' },
      until: new Date('2027-10-13T08:00:00Z'),
    })
    expect(await deposit(player, 5000n)).toBeUndefined()
    at.clock.set('2027-10-13T08:00:59Z')
    expect(await deposit(player, 100n)).toMatchObject({ details: { available: '0.00' } })
    at.clock.set('2027-10-13T08:01:00Z')
    expect(await deposit(player, 15_000n)).toBeUndefined()
  })

  test('is raised above the country’s own limit once an operator has recorded that the register agrees', async () => {
    const player = await at.player({ country: 'BEL' })
    await set(player, 'deposit', { weeklyAmount: '500.00' })
    expect((await read(player)).deposit?.weekly).toMatchObject({ status: 'inReview', amount: '200.00', newAmount: '500.00' })
    await later(72)
    const name = { type: 'deposit', period: 'weekly' } as const
    await decideForPlayer(at.house, walletOf(player), { act: 'approve', name }, { actor: 'cli:test', reason: 'the commission agrees' })
    await logIn(player)
    expect((await read(player)).deposit?.weekly).toMatchObject({ status: 'active', amount: '500.00', source: 'player' })
    expect(await deposit(player, 50_000n)).toBeUndefined()
  })
})

describe('an excluded player', () => {
  test('neither deposits nor bets nor opens a game, and can still log in and withdraw', async () => {
    const game = await at.playing(1000n)
    const { shard, id } = game
    await at.house.db.transaction(async (tx) => {
      await writeExclusion(tx, shard, id, { kind: 'excluded', source: 'player', reason: '', startsAt: at.clock.now(), endsAt: null })
      await refreshCapsInside(at.house, tx, walletOf(game))
    })
    expect(await begin(game, 100n)).toMatchObject({ refused: 'excluded' })
    expect((await bet(game, 100)).code).not.toBe('OK')
    expect((await launch(game)).error.errorCode).toBe(120)
    expect((await logIn(game)).status).toBe(200)
  })
})

test('a game that the country opens later in life than an account is not opened before (226)', async () => {
  const year = at.clock.now().getUTCFullYear()
  const [young, grown] = [
    await at.player({ country: 'EST', birthDate: `${year - 20}-01-01` }),
    await at.player({ country: 'EST', birthDate: `${year - 21}-01-01` }),
  ]
  expect((await launch(young)).error).toMatchObject({ errorCode: 226, errorDetails: { age: 21 } })
  expect((await launch(grown)).status).toBe(200)
})
