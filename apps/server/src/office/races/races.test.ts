import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../../money/verify-ledger/verify.ts'
import { newKey } from '../../base/testing/test-browser.ts'
import { firstGames } from '../../play/games/own-games.ts'
import { seedGames, seedProviders } from '../../play/games/game.sql.ts'
import { racesWorker } from '../../play/races/index.ts'
import { makers } from '../../play/games/makers.ts'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

let at: TestOffice
let anna: TestColleague
let ben: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  await seedProviders(at.house.db, makers)
  await seedGames(at.house.db, firstGames)
  await at.set('fe.tournaments.blocked', false)
  anna = await at.colleague('campaigns')
  ben = await at.colleague('campaigns')
})
afterAll(async () => {
  expect((await verifyLedger(at.house.db, at.clock)).filter(({ faults }) => faults.length > 0)).toEqual([])
  await at.close()
})

const reason = 'The harbour has its regatta.'
let last = 0
const hours = (count: number) => new Date(at.clock.now().getTime() + count * 3_600_000).toISOString()
const dataOf = (more: Record<string, unknown> = {}) => ({
  names: { en: 'Harbour regatta' },
  format: 'bestMultiplier',
  games: ['orchard'],
  currency: 'EUR',
  minStake: '0.10',
  maxStake: '5.00',
  prizes: ['100.00'],
  from: hours(1),
  until: hours(5),
  ...more,
})

async function drafted(more: Record<string, unknown> = {}): Promise<string> {
  const id = String((last += 1))
  await anna.must('draftRace', { id, data: dataOf(more) }, { reason })
  return id
}
const read = (id: string) => anna.must('readRace', { id })

/** Does an act: one asks, the other applies. */
async function byTwo(name: 'openRace' | 'cancelRace', input: { id: string }): Promise<void> {
  const asked = await anna.ask(name, input, { reason })
  expect(asked.refusal.error).toBe('secondNeeded')
  await ben.must('applyRequest', { id: String(asked.refusal.errorDetails?.['request']) }, { reason, sign: true })
}

test('a race is a draft that nobody sees until a second person opens it with the prizes of the house', async () => {
  const id = await drafted()
  expect((await at.browser().ask('GET /api/races/one', { id })).status).toBe(404)
  const { value } = await anna.ask('openRace', { id }, { dryRun: true })
  expect(value).toMatchObject({
    changes: [
      { what: 'race.state', after: 'open' },
      { what: 'race.house', after: '100.00 EUR' },
    ],
    legs: [{ from: `raceCost:${id}`, to: 'cash', amount: '100.00', currency: 'EUR' }],
  })
  await byTwo('openRace', { id })
  expect(await read(id)).toMatchObject({
    race: { state: 'open', players: 0 },
    figures: { cost: '100.00' },
    gate: 'second',
    mayChange: true,
  })
  expect(await at.browser().must('GET /api/races/one', { id })).toMatchObject({ race: { state: 'coming', toWin: '100.00' }, seed: null })
})

test('the seed of a race that is not over is nowhere in what the office answers', async () => {
  const id = await drafted()
  await byTwo('openRace', { id })
  const [row] = await at.sql(`select commitment, secret from race where id = ${id}`)
  const told = JSON.stringify([await read(id), await anna.must('listRaces', {})])
  expect([row?.['secret'], told.match(/[0-9a-f]{64}/g)]).toEqual([null, null])
})

test('a preview names each mistake, or which countries close it and by which of their rules', async () => {
  expect((await anna.must('previewRace', { data: { ...dataOf({ prizes: ['1', '2'] }), id: 90 } })).mistakes).toMatchObject([/no larger/])
  const { laws, housePart } = await anna.must('previewRace', { data: { ...dataOf(), id: 90 } })
  expect(housePart).toBe('100.00')
  expect(laws.find(({ country }) => country === 'BEL')?.broken).toMatchObject([{ rule: 'bonus.allowed' }])
  expect(laws.find(({ country }) => country === 'FIN')?.broken).toEqual([])
  await at.set('be.races.wager', true)
  const wager = await anna.must('previewRace', { data: { ...dataOf({ format: 'wager' }), id: 90 } })
  expect(
    wager.laws.flatMap(({ country, broken }) => (broken.some(({ rule }) => rule === 'bonus.wagerRaces') ? [country] : [])).toSorted(),
  ).toEqual(['GBR', 'NLD'])
  await at.set('be.races.wager', false)
})

test('one that runs is cancelled by two who see what goes back to players, and everybody has their buy-in again', async () => {
  const id = await drafted({ buyIn: '10.00', minPlayers: 2, prizes: ['5.00'], poolShares: [1_000_000] })
  await byTwo('openRace', { id })
  const player = await at.player()
  const wallet = { shard: player.shard, player: player.id, currency: player.currency }
  await at.house.wallet.post({ op: 'move', wallet, id: 'test:money', kind: 'test', reason: 'test', legs: [['float:test', 'cash', 2000n]] })
  const { race } = await player.browser.must('GET /api/races/one', { id })
  await player.browser.must('POST /api/races/enter', { id, version: race.version }, { key: newKey() })
  expect(await read(id)).toMatchObject({ mayChange: false, figures: { players: 1, bought: '10.00', refunded: '0.00' } })
  expect((await anna.ask('draftRace', { id, data: dataOf({ prizes: ['6.00'] }) }, { dryRun: true })).refusal.error).toBe('mayNot')
  const { value } = await anna.ask('cancelRace', { id }, { dryRun: true })
  expect(value).toMatchObject({
    changes: [
      { what: 'race.state', after: 'cancelled' },
      { what: 'race.refunds', before: '1 × 10.00', after: '10.00 EUR' },
      { what: 'race.house', before: '5.00 EUR', after: '0.00 EUR' },
    ],
  })
  await byTwo('cancelRace', { id })
  await racesWorker(at.house)({ id: 1n, kind: 'races', key: 'all', payload: {}, tries: 1 })
  expect(await read(id)).toMatchObject({ race: { state: 'cancelled', why: 'operator' }, figures: { refunded: '10.00', cost: '0.00' } })
  expect((await player.browser.must('GET /api/wallet', {})).cash).toBe('20.00')
})
