import { proves } from '@fairhouse/testing/proves.ts'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { inventedGames } from '../catalogue-seed/invented-games.ts'
import { inventedProviders } from '../catalogue-seed/providers.ts'
import { fillCatalogue, seedCatalogue } from '../catalogue-seed/seed-catalogue.ts'
import { makers } from './makers.ts'
import { firstGames } from './own-games.ts'

let fair: TestHouse
beforeAll(async () => {
  fair = await openTestHouse()
  await fillCatalogue(fair.house, 2100)
})
afterAll(() => fair.close())

describe('a large catalogue', () => {
  test('has as many games as asked for, of different names and pictures, the same on every machine', () => {
    const games = [...firstGames, ...inventedGames(2100 - firstGames.length)]
    expect(games.length).toBe(2100)
    expect(inventedGames(10_000).length).toBe(10_000)
    expect(new Set(games.map(({ id }) => id)).size).toBe(2100)
    expect(new Set(games.map(({ friendlyId }) => friendlyId)).size).toBe(2100)
    expect(new Set(games.map(({ data }) => data.art)).size).toBe(2100)
    expect(inventedGames(500)).toEqual(inventedGames(500))
  })

  test('has about 150 providers with whole numbers from -20 to 158, our own three among them', () => {
    proves('SHL-501..504')
    const ids = [...makers, ...inventedProviders()].map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(140)
    expect(ids.length).toBeLessThanOrEqual(160)
    expect(new Set(ids).size).toBe(ids.length)
    expect([Math.min(...ids), Math.max(...ids), ids.every(Number.isInteger)]).toEqual([-20, 158, true])
  })

  test('is put in by one statement and not twice', async () => {
    const before = await fair.sql('select count(*)::int as games from game')
    await fair.sql(`update game set name = 'Orchard, pruned' where friendly_id = 'orchard'`)
    await fillCatalogue(fair.house, 2100)
    expect(await fair.sql('select count(*)::int as games from game')).toEqual(before)
    expect(await fair.sql(`select name from game where friendly_id = 'orchard'`)).toEqual([{ name: 'Orchard, pruned' }])
    await fair.sql(`update game set name = 'Orchard' where friendly_id = 'orchard'`)
  })
})

test('a new installation has only games that can be opened, by three makers, and no two of one kind of picture side by side', async () => {
  const fresh = await openTestHouse()
  try {
    await seedCatalogue(fresh.house)
    const { games, total } = await fresh.browser().must('GET /api/games', { size: 96 })
    expect(games.length).toBe(total)
    expect(games.filter(({ state }) => state !== 'open')).toEqual([])
    const { groups } = await fresh.browser().must('GET /api/games/menu', {})
    for (const group of ['all', ...groups.map(({ id }) => id)]) {
      const listed = (await fresh.browser().must('GET /api/games', { group, size: 96 })).games
      const kinds = listed.map(({ art }) => art.split('-')[0])
      expect([group, kinds.filter((kind, at) => kind === kinds[at + 1])]).toEqual([group, []])
    }
    expect([...new Set(games.map(({ provider }) => provider))].toSorted()).toEqual(makers.map(({ name }) => name).toSorted())
  } finally {
    await fresh.close()
  }
})

describe('the list of games', () => {
  test('is told by pages, and each page goes on where the last one ended', async () => {
    proves('SHL-723')
    const visitor = fair.browser()
    const first = await visitor.must('GET /api/games', { size: 20 })
    const second = await visitor.must('GET /api/games', { from: 20, size: 20 })
    const both = await visitor.must('GET /api/games', { size: 40 })
    expect([...first.games, ...second.games]).toEqual(both.games)
    expect(first.games[0]).toMatchObject({
      name: 'Orchard',
      friendlyId: 'orchard',
      group: 'slots',
      provider: 'Orchard Studio',
      state: 'open',
    })
    expect(first.total).toBe(both.total)
  })

  test('counts each group as it lists it', async () => {
    const visitor = fair.browser()
    const { groups, total } = await visitor.must('GET /api/games/menu', {})
    expect(groups.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'slots',
        'popular',
        'new',
        'jackpots',
        'live',
        'roulette',
        'blackjack',
        'table',
        'poker',
        'cash',
        'bingo',
        'virtual',
      ]),
    )
    for (const { id, count } of groups) expect((await visitor.must('GET /api/games', { group: id, size: 0 })).total).toBe(count)
    expect((await visitor.must('GET /api/games', { group: 'all', size: 0 })).total).toBe(total)
  })

  test('has a live table that can be played, first in the live casino and first among its roulettes', async () => {
    const visitor = fair.browser()
    for (const group of ['live', 'roulette']) {
      const { games } = await visitor.must('GET /api/games', { group, size: 2 })
      expect(games[0]).toMatchObject({ friendlyId: 'harvest-wheel', group: 'roulette', state: 'open', demo: true, returnPercent: '97.30' })
      expect(games[1]).toMatchObject({ friendlyId: 'stillwater-roulette', state: 'open' })
    }
    expect((await visitor.must('GET /api/games/details', { id: 'harvest-wheel' })).groups).toEqual(['roulette', 'live'])
  })

  test('can be narrowed to a provider, also one with a negative number, and sorted', async () => {
    const visitor = fair.browser()
    const { providers } = await visitor.must('GET /api/games/providers', {})
    const negative = providers.find(({ id, count }) => id < 0 && count > 1)
    const { games, total } = await visitor.must('GET /api/games', { provider: negative?.id, sort: 'name', size: 96 })
    expect(total).toBe(negative?.count)
    expect(games.every(({ provider }) => provider === negative?.name)).toBe(true)
    expect(games.map(({ name }) => name)).toEqual(games.map(({ name }) => name).toSorted(new Intl.Collator('en').compare))
    expect((await visitor.must('GET /api/games', { sort: 'new', size: 1 })).games[0]?.isNew).toBe(true)
  })

  test('leaves out what is off, from the next question on', async () => {
    const visitor = fair.browser()
    const { total } = await visitor.must('GET /api/games/menu', {})
    await fair.sql(`update game set enabled = false where friendly_id = 'orchard'`)
    expect((await visitor.must('GET /api/games/menu', {})).total).toBe(total - 1)
    expect((await visitor.must('GET /api/games/details', { id: 'orchard' })).game.state).toBe('disabled')
    await fair.sql(`update game set enabled = true where friendly_id = 'orchard'`)
    expect((await visitor.must('GET /api/games/menu', {})).total).toBe(total)
  })

  test('is told whole, with group and friendly id, in less than 120 kB as it goes over the line', async () => {
    proves('SHL-409..410')
    const all = await fair.browser().must('GET /api/games/all', {})
    expect(all.games.every(({ friendlyId }) => friendlyId.length > 0)).toBe(true)
    expect(all.games.some(({ group }) => group === undefined)).toBe(true)
    expect(gzipSync(JSON.stringify(all)).length).toBeLessThan(120_000)
  })

  test('is kept whole by the browser, which asks each time whether it still holds', async () => {
    const asked = (tag?: string) => fair.app.inject({ url: '/api/games/all', headers: tag === undefined ? {} : { 'if-none-match': tag } })
    const first = await asked()
    const tag = String(first.headers['etag'])
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'private, no-cache'])
    for (const known of [tag, `W/${tag}`]) expect([(await asked(known)).statusCode, (await asked(known)).body]).toEqual([304, ''])
    await fair.sql(`update game set enabled = false where friendly_id = 'orchard'`)
    expect((await asked(tag)).statusCode).toBe(200)
    await fair.sql(`update game set enabled = true where friendly_id = 'orchard'`)
  })
})

describe('the details of a game', () => {
  test('are found by its number and by its friendly id, with others that can be played', async () => {
    const visitor = fair.browser()
    const byNumber = await visitor.must('GET /api/games/details', { id: '1001' })
    expect(byNumber).toEqual(await visitor.must('GET /api/games/details', { id: 'orchard' }))
    expect(byNumber).toMatchObject({ game: { name: 'Orchard', returnPercent: '97.37' }, groups: ['slots', 'popular'] })
    expect(byNumber.alike.every(({ state, id }) => state === 'open' && id !== '1001')).toBe(true)
    expect((await visitor.ask('GET /api/games/details', { id: 'nonsense' })).error.errorCode).toBe(131)
  })
})

describe('a launch', () => {
  test('of a game whose studio is not connected is refused, and says whose', async () => {
    const visitor = fair.browser()
    const { games } = await visitor.must('GET /api/games', { group: 'bingo', size: 20 })
    const closed = games.find(({ state }) => state === 'unconnected')
    const { error } = await visitor.ask('POST /api/game/launch', { game: closed?.friendlyId ?? '', type: 'demo', language: 'en' })
    expect(error).toMatchObject({ errorCode: 205, errorDetails: { provider: closed?.provider } })
  })
})
