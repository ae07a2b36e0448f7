import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createHash } from 'node:crypto'
import { fresh } from '../games/test-studio.ts'
import { cancelRace, setRace } from './index.ts'
import { openTestRaces, type TestRaces } from './test-races.ts'

let at: TestRaces
beforeAll(async () => void (at = await openTestRaces()))
afterAll(() => at.close())
afterEach(async () => expect(await at.faults()).toEqual([]))

const poolOf = (players = 2) => ({ buyIn: '10.00', minPlayers: players, prizes: [], poolShares: [700_000, 300_000] })
const inRace = async (id: number) =>
  (await at.sql(`select cash::bigint from wallet where player = ${-(1_000_000_000n + BigInt(id))}`))[0]?.['cash']

describe('a race', () => {
  test('ranks who entered by what their rounds came to, and pays the places a day after its end', async () => {
    const id = await at.race()
    const [ada, ben, eve] = [await at.playing(10_000n), await at.playing(10_000n), await at.playing(10_000n)]
    for (const player of [ada, ben]) await at.enter(player, id)
    await at.play(ada, 100, 9000) // before it begins
    await at.begin()
    await at.play(ada, 100, 250)
    await at.play(ben, 100, 400)
    await at.play(eve, 100, 900)
    await at.play(ben, 5, 9999)
    await at.play(ben, 1001, 99_999)
    await at.count()
    const running = await at.told(id, ada)
    expect(running).toMatchObject({
      race: { state: 'running', players: 2, isIn: true, toWin: '100.00' },
      board: [
        { place: 1, score: '4000000', rounds: 1, isYou: false, amount: null },
        { place: 2, score: '2500000', rounds: 1, isYou: true, amount: null },
      ],
      you: { place: 2, score: '2500000', rounds: 1 },
      seed: null,
    })
    const before = [await at.cashOf(ada), await at.cashOf(ben)]
    await at.finish()
    expect([await at.cashOf(ada), await at.cashOf(ben)]).toEqual([before[0]! + 3000n, before[1]! + 5000n])
    const over = await at.told(id, ben)
    expect(over).toMatchObject({
      race: { state: 'over' },
      board: [{ amount: '50.00' }, { amount: '30.00' }],
      you: { place: 1, amount: '50.00' },
    })
    expect(
      createHash('sha256')
        .update(over.seed ?? '')
        .digest('hex'),
    ).toBe(over.commitment)
    expect(await inRace(id)).toBe(0n)
    await at.count()
    expect(await at.cashOf(ben)).toBe(before[1]! + 5000n)
  })

  test('with a buy-in takes it from cash, and players win all of it, the shares of empty places with them', async () => {
    const id = await at.race(poolOf())
    const [ada, ben, eve] = [await at.playing(2000n), await at.playing(2000n), await at.playing(2000n)]
    for (const player of [ada, ben, eve]) await at.enter(player, id)
    expect(await at.cashOf(ada)).toBe(1000n)
    expect(await inRace(id)).toBe(3000n)
    await at.begin()
    await at.play(ada, 100, 100)
    const before = await at.cashOf(ada)
    await at.finish()
    expect(await at.cashOf(ada)).toBe(before! + 3000n)
    await at.told(id, ada)
    const { transactions } = await ada.browser.must('GET /api/transactions', { type: 'all' })
    expect(transactions.filter(({ kind }) => kind.startsWith('race'))).toMatchObject([
      { kind: 'racePrize', about: `Race ${id}`, amount: '30.00' },
      { kind: 'raceBuyIn', about: `Race ${id}`, amount: '-10.00' },
    ])
  })

  test('that too few have entered gives every buy-in back as it would begin', async () => {
    const id = await at.race(poolOf(3))
    const [ada, ben] = [await at.playing(2000n), await at.playing(2000n)]
    for (const player of [ada, ben]) await at.enter(player, id)
    await at.begin()
    expect([await at.cashOf(ada), await at.cashOf(ben), await inRace(id)]).toEqual([2000n, 2000n, 0n])
    expect(await at.told(id, ada)).toMatchObject({ race: { state: 'cancelled' }, why: 'tooFew', you: { state: 'refunded' } })
  })

  test('that the office cancels gives every buy-in back, also when it runs', async () => {
    const id = await at.race({ ...poolOf(), prizes: ['5'] })
    const [ada, ben] = [await at.playing(2000n), await at.playing(2000n)]
    for (const player of [ada, ben]) await at.enter(player, id)
    await at.begin()
    await at.play(ada, 100, 300)
    await at.count()
    expect(await cancelRace(at.house, id, 'staff:1')).toBeUndefined()
    await at.count()
    expect([await at.cashOf(ada), await at.cashOf(ben), await inRace(id)]).toEqual([2200n, 2000n, 0n])
    expect(await cancelRace(at.house, id, 'staff:1')).toMatch(/over already/)
  })

  test('with a buy-in in which nobody scored gives it back, and a free one leaves its prizes with the house', async () => {
    const [bought, free] = [await at.race(poolOf()), await at.race()]
    const [ada, ben] = [await at.playing(2000n), await at.playing(2000n)]
    for (const player of [ada, ben]) await at.enter(player, bought)
    await at.enter(ada, free)
    await at.begin()
    await at.finish()
    expect([await at.cashOf(ada), await inRace(bought), await inRace(free)]).toEqual([2000n, 0n, 0n])
    expect(await at.told(bought, ada)).toMatchObject({ why: 'nobodyScored' })
    expect(await at.told(free, ada)).toMatchObject({ race: { state: 'over', toWin: '0.00' }, board: [] })
  })

  test('counts a round that was begun in it and closes within a day, and none that was rolled back or began too late', async () => {
    const id = await at.race({
      format: 'points',
      points: [
        { from: '0', points: 1 },
        { from: '2', points: 5 },
      ],
    })
    const player = await at.playing(10_000n)
    await at.enter(player, id)
    await at.begin()
    const [late, undone, tooLate] = [fresh('r'), fresh('r'), fresh('r')]
    const stake = fresh('t')
    await player.wallet('bet', { transactionId: fresh('t'), roundId: late, amount: '100' })
    await player.wallet('bet', { transactionId: stake, roundId: undone, amount: '100' })
    at.clock.advance(3_600_000)
    await player.wallet('bet', { transactionId: fresh('t'), roundId: tooLate, amount: '100' })
    await player.wallet('win', { transactionId: fresh('t'), roundId: tooLate, amount: '900' })
    await at.count()
    expect(await at.told(id, player)).toMatchObject({ race: { state: 'closing' }, you: { score: '0', rounds: 0 } })
    at.clock.advance(20 * 3_600_000)
    await player.wallet('win', { transactionId: fresh('t'), roundId: late, amount: '200' })
    await player.wallet('rollback', { transactionId: fresh('t'), roundId: undone, targetTransactionId: stake })
    await at.count()
    expect(await at.told(id, player)).toMatchObject({ you: { score: '5', rounds: 1 } })
    await at.finish()
    expect(await at.told(id, player)).toMatchObject({ you: { place: 1, amount: '50.00' } })
  })

  test('does not change once it has begun, or somebody has entered', async () => {
    const id = await at.race()
    const [kept] = await at.sql(`select data from race_version where race = ${id}`)
    const data = kept?.['data'] as object // as it was written
    expect(await setRace(at.house, { ...data, prizes: ['60.00'] }, 'cli:test')).toMatchObject({ prizes: ['60.00'] })
    expect(await inRace(id)).toBe(6000n)
    const player = await at.playing()
    await at.enter(player, id)
    expect(await setRace(at.house, { ...data, prizes: ['70.00'] }, 'cli:test')).toEqual([expect.stringMatching(/has entered/)])
    await at.begin()
    expect(await setRace(at.house, { ...data, prizes: ['70.00'] }, 'cli:test')).toEqual([expect.stringMatching(/has begun/)])
  })
})

test('players who reached the same score in the same millisecond share their prizes, the unit left over by the digest', async () => {
  const id = await at.race({ prizes: ['0.05', '0.02', '0.02'] })
  const [ada, ben, eve] = [await at.playing(10_000n), await at.playing(10_000n), await at.playing(10_000n)]
  for (const player of [ada, ben, eve]) await at.enter(player, id)
  await at.begin()
  for (const player of [ada, ben]) await at.play(player, 100, 200)
  at.clock.advance(1)
  await at.play(eve, 100, 200)
  await at.finish()
  const { board, seed } = await at.told(id, ada)
  const digest = ({ id: player }: { id: bigint }) => createHash('sha256').update(`${seed}:${player}`).digest('hex')
  expect(board).toMatchObject([
    { place: 1, tied: 2, amount: '0.04' },
    { place: 1, tied: 2, amount: '0.03' },
    { place: 3, tied: 1, amount: '0.02' },
  ])
  const [first, second] = [ada, ben].toSorted((one, other) => (digest(one) < digest(other) ? -1 : 1))
  expect(board.find(({ amount }) => amount === '0.04')?.digest).toBe(digest(first!))
  expect(board.find(({ amount }) => amount === '0.03')?.digest).toBe(digest(second!))
})

test.each([
  ['shares that do not come to all of the pool', { ...poolOf(), poolShares: [500_000] }, /500000 millionths/],
  ['a pool without a buy-in', { poolShares: [1_000_000] }, /no pool to share/],
  ['a later prize that is larger', { prizes: ['10', '20'] }, /no larger than the one before/],
  ['nothing to win', { prizes: [] }, /nothing to win/],
  ['a format that lacks its number', { format: 'sprint' }, /how many rounds count/],
  ['a number of another format', { firstRounds: 5 }, /has none/],
  ['a race by stakes while those are switched off', { format: 'wager' }, /be\.races\.wager/],
  ['a game that is not there', { games: ['nowhere'] }, /no game nowhere/],
  ['a smallest stake above the largest', { minStake: '20' }, /not above the largest/],
])('%s is a mistake, and nothing is kept', async (_, more, says) => {
  const before = await at.sql('select 1 from race')
  await expect(at.race(more)).rejects.toThrow(says)
  expect((await at.sql('select 1 from race')).length).toBe(before.length)
})
