import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { readWalletRow } from '../../money/wallet/index.ts'
import { takeClosedRounds } from '../../money/closed-rounds/index.ts'
import { verifyLedger } from '../../money/verify-ledger/verify.ts'
import { fresh, openTestStudio, type Playing, type TestStudio } from '../games/test-studio.ts'
import { redeemCode } from '../bonuses/redeem-code.ts'
import { writeTestCampaign } from '../campaigns/test-campaign.ts'
import { commitmentOf, hitAmountOf } from './draw-secret.ts'
import { giveLastDay, jackpotsWorker, moveJackpot, readPotMoney, setJackpot, startJackpot } from './index.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
  await count()
})
afterAll(() => studio.close())
afterEach(async () => {
  expect((await verifyLedger(studio.house.db, studio.clock)).filter(({ faults }) => faults.length > 0)).toEqual([])
})

/** Counts what has closed, as the work of the house does. */
const count = () => jackpotsWorker(studio.house)({ id: 1n, kind: 'jackpots', key: 'all', payload: {}, tries: 1 })

let last = 10
/** Starts a pot of 10.00 that must be won by 10.50, to which each stake gives a tenth; returns its number. */
async function pot(more: object = {}): Promise<number> {
  const id = (last += 1)
  const base = { names: { en: `Pot ${id}`, fi: `Potti ${id}` }, currency: 'EUR', kind: 'mustHitBy', seed: '10', ceiling: '10.50' }
  const data = await setJackpot(
    studio.house,
    { ...base, meterPpm: 100_000, reservePpm: 50_000, games: ['orchard'], id, ...more },
    'cli:test',
  )
  if (Array.isArray(data)) throw new Error(data.join(' '))
  expect(await startJackpot(studio.house, id, 'cli:test')).toBeUndefined()
  return id
}

const inPot = async (id: number) => (await readPotMoney(studio.house.db)).find((one) => one.id === id)
const play = (player: Playing, stake: number, win = 0) =>
  player.wallet('betWin', {
    roundId: fresh('r'),
    bet: { transactionId: fresh('t'), amount: String(stake) },
    win: { transactionId: fresh('t'), amount: String(win) },
  })
const cashOf = async ({ shard, id: player, currency }: Playing) => (await readWalletRow(studio.house.db, { shard, player, currency }))?.cash
const told = (id: number, as = studio.browser()) => as.must('GET /api/jackpots/one', { id: String(id) })

/** Plays 1.00 again and again until the draw that runs has ended; returns it. */
async function playUntilWon(player: Playing, id: number) {
  const n = (await told(id)).draws[0]?.n
  for (let tries = 0; tries < 100; tries += 1) {
    await play(player, 100)
    await count()
    const draw = (await told(id, player.browser)).draws.find((one) => one.n === n)
    if (draw?.endedAt) return draw
  }
  throw new Error('nobody has won')
}

describe('a pot that must be won by an amount', () => {
  test('gets its share of own money in its games once a round has closed, and is shown to everybody', async () => {
    const id = await pot({ ceiling: '1000.00' })
    const player = await studio.playing(10_000n)
    await play(player, 1005)
    const round = fresh('r')
    await player.wallet('bet', { transactionId: fresh('t'), roundId: round, amount: '500' })
    await count()
    expect(await inPot(id)).toMatchObject({ meter: 1100n, reserve: 50n })
    await player.wallet('win', { transactionId: fresh('t'), roundId: round, amount: '0' })
    await count()
    await count()
    expect(await inPot(id)).toMatchObject({ meter: 1150n, reserve: 75n })
    const { jackpots } = await studio.browser().must('GET /api/jackpots', {})
    expect(jackpots.find((one) => one.id === String(id))).toMatchObject({
      name: `Pot ${id}`,
      meter: '11.50',
      wonBy: '1000.00',
      games: ['orchard'],
    })
    await moveAway(id)
  })

  test('is won by the round that brings it to the amount that was promised by its digest, and begins anew with its seed', async () => {
    const id = await pot()
    const before = await told(id)
    expect(before.draws).toMatchObject([{ n: 1, kind: 'mustHitBy', secret: null, endedAt: null, won: null }])
    const player = await studio.playing(100_000n)
    const tellWinner = vi.spyOn(studio.house, 'tell')
    const draw = await playUntilWon(player, id)
    expect(commitmentOf(draw.secret ?? '')).toBe(before.draws[0]?.commitment)
    const [hit, amount] = [hitAmountOf(draw.secret ?? ''), BigInt(draw.won?.amount.replace('.', '') ?? 0)]
    expect([hit > 1000n && hit <= 1050n, amount >= hit && amount < hit + 10n]).toEqual([true, true])
    expect(draw.won).toMatchObject({ isYou: true, by: 'A.' })
    expect(tellWinner).toHaveBeenCalledWith(player.id, { about: 'jackpotWon', id: String(id), amount: draw.won?.amount, currency: 'EUR' })
    tellWinner.mockRestore()
    const staked = BigInt(draw.staked?.replace('.', '') ?? 0)
    expect(await cashOf(player)).toBe(100_000n - staked + amount)
    expect((await inPot(id))?.meter).toBe(1000n)
    expect((await told(id)).draws[0]).toMatchObject({ n: 2, secret: null })
    await moveAway(id)
  })

  test('is paid above the max balance into the reserve, as any win', async () => {
    const id = await pot()
    const player = await studio.playing(100_000n)
    await studio.sql(`update wallet set max_balance = 100000 where player = ${player.id}`)
    const draw = await playUntilWon(player, id)
    const row = await readWalletRow(studio.house.db, { shard: player.shard, player: player.id, currency: 'EUR' })
    const [amount, staked] = [draw.won?.amount, draw.staked].map((text) => BigInt(text?.replace('.', '') ?? 0)) as [bigint, bigint] // two amounts
    expect([row?.cash, row?.reserve]).toEqual([
      staked < amount ? 100_000n : 100_000n - staked + amount,
      amount > staked ? amount - staked : 0n,
    ])
    await moveAway(id)
  })

  test('is changed from the next draw on', async () => {
    const id = await pot()
    const changed = {
      id,
      names: { en: 'New' },
      currency: 'EUR',
      kind: 'mustHitBy',
      seed: '20.00',
      ceiling: '21.00',
      meterPpm: 50_000,
      reservePpm: 0,
    }
    expect(await setJackpot(studio.house, { ...changed, games: ['orchard'] }, 'cli:test')).not.toBeInstanceOf(Array)
    expect((await told(id)).rules).toMatchObject({ seed: '10.00', ceiling: '10.50', meterPercent: '10' })
    await playUntilWon(await studio.playing(100_000n), id)
    expect((await told(id)).rules).toMatchObject({ seed: '20.00', ceiling: '21.00', meterPercent: '5' })
    expect((await inPot(id))?.meter).toBe(2000n)
    await moveAway(id)
  })
})

test('a pot that is won by chance pays whom its published seed names', async () => {
  const id = await pot({ kind: 'random', ceiling: undefined, oneIn: '10.00' })
  const player = await studio.playing(100_000n)
  const draw = await playUntilWon(player, id)
  expect(commitmentOf(draw.secret ?? '')).toBe(draw.commitment)
  await moveAway(id)
})

/** Moves a pot into one that takes everything, so that it takes part in no other test. */
async function moveAway(id: number): Promise<void> {
  sink ??= await pot({ kind: 'random', ceiling: undefined, oneIn: '900000000.00', games: ['poker'] })
  expect(await moveJackpot(studio.house, id, sink, 'cli:test')).toBeUndefined()
}
let sink: number | undefined

describe('a pot that is switched off', () => {
  test('is moved whole into a pot that is named, and its secret is told', async () => {
    const [from, to] = [await pot({ ceiling: '1000.00' }), await pot({ ceiling: '2000.00' })]
    await play(await studio.playing(10_000n), 1000)
    await count()
    const [one, other] = [await inPot(from), await inPot(to)]
    expect(await moveJackpot(studio.house, from, to, 'cli:test')).toBeUndefined()
    expect(await inPot(to)).toMatchObject({ meter: one!.meter + other!.meter, reserve: one!.reserve + other!.reserve })
    expect(await inPot(from)).toMatchObject({ meter: 0n, reserve: 0n })
    expect(await told(from)).toMatchObject({
      jackpot: { state: 'ended' },
      movedTo: { id: String(to) },
      draws: [{ secret: expect.stringMatching(/^\d+:[0-9a-f]{64}$/), won: null }],
    })
    await moveAway(to)
  })

  test('is not moved where that one would be above what it must be won by, or is in another currency', async () => {
    const [from, small, dollars] = [await pot(), await pot(), await pot({ currency: 'USD' })]
    expect(await moveJackpot(studio.house, from, small, 'cli:test')).toMatch(/must be won by 10\.50/)
    expect(await moveJackpot(studio.house, from, dollars, 'cli:test')).toMatch(/in USD/)
    for (const id of [from, small]) await moveAway(id)
  })

  test('has a last day, at whose end one of that day’s stakes wins all that is in pot and reserve', async () => {
    const id = await pot({ ceiling: '1000.00' })
    const player = await studio.playing(100_000n)
    await play(player, 1000)
    await count()
    expect(await giveLastDay(studio.house, id, 'cli:test')).toBeInstanceOf(Date)
    await play(player, 2000)
    await count()
    const all = await inPot(id)
    const before = await cashOf(player)
    studio.clock.advance(86_400_000 + 59_000)
    await count()
    expect((await inPot(id))?.meter).toBe(all?.meter)
    studio.clock.advance(2000)
    await count()
    expect(await cashOf(player)).toBe(before! + all!.meter + all!.reserve)
    expect(await told(id)).toMatchObject({
      jackpot: { state: 'ended', meter: '0.00' },
      draws: [{ kind: 'lastDay', staked: '20.00' }, { won: null }],
    })
  })

  test('on whose last day nobody plays is won by the first round after it', async () => {
    const id = await pot({ ceiling: '1000.00' })
    await giveLastDay(studio.house, id, 'cli:test')
    studio.clock.advance(3 * 86_400_000)
    await count()
    expect((await told(id)).jackpot.state).toBe('closing')
    const player = await studio.playing(1000n)
    await play(player, 100)
    await count()
    expect((await told(id)).draws[0]?.won).toMatchObject({ amount: '10.15' })
    expect(await cashOf(player)).toBe(900n + 1015n)
  })
})

test('a stake of bonus money brings a pot nothing, and of a stake of both own money alone counts', async () => {
  const id = await pot({ ceiling: '9000.00' })
  const terms = { EUR: { promoAmount: '20.00', turnoverFactor: '50' } }
  await writeTestCampaign(studio.house, { id: 4001, promoCode: 'POT', offeredAt: ['code'], terms })
  const player = await studio.playing(150n)
  const { shard, id: number, currency, country } = player
  const of = { shard, player: number, currency }
  await redeemCode(studio.house, { ...of, country, code: 'POT', reference: `POT-${number}` })
  for (let n = 0; n < 2; n += 1) await play(player, 100)
  expect((await readWalletRow(studio.house.db, of))?.promo).toBe(1950n)
  await play(player, 100)
  await count()
  expect(await inPot(id)).toMatchObject({ meter: 1015n, reserve: 7n })
  await moveAway(id)
})

test('a count that breaks off after any of its postings leaves nothing, and the next does all of it once', async () => {
  const id = await pot()
  const player = await studio.playing(10_000n)
  await play(player, 500)
  const before = await cashOf(player)
  const { postInside } = studio.house.wallet
  for (let steps = 0; steps < 3; steps += 1) {
    let done = 0
    const broken = vi.spyOn(studio.house.wallet, 'postInside').mockImplementation(async (tx, postings) => {
      if (done === steps) throw new Error('broken off')
      done += 1
      return postInside(tx, postings)
    })
    await expect(count()).rejects.toThrow('broken off')
    broken.mockRestore()
    expect([await inPot(id), await cashOf(player)]).toMatchObject([{ meter: 1000n, reserve: 0n }, before])
  }
  await count()
  expect(await cashOf(player)).toBe(before! + 1050n)
  expect((await told(id)).draws).toMatchObject([
    { n: 2, endedAt: null },
    { n: 1, won: { amount: '10.50' } },
  ])
  await moveAway(id)
})

test('two that count at once, and one that breaks off, count each round once', async () => {
  const id = await pot({ ceiling: '9000.00' })
  const player = await studio.playing(100_000n)
  for (let n = 0; n < 10; n += 1) await play(player, 100)
  await expect(
    studio.house.db.transaction(async (tx) => {
      await takeClosedRounds(tx, studio.clock, 'jackpots')
      throw new Error('broken off')
    }),
  ).rejects.toThrow('broken off')
  await Promise.all([count(), count()])
  expect((await inPot(id))?.meter).toBe(1100n)
  await moveAway(id)
})

test.each([
  ['a ceiling that is not above the seed', { ceiling: '10.00' }, /above the seed/],
  ['a game that is not there', { games: ['orchard', 'nowhere'] }, /no game nowhere/],
  ['a game twice', { games: ['orchard', 'orchard'] }, /twice/],
  ['no share of stakes', { meterPpm: 0 }, /never grows/],
  ['more digits than its currency has', { seed: '10.005' }, /no amount of EUR/],
  ['no chance', { kind: 'random', ceiling: undefined }, /won once/],
])('%s is a mistake, and nothing is kept', async (_, more, says) => {
  await expect(pot(more)).rejects.toThrow(says)
  expect((await studio.sql(`select 1 from jackpot where id = ${last}`)).length).toBe(0)
})
