// A server that is killed between any two steps of an act leaves what it would have left alive, once the act is asked for again.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dyingHouse } from '../../base/testing/test-dying-house.ts'
import type { House, PlayerContext } from '../../base/house.ts'
import { isRefused } from '../../base/http/refusal.ts'
import { verifyLedger } from '../../money/verify-ledger/verify.ts'
import { settleGrantsJob, type WalletKey } from '../../money/wallet/index.ts'
import { writeTestCampaign } from '../campaigns/test-campaign.ts'
import { openTestStudio, type Playing, type TestStudio } from '../games/test-studio.ts'
import { cashbackWorker } from '../cashback/index.ts'
import { levelBonusJob, levelBonusWorker, loyaltyPoints } from '../loyalty/index.ts'
import { playDaysWorker, readPlayDaysUntil } from '../play-days/index.ts'
import { studioNamed } from '../studio-contract/studio.ts'
import { answerCall, type StudioCall } from '../studios/wallet-v1/answer-call.ts'
import { calls } from '../studios/wallet-v1/calls.ts'
import { openGamesOf } from '../studios/wallet-v1/open-games.ts'
import { declineBonus, giveUpBonus, orderBonuses } from './end-bonus.ts'
import { giveBonus } from './give-bonus.ts'
import { playedBonusesOf } from './played-bonus.ts'
import { redeemCode } from './redeem-code.ts'
import { settleBonus } from './settle-bonus.ts'
import { settleGrantsWorker } from './settle-grants.ts'
import { takeCashback } from './take-cashback.ts'
import { readWhatIsLeft } from '../free-rounds/test-what-is-left.sql.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
  const promo = (promoAmount: string, turnoverFactor = '2') => ({ EUR: { promoAmount, turnoverFactor } })
  const write = (id: number, more: object) => writeTestCampaign(studio.house, { id, ...more })
  await write(6101, { terms: { EUR: { promoAmount: '50', promoAmountType: 'percentage', turnoverFactor: '1' } }, validDays: 30 })
  await write(6102, { offeredAt: ['code'], promoCode: 'KILL2', terms: promo('6.00'), validDays: 7 })
  await write(6103, { offeredAt: ['operator'], terms: promo('4.00', '1') })
  await write(6104, { offeredAt: ['level'], validDays: 1, terms: promo('3.00') })
  await write(6105, { offeredAt: ['code'], promoCode: 'KILL5', terms: { EUR: { cashBackAmount: '2.50', cashBackValidity: 20 } } })
  await write(6108, { offeredAt: ['code'], promoCode: 'KILL8', terms: promo('2.00', '50') })
  await write(6107, { offeredAt: ['code'], promoCode: 'KILL7', terms: promo('2.00') })
  const spins = { EUR: { freeSpinAmount: 3, freeSpinValue: '0.20', turnoverFactor: '5' } }
  await write(6106, {
    offeredAt: ['code'],
    promoCode: 'KILL6',
    freeSpinGames: ['orchard'],
    wagering: { winnings: { to: 'promo' } },
    terms: spins,
  })
  await studio.set('be.loyalty.levels', [{ names: { en: 'Bronze' }, points: { EUR: 100 }, benefits: [], campaign: 6104 }])
})
afterAll(() => studio.close())

type Life = { house: House; player: Playing; wallet: WalletKey }
/** Something that the outside world asks for, and asks for again with the same words when no answer comes. */
type Act = (life: Life) => Promise<unknown>

const contextOf = ({ house, player, wallet }: Life) =>
  ({ house, player: { ...wallet, country: player.country }, language: 'en' }) as unknown as PlayerContext // what these acts use of it
const given =
  (reference: string, by: (life: Life, reference: string) => Promise<unknown>): Act =>
  (life) =>
    by(life, `${reference}-${life.player.id}`)
const code = (name: string): Act =>
  given(name, ({ house, player, wallet }, reference) => redeemCode(house, { ...wallet, country: player.country, code: name, reference }))
/** A call of the studio about one of its rounds, by a server that may die. Nothing of it is told twice by another name: a repeat is the same call. */
const told =
  (name: 'bet' | 'win' | 'betWin' | 'rollback', round: string, more: (id: (of: string) => string) => Record<string, unknown>): Act =>
  async ({ house, player: { id: number, playerRef, sessionToken, currency } }) => {
    const id = (of: string) => `${of}-${round}-${number}`
    const about = { requestId: 'r', playerRef, sessionToken, currency, gameId: 'orchard-slot', roundClosed: true }
    const input = calls[name].parse({ ...about, transactionId: id(name), roundId: id('round'), ...more(id) })
    const known = { games: openGamesOf(house), bonuses: playedBonusesOf(house) }
    const answer = await answerCall(house, studioNamed(house, 'orchard')!, known, { name, input } as StudioCall) // parsed by its schema
    expect(answer).toMatchObject({ code: 'OK' })
  }
/** A round of the award that a code has brought; the rest of its call. */
const free = (id: (of: string) => string) => ({ freeRound: { award: id('award').replace(/^award-\w+/, 'free:KILL6') } })
/** A refusal is what a repeat is told after the first has done it. */
const onBonus = (act: (asking: PlayerContext, about: { bonus: string }) => Promise<unknown>, name: string): Act =>
  given(name, (life, bonus) => act(contextOf(life), { bonus }))
const job: Act = ({ house, wallet }) => {
  const key = Object.values(wallet).join('/')
  return settleGrantsWorker(house)({ id: 1n, kind: settleGrantsJob, key, payload: {}, tries: 1 })
}
const level: Act = ({ house, wallet }) =>
  levelBonusWorker(house)({ id: 1n, kind: levelBonusJob, key: `${Object.values(wallet).join('/')}/1`, payload: {}, tries: 1 })
const credited = (leftMinor: bigint): Act =>
  given('deposit', ({ house, wallet }, reference) =>
    house.db.transaction(async (tx) => {
      const about = { wallet, id: `credit:${reference}`, kind: 'correction', reason: reference }
      // A refund takes its share of the bonus; where its money goes is not this test's.
      if (leftMinor === 1000n) await house.wallet.postInside(tx, [{ ...about, op: 'move', legs: [['float:test', 'cash', leftMinor]] }])
      const deposit = {
        ...wallet,
        reference,
        campaign: 6101,
        version: 1,
        automatic: false,
        amountMinor: 1000n,
        includedFeeMinor: 0n,
        leftMinor,
      }
      await settleBonus(house, tx, deposit)
    }),
  )

/** A life with everything that happens to bonuses; `days` pass for both players at once. */
const life: (Act | { days: number })[] = [
  credited(1000n),
  code('KILL2'),
  code('KILL5'),
  given('staff', ({ house, player, wallet }, reference) =>
    giveBonus(house, { ...wallet, country: player.country, campaign: 6103, reference }),
  ),
  level,
  given('staff', (of) =>
    orderBonuses(contextOf(of), { bonuses: [`staff-${of.player.id}`, `level:${of.player.id}:EUR:1`, `KILL2-${of.player.id}`] }),
  ),
  told('bet', 'a', () => ({ amount: '700' })),
  told('win', 'a', () => ({ amount: '900', jackpot: { outcome: 'fullHouse' } })),
  told('bet', 'b', () => ({ amount: '300' })),
  told('rollback', 'b', (id) => ({ targetTransactionId: id('bet') })),
  credited(500n),
  takeAll,
  onBonus(declineBonus, 'KILL2'),
  told('betWin', 'c', (id) => ({ bet: { transactionId: id('bet'), amount: '600' }, win: { transactionId: id('win'), amount: '0' } })),
  code('KILL6'),
  { days: 3 },
  job,
  code('KILL7'),
  onBonus(giveUpBonus, 'KILL6'),
  onBonus(giveUpBonus, 'KILL7'),
  job,
]

/** A life in which a bonus is used up, and free rounds are played, one of them given back; what they win is wagered and used up, too. */
const lifeOfPlay: Act[] = [
  code('KILL8'),
  told('bet', 'a', () => ({ amount: '150' })),
  told('win', 'a', () => ({ amount: '0' })),
  told('bet', 'b', () => ({ amount: '50' })),
  told('win', 'b', () => ({ amount: '0' })),
  code('KILL6'),
  told('bet', 'c', (id) => ({ amount: '20', ...free(id) })),
  told('win', 'c', (id) => ({ amount: '45', ...free(id) })),
  told('bet', 'd', (id) => ({ amount: '20', ...free(id) })),
  told('rollback', 'd', (id) => ({ targetTransactionId: id('bet') })),
  told('bet', 'e', (id) => ({ amount: '20', ...free(id) })),
  told('win', 'e', () => ({ amount: '0' })),
  told('bet', 'f', (id) => ({ amount: '20', ...free(id) })),
  told('win', 'f', (id) => ({ amount: '30', ...free(id) })),
  told('betWin', 'g', (id) => ({ bet: { transactionId: id('bet'), amount: '60' }, win: { transactionId: id('win'), amount: '20' } })),
  told('bet', 'h', () => ({ amount: '35' })),
  told('win', 'h', () => ({ amount: '0' })),
  job,
]

function takeAll(of: Life): Promise<unknown> {
  return takeCashback(contextOf(of))
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

async function born(): Promise<Life> {
  const player = await studio.playing(0n)
  return { house: studio.house, player, wallet: { shard: player.shard, player: player.id, currency: player.currency } }
}

/** Does an act whose connection ends before one of its steps, and again if no answer came; returns whether none did. */
async function doKilled(of: Life, act: Act, step: number): Promise<boolean> {
  const dying = dyingHouse(studio.house)
  dying.dieAt(step)
  const mortal = { ...of, house: dying.house }
  const wasKilled = await act(mortal).then(
    () => false,
    () => true,
  )
  dying.dieAt(undefined)
  // What the first try did, where its answer alone was lost, the second finds done: a refusal then is no fault.
  if (wasKilled) await act(mortal)
  return wasKilled
}

/** About as many as the longest act has. */
const mostSteps = 30
/** About as many as a call of the studio has. */
const mostOfCall = 12
const runs = process.env['TEST_ALL'] ? 30 : 4
test.each(Array.from({ length: runs }, (_, seed) => seed + 1))(
  'killed anywhere, seed %s, it ends as one that was never killed',
  async (seed) => {
    expect(await liveTwice(life, mostSteps, seeded(seed))).toBeGreaterThan(3)
  },
)

test.each(Array.from({ length: runs }, (_, seed) => seed + 1))(
  'bets, wins and free rounds that are killed anywhere, seed %s, end as those that never were',
  async (seed) => {
    expect(await liveTwice(lifeOfPlay, mostOfCall, seeded(seed))).toBeGreaterThan(3)
    const [used] = await studio.sql(`select count(*)::int as n from grant_event where kind = 'used'`)
    expect(used?.['n']).toBeGreaterThan(1)
  },
)

/** Lives a life for two players, one of whom is killed at each step; both have the same after each. Returns how often one was killed. */
async function liveTwice(acts: readonly (Act | { days: number })[], most: number, random: () => number): Promise<number> {
  const [safe, mortal] = [await born(), await born()]
  let kills = 0
  for (const step of acts) {
    if ('days' in step) {
      studio.clock.advance(step.days * 86_400_000)
      continue
    }
    expect(isRefused(await step(safe))).toBe(false)
    if (await doKilled(mortal, step, 1 + Math.floor(random() * most))) kills += 1
    const [left, expected] = await Promise.all([mortal, safe].map(({ wallet }) => readWhatIsLeft(studio.house.db, wallet)))
    expect(left).toEqual(expected)
  }
  const verdicts = await verifyLedger(studio.house.db, studio.clock)
  expect(verdicts.filter(({ faults }) => faults.length > 0)).toEqual([])
  return kills
}

/** Reads the days of play, or gives what windows of cashback bring, as the jobs do. */
const workOf = (house: House) => {
  const row = { id: 1n, key: 'all', payload: {}, tries: 1 }
  return {
    days: () => playDaysWorker(house, loyaltyPoints(house))({ ...row, kind: 'play-days' }),
    cashback: () => cashbackWorker(house)({ ...row, kind: 'cashback' }),
  }
}

test('a window of cashback whose work is killed again and again gives each player what it brings, once', async () => {
  await workOf(studio.house).days()
  const terms = { EUR: { cashBackPercentage: 1000, cashBackValidity: 7 } }
  await writeTestCampaign(studio.house, { id: 6109, optIn: false, offeredAt: ['window'], cashback: { period: 'daily' }, terms })
  const lost = told('betWin', 'lost', (id) => ({
    bet: { transactionId: id('bet'), amount: '1230' },
    win: { transactionId: id('win'), amount: '0' },
  }))
  const players = [await born(), await born(), await born()]
  for (const one of players) {
    await studio.money(one.player, 5000n)
    await lost(one)
  }
  studio.clock.advance(2 * 86_400_000)
  const known = new Date(studio.clock.now().getTime() - 61_000)
  const close = async (house: House) => {
    const { days, cashback } = workOf(house)
    for (await days(); (await readPlayDaysUntil(house.db)) < known; await days()) await wait(20)
    await cashback()
  }
  const random = seeded(7)
  const dying = dyingHouse(studio.house)
  let kills = 0
  for (let tries = 0; tries < runs * 3; tries += 1) {
    dying.dieAt(1 + Math.floor(random() * mostSteps))
    await close(dying.house).catch(() => (kills += 1))
  }
  await close(studio.house)
  expect(kills).toBeGreaterThan(3)
  for (const { wallet } of players) {
    const { wallet: told, claims } = await readWhatIsLeft(studio.house.db, wallet)
    expect([told, claims]).toMatchObject([[{ cashback: '123' }], [{ amount: '123', state: 'open' }]])
  }
  const verdicts = await verifyLedger(studio.house.db, studio.clock)
  expect(verdicts.filter(({ faults }) => faults.length > 0)).toEqual([])
})
