import { proves } from '@fairhouse/testing/proves.ts'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { Wrong } from '../../office/command-line/frame/command.ts'
import { operatorOf } from '../../office/testing/test-operator.ts'
import { firstGames } from '../games/own-games.ts'
import { seedGames, seedProviders } from '../games/game.sql.ts'
import { makers } from '../games/makers.ts'
import { readCampaign, readCampaigns } from './campaign.sql.ts'
import { seedCampaigns } from './first-campaigns.ts'

let at: TestHouse
let folder: string
beforeAll(async () => {
  at = await openTestHouse()
  folder = await mkdtemp(join(tmpdir(), 'campaigns-'))
})
afterAll(() => at.close())

const fairhouse = operatorOf(() => at)
async function set(data: unknown): Promise<string[]> {
  const file = join(folder, 'campaign.json')
  await writeFile(file, typeof data === 'string' ? data : JSON.stringify(data))
  return fairhouse('campaigns set', file)
}
const mistakes = (data: unknown) =>
  set(data).then(
    () => [],
    (error: Error) => (error instanceof Wrong ? error.message.split('\n') : [String(error)]),
  )
const good = {
  id: 7,
  names: { en: 'Seven' },
  startsAt: '2026-01-01T00:00:00Z',
  terms: { EUR: { promoAmount: '5.00' }, GBP: { promoAmount: '5.00', turnoverFactor: '35' } },
}

test('a campaign is added from a file, changed as its next version, and read as it was written', async () => {
  expect((await set(good))[0]).toBe('Campaign 7 is as the file says (version 1, draft).')
  expect((await set({ ...good, names: { en: 'Seven more' } }))[0]).toContain('version 2')
  expect(await fairhouse.ask('campaigns get', '7')).toMatchObject({ names: { en: 'Seven more' }, optIn: true })
  expect(await fairhouse('campaigns list')).toEqual([expect.stringContaining('7  Seven more  version 2  draft')])
  const rows = await at.sql(`select action, subject from audit where action like 'campaign.%' order by id`)
  expect(rows).toEqual([
    { action: 'campaign.set', subject: 'campaign:7' },
    { action: 'campaign.set', subject: 'campaign:7' },
  ])
})

test('a campaign is offered once somebody else agreed, changed by two people then, and offered no longer at a word', async () => {
  expect(await fairhouse('campaigns enable', '7')).toEqual(['Campaign 7 is on.'])
  expect((await readCampaign(at.house.db, 7))?.enabled).toBe(true)
  expect((await set({ ...good, names: { en: 'Seven again' } }))[0]).toBe('Campaign 7 is as the file says (version 3, running).')
  const [first, second] = await at.sql(`select actor from audit where action like 'campaign.%' and subject = 'campaign:7' order by id desc`)
  expect(first).toEqual(second)
  expect(first?.['actor']).not.toBe(await fairhouse.actor())
  expect(await fairhouse('campaigns disable', '7')).toEqual(['Campaign 7 is off.'])
  expect((await readCampaign(at.house.db, 7))?.enabled).toBe(false)
  await expect(fairhouse('campaigns enable', '99')).rejects.toThrow('There is no campaign 99.')
})

test('where the law of a country keeps it from being offered is said, with the reason', async () => {
  expect(await fairhouse('campaigns explain', '7')).toEqual(
    expect.arrayContaining([
      'GBR: a deposit of 0.01 asks for 175.00: 35 times the bonus of 5.00, above 10',
      'BEL: bonuses are not allowed',
    ]),
  )
})

test('every mistake is named, and nothing is written then', async () => {
  proves('CSH-NS-68')
  expect(await mistakes('{')).toEqual([expect.stringContaining('The file is no JSON')])
  expect(await mistakes({ ...good, colour: 'red' })).toEqual([expect.stringContaining('colour')])
  const wrong = {
    ...good,
    endsAt: '2025-01-01T00:00:00Z',
    listed: false,
    terms: { EUR: { minDepositAmount: '50', maxDepositAmount: '20' }, SEK: { maxAmountCapEnabled: true } },
  }
  expect(await mistakes(wrong)).toEqual([
    'It ends before it begins.',
    'Nothing leads to it: it is not listed and has no promo code.',
    'EUR: the least deposit is above the largest.',
    'SEK: there is no largest deposit to cap by.',
  ])
  await set({ ...good, id: 8, promoCode: 'TAKEN' })
  expect(await mistakes({ ...good, promoCode: 'TAKEN' })).toEqual(['The promo code TAKEN is that of campaign 8.'])
  expect((await readCampaign(at.house.db, 7))?.version).toBe(3)
})

test('mistakes in how a bonus is wagered are named', async () => {
  const wagering = {
    counts: 'bonus',
    preWager: true,
    winnings: { to: 'cash', factor: '5' },
    maxConversion: { EUR: '10.001', GBP: '20' },
  }
  expect(await mistakes({ ...good, wagering })).toEqual([
    'Winnings that are cash have no factor.',
    'What is wagered with own money first counts own money.',
    'EUR: 10.001 is no amount of this currency.',
  ])
  expect(await mistakes({ ...good, terms: { EUR: { promoAmount: '33.333', promoAmountType: 'percentage' } } })).toEqual([
    'EUR: 33.333 % has more than two decimals.',
  ])
  expect(await mistakes({ ...good, wagering: { contributions: { games: { orchard: 10_001 } } } })).toEqual([
    expect.stringMatching(/^wagering\.contributions\.games\.orchard: /),
  ])
})

test('free spins say their value and the games in which they are played', async () => {
  proves('CSH-198')
  const spins = (terms: object, more: object = {}) => mistakes({ ...good, terms: { EUR: { freeSpinAmount: 5, ...terms } }, ...more })
  expect(await spins({})).toEqual([
    'EUR: say what each free spin is worth (freeSpinValue).',
    'Say in which games its free spins are played (freeSpinGames).',
  ])
  expect(await spins({ freeSpinValue: '0.20' }, { freeSpinGames: ['no-such-game'] })).toEqual([
    'no-such-game: no game that free spins can be played in.',
  ])
  await seedProviders(at.house.db, makers)
  await seedGames(at.house.db, firstGames)
  expect(await spins({ freeSpinValue: '0.20' }, { freeSpinGames: ['orchard', 'harvest-wheel'] })).toEqual([
    'harvest-wheel: no game that free spins can be played in.',
  ])
  const first = { winnings: { to: 'promo', factor: '2' }, preWager: true }
  expect(await spins({ freeSpinValue: '0.20' }, { freeSpinGames: ['orchard'], wagering: first })).toEqual([
    'Where own money is wagered first, winnings of free spins are cash.',
  ])
  expect(await spins({ freeSpinValue: '0.20' }, { freeSpinGames: ['orchard'] })).toEqual([])
  await set({ ...good })
})

test('a new installation has examples that say so, and keeps what an operator made of them', async () => {
  await seedCampaigns(at.house, 'cli:test')
  const seeded = (await readCampaigns(at.house.db)).filter(({ id }) => id > 100)
  expect(seeded.map(({ data }) => data.names['en'])).toEqual(seeded.map(() => expect.stringMatching(/^Example: /)))
  expect(seeded.filter(({ data }) => !data.optIn).every(({ enabled }) => !enabled)).toBe(true)
  await set({ ...good, id: 101 })
  await seedCampaigns(at.house, 'cli:test')
  expect((await readCampaign(at.house.db, 101))?.data.names).toEqual({ en: 'Seven' })
})
