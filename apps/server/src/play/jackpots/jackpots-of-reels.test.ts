import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { verifyLedger } from '../../money/verify-ledger/verify.ts'
import { redeemCode } from '../bonuses/redeem-code.ts'
import { writeTestCampaign } from '../campaigns/test-campaign.ts'
import { fresh } from '../games/test-studio.ts'
import { askStudio, settleByStudio } from '../round-settlement/index.ts'
import { readPendingRound } from '../round-settlement/pending-round.sql.ts'
import { giveLastDay, moveJackpot, setJackpot } from './index.ts'
import { openTestReels, type TestReels } from './test-reels.ts'

let at: TestReels
beforeAll(async () => {
  at = await openTestReels()
})
afterAll(() => at.close())
afterEach(async () => {
  expect((await verifyLedger(at.house.db, at.clock)).filter(({ faults }) => faults.length > 0)).toEqual([])
})

const told = (id: number, as = at.browser()) => as.must('GET /api/jackpots/one', { id: String(id) })
const hits = async () => Number((await at.sql('select count(*)::int as n from jackpot_hit'))[0]?.['n'])

describe('a pot that reels win', () => {
  test('pays a full stake all that is in it, tells the winner, and begins with its seed out of its reserve', async () => {
    const id = await at.pot()
    const player = await at.playing(10_000n)
    const tellWinner = vi.spyOn(at.house, 'tell')
    await at.round(player, 1000)
    await at.round(player, 200, 'fullHouse', 70)
    await at.count()
    expect(await at.paid(id)).toEqual([1120n])
    expect(await at.cashOf(player)).toBe(10_000n - 1200n + 70n + 1120n)
    // 60 of the seed were in the reserve, the house adds the rest.
    expect(await at.inPot(id)).toEqual({ meter: 1000n, reserve: 0n })
    expect(tellWinner).toHaveBeenCalledWith(player.id, { about: 'jackpotWon', id: String(id), amount: '11.20', currency: 'EUR' })
    tellWinner.mockRestore()
    expect((await told(id, player.browser)).draws).toMatchObject([
      { n: 2, kind: 'reels', commitment: null, secret: null, endedAt: null },
      { n: 1, kind: 'reels', commitment: null, secret: null, won: { amount: '11.20', isYou: true, by: 'A.', stake: '2.00' } },
    ])
    await at.moveAway(id)
  })

  test('pays a smaller stake its part, and what stays in it counts for the seed', async () => {
    const id = await at.pot({ seed: '5.00' })
    const player = await at.playing(100_000n)
    await at.round(player, 9000)
    await at.count()
    expect((await at.inPot(id)).meter).toBe(1400n)
    // 14.03 × 0.33 / 2.00, rounded down.
    await at.round(player, 33, 'fullHouse')
    await at.count()
    expect(await at.paid(id)).toEqual([231n])
    expect((await at.inPot(id)).meter).toBe(1403n - 231n)
    await at.round(player, 150, 'fullHouse')
    await at.count()
    // Of 11.87 3/4 are 8.90; 2.97 stay, and 2.03 fill the seed up.
    expect(await at.paid(id)).toEqual([231n, 890n])
    expect((await at.inPot(id)).meter).toBe(500n)
    await at.moveAway(id)
  })

  test('is told with its outcome, its full stake, how often it comes and what it returns', async () => {
    const id = await at.pot({ meterPpm: 10_000, seed: '20.00' })
    const { jackpot, rules } = await told(id)
    expect(jackpot).toMatchObject({ outcome: 'A full house', wonBy: null })
    expect(rules).toMatchObject({ kind: 'reels', fullStake: '2.00', rounds: '100', returnPercent: '11' })
    const { jackpots } = await at.browser().must('GET /api/jackpots', {})
    expect(jackpots.find((one) => one.id === String(id))).toMatchObject({ outcome: 'A full house' })
    await at.playing(1000n)
    expect(at.launches.at(-1)?.told['jackpots']).toEqual([{ name: `Pot ${id}`, outcome: 'fullHouse', fullStake: '200' }])
    await at.moveAway(id)
    await at.playing(1000n)
    expect(at.launches.at(-1)?.told['jackpots']).toEqual([])
  })

  test('pays two that hit it between two counts one after the other, each from what is in it then', async () => {
    const id = await at.pot()
    const [one, other] = [await at.playing(10_000n), await at.playing(10_000n)]
    await at.round(one, 100, 'fullHouse')
    at.clock.advance(1)
    await at.round(other, 200, 'fullHouse')
    await at.count()
    expect(await at.paid(id)).toEqual([505n, 1020n])
    expect([await at.cashOf(one), await at.cashOf(other)]).toEqual([10_000n - 100n + 505n, 10_000n - 200n + 1020n])
    await at.moveAway(id)
  })

  test('pays nothing to a round that hits nothing, was taken back, or staked bonus money alone', async () => {
    const id = await at.pot()
    const before = await hits()
    const player = await at.playing(1000n)
    const roundId = fresh('r')
    const bet = fresh('t')
    await player.wallet('bet', { transactionId: bet, roundId, amount: '200' })
    await player.wallet('rollback', { transactionId: fresh('t'), targetTransactionId: bet, roundId })
    const win = { transactionId: fresh('t'), roundId, amount: '0', jackpot: { outcome: 'fullHouse' } }
    expect((await player.wallet('win', win)).code).toBe('ROUND_CLOSED')
    await at.round(player, 200)
    expect((await bonusRound()).status).toBe('OK')
    await at.count()
    expect([await at.paid(id), await hits()]).toEqual([[], before])
    await at.moveAway(id)
  })

  test('pays a round that its studio never closes and that is settled by what it says', async () => {
    const id = await at.pot()
    const player = await at.playing(10_000n)
    const { shard, id: number, currency, playerRef } = player
    const [roundId, beganAt] = [fresh('r'), at.clock.now().toISOString()]
    await player.wallet('bet', { transactionId: fresh('t'), roundId, amount: '200' })
    const round = `orchard:round:${roundId}`
    await at.sql(`insert into pending_round (shard, player, currency, round, opened_at)
      select shard, player, currency, id, opened_at from hold where id = '${round}'`)
    at.rounds.push({ roundId, playerRef, currency, staked: '200', won: '70', settled: true, jackpot: 'fullHouse', beganAt })
    const wallet = { shard, player: number, currency }
    const pending = await readPendingRound(at.house.db, wallet, round)
    expect(await askStudio(at.house, pending!)).toBe('settled') // it was just put in
    expect(await settleByStudio(at.house, wallet, round, 'cli:test')).toEqual({ paid: 70n, givenBack: 0n })
    await at.count()
    expect(await at.paid(id)).toEqual([1020n])
    await at.moveAway(id)
  })

  /** A round that is staked of a bonus alone, and that the studio says to have hit. */
  async function bonusRound() {
    const terms = { EUR: { promoAmount: '20.00', turnoverFactor: '50' } }
    await writeTestCampaign(at.house, { id: 4002, promoCode: 'REELS', offeredAt: ['code'], terms })
    const player = await at.playing(0n)
    const { shard, id, currency, country } = player
    await redeemCode(at.house, { shard, player: id, currency, country, code: 'REELS', reference: `REELS-${id}` })
    return at.round(player, 100, 'fullHouse')
  }

  test('pays each round once, and every pot that its game is in', async () => {
    const [one, other] = [await at.pot(), await at.pot({ fullStake: '4.00' })]
    const player = await at.playing(10_000n)
    const roundId = fresh('r')
    await player.wallet('bet', { transactionId: fresh('t'), roundId, amount: '200' })
    const win = { transactionId: fresh('t'), roundId, amount: '0', jackpot: { outcome: 'fullHouse' } }
    expect(await player.wallet('win', win)).toMatchObject({ status: 'OK', replayed: false })
    expect(await player.wallet('win', win)).toMatchObject({ status: 'OK', replayed: true })
    await Promise.all([at.count(), at.count()])
    expect(await player.wallet('win', win)).toMatchObject({ status: 'OK', replayed: true })
    await at.count()
    expect([await at.paid(one), await at.paid(other)]).toEqual([[1020n], [510n]])
    for (const id of [one, other]) await at.moveAway(id)
  })
})

describe('a pot of reels that is switched off', () => {
  test('waits for whoever has just hit it, and on its last day is won by no outcome', async () => {
    const id = await at.pot()
    const player = await at.playing(10_000n)
    await at.round(player, 100, 'fullHouse')
    expect(await giveLastDay(at.house, id, 'cli:test')).toMatch(/about to be paid/)
    expect(await moveJackpot(at.house, id, id + 1, 'cli:test')).toMatch(/about to be paid/)
    await at.count()
    expect(await giveLastDay(at.house, id, 'cli:test')).toBeInstanceOf(Date)
    await at.round(player, 200, 'fullHouse')
    await at.count()
    expect(await at.paid(id)).toEqual([505n])
    const all = await at.inPot(id)
    at.clock.advance(86_400_000 + 61_000)
    await at.count()
    expect(await at.paid(id)).toEqual([505n, all.meter + all.reserve])
    expect((await told(id)).jackpot.state).toBe('ended')
  })

  test('does not lose a hit that is being booked while it is switched off', async () => {
    const id = await at.pot()
    const player = await at.playing(10_000n)
    const [, refusal] = await Promise.all([at.round(player, 200, 'fullHouse'), giveLastDay(at.house, id, 'cli:test')])
    // Whichever came first: the hit was paid, or its round closed on the last day.
    await at.count()
    const [draw] = await at.sql(`select began_at from jackpot_draw where jackpot = ${id} and kind = 'lastDay'`)
    const [round] = await at.sql(`select max(closed_at) as at from hold where player = ${player.id}`)
    if (typeof refusal === 'string') expect(await at.paid(id)).toEqual([1020n])
    else expect(Number(draw?.['began_at']) <= Number(round?.['at'])).toBe(true)
    if (typeof refusal === 'string') return at.moveAway(id)
    at.clock.advance(86_400_000 + 61_000)
    await at.count()
  })
})

test.each([
  ['an outcome that its game does not give', { outcome: 'fullComb' }, /orchard gives no outcome fullComb/],
  ['a game that gives none', { games: ['orchard', 'harvest-wheel'] }, /harvest-wheel gives no outcome/],
  ['no outcome', { outcome: undefined }, /say which outcome/],
  ['no full stake', { fullStake: undefined }, /from which stake on/],
  ['a seed below its full stake', { fullStake: '10.01' }, /at least the full stake/],
  ['a ceiling', { ceiling: '20.00' }, /ceiling: leave it out/],
])('%s is a mistake, and nothing is kept', async (_, more, says) => {
  await expect(at.pot(more)).rejects.toThrow(says)
})

test('what one win has left is not won in another way: the kind of a running pot stays', async () => {
  const id = await at.pot()
  const base = { id, names: { en: 'Pot' }, currency: 'EUR', seed: '10.00', meterPpm: 100_000, reservePpm: 0, games: ['orchard'] }
  expect(await setJackpot(at.house, { ...base, kind: 'mustHitBy', ceiling: '11.00' }, 'cli:test')).toEqual([
    expect.stringMatching(/won by reels/),
  ])
  await at.moveAway(id)
})
