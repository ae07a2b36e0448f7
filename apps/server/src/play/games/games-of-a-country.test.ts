import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { closeIncident, openIncident, startAgain, stopPart } from '../../settings/incidents/index.ts'
import { setGame, setProvider, switchGame, switchProvider } from '../game-editing/index.ts'
import { readNewest } from '../game-editing/game-version.sql.ts'
import { readPlayNow } from '../game-editing/play-now.ts'
import { openHouse } from '../../house.ts'
import { catalogueFor } from './catalogue.ts'
import { bet, fresh, openTestStudio, type TestStudio } from './test-studio.ts'

// A game is seen and played where it is on, and nowhere else.

let at: TestStudio
beforeAll(async () => void (at = await openTestStudio()))
afterAll(() => at.close())

const [orchard, maker] = [1001, 1]
const by = 'staff:1' as const
const off = (countries: string[] = []) => switchGame(at.house, orchard, { isOn: false, countries }, by)
const on = (countries: string[] = []) => switchGame(at.house, orchard, { isOn: true, countries }, by)
const decider = { actor: by, reason: 'The wheel hangs.' }

type Seeing = { browser: Awaited<ReturnType<TestStudio['player']>>['browser'] }
const list = async ({ browser }: Seeing) => (await browser.must('GET /api/games', { size: 96 })).games
const names = async (seeing: Seeing) => (await list(seeing)).map(({ friendlyId }) => friendlyId)
const stateOf = async ({ browser }: Seeing) => (await browser.must('GET /api/games/details', { id: 'orchard' })).game.state

afterEach(async () => {
  await on()
  await on(['MLT'])
  await switchProvider(at.house, maker, { isOn: true, countries: [] }, by)
  await switchProvider(at.house, maker, { isOn: true, countries: ['MLT'] }, by)
})

describe('a game that is switched off for a country', () => {
  test('is in no list, no count and no search of its players, while others see it', async () => {
    const [maltese, finn] = [await at.player({ country: 'MLT' }), await at.player({ country: 'FIN' })]
    const before = await maltese.browser.must('GET /api/games/menu', {})
    await off(['MLT'])
    expect([(await names(maltese)).includes('orchard'), (await names(finn)).includes('orchard')]).toEqual([false, true])
    const after = await maltese.browser.must('GET /api/games/menu', {})
    expect(after.total).toBe(before.total - 1)
    const slots = ({ groups }: typeof after) => groups.find(({ id }) => id === 'slots')?.count ?? 0
    expect(slots(after)).toBe(slots(before) - 1)
    expect(await finn.browser.must('GET /api/games/menu', {})).toEqual(before)
    const found = async ({ browser }: Seeing) => (await browser.must('GET /api/games/all', {})).games.some(({ id }) => id === '1001')
    expect([await found(maltese), await found(finn)]).toEqual([false, true])
    const count = async ({ browser }: Seeing) =>
      (await browser.must('GET /api/games/providers', {})).providers.find(({ id }) => id === maker)?.count ?? 0
    expect(await count(maltese)).toBe((await count(finn)) - 1)
  })

  test('opened by its address says that it is off in this country, also where the player is elsewhere', async () => {
    const [maltese, finn] = [await at.player({ country: 'MLT' }), await at.player({ country: 'FIN' })]
    await off(['MLT'])
    expect([await stateOf(maltese), await stateOf(finn)]).toEqual(['disabled', 'open'])
    const launch = { game: 'orchard', type: 'real', language: 'en' } as const
    const { error } = await maltese.browser.ask('POST /api/game/launch', launch)
    expect(error).toMatchObject({ errorCode: 132, errorDetails: { where: 'country' } })
    await finn.browser.must('POST /api/game/launch', launch)
    await off()
    expect((await finn.browser.ask('POST /api/game/launch', launch)).error).toMatchObject({ errorDetails: { where: 'everywhere' } })
  })

  test('takes no new stake from the next bet on, and lets the round be finished', async () => {
    const maltese = await at.playing(10_000n, { country: 'MLT', currency: 'EUR' })
    const finn = await at.playing(10_000n, { country: 'FIN', currency: 'EUR' })
    const roundId = fresh('r')
    expect((await bet(maltese, 100, { roundId })).status).toBe('OK')
    expect((await bet(finn, 100)).status).toBe('OK')
    expect(await readPlayNow(at.house, { game: orchard, countries: ['MLT'] })).toMatchObject({
      players: 1,
      inPlay: [{ currency: 'EUR', rounds: 1, held: 100n }],
    })
    expect((await readPlayNow(at.house, { provider: maker })).inPlay).toEqual([{ currency: 'EUR', rounds: 2, held: 200n }])
    await off(['MLT'])
    expect((await bet(maltese, 100)).code).toBe('GAME_DISABLED')
    expect((await bet(maltese, 100, { roundId, roundStart: false })).code).toBe('GAME_DISABLED')
    expect((await bet(finn, 100)).status).toBe('OK')
    expect(await maltese.wallet('win', { transactionId: fresh('t'), roundId, amount: '250' })).toMatchObject({ status: 'OK' })
    expect((await readPlayNow(at.house, { game: orchard, countries: ['MLT'] })).inPlay).toEqual([])
    await on(['MLT'])
    expect((await bet(maltese, 100)).status).toBe('OK')
  })

  test('is refused by another process as well, and gone from its lists, with nothing said to it', async () => {
    const other = await openHouse(at.house.env, at.clock)
    const { catalogueOf } = await import('./catalogue.ts')
    const { openGamesOf } = await import('../studios/wallet-v1/open-games.ts')
    const maltese = await at.playing(10_000n, { country: 'MLT', currency: 'EUR' })
    const ids = async () => (await catalogueOf(other.house, 'MLT')).games.map(({ game }) => game.friendlyId)
    expect(await ids()).toContain('orchard')
    const there = openGamesOf(other.house)
    expect((await there.of(maltese.sessionToken))?.enabled).toBe(true)
    await off(['MLT'])
    expect(await ids()).not.toContain('orchard')
    await other.house.stops.renew(other.house.db)
    expect((await there.of(maltese.sessionToken))?.enabled).toBe(false)
    await other.close()
  })
})

test('a provider that is off takes its games with it, and gives back those alone that are on by themselves', async () => {
  const maltese = await at.player({ country: 'MLT' })
  const all = await names(maltese)
  const others = (await list(maltese)).filter(({ providerId }) => providerId !== maker)
  await off(['MLT'])
  await switchProvider(at.house, maker, { isOn: false, countries: ['MLT'] }, by)
  expect(await names(maltese)).toEqual(others.map(({ friendlyId }) => friendlyId))
  await switchProvider(at.house, maker, { isOn: true, countries: ['MLT'] }, by)
  expect([all.includes('lantern-tide'), others.some(({ friendlyId }) => friendlyId === 'lantern-tide')]).toEqual([true, false])
  expect(await names(maltese)).toEqual(all.filter((name) => name !== 'orchard'))
})

test('a game that is for some countries is nowhere else', async () => {
  const words = (await readNewest(at.house.db, 'game', orchard))!.data
  const [maltese, finn] = [await at.player({ country: 'MLT' }), await at.player({ country: 'FIN' })]
  await setGame(at.house, orchard, { ...words, countries: ['MLT'] }, by)
  expect([(await names(maltese)).includes('orchard'), (await names(finn)).includes('orchard')]).toEqual([true, false])
  await setGame(at.house, orchard, words, by)
  expect(await names(finn)).toContain('orchard')
})

test('a game that an incident stops leaves the lists of its country until it is started again; one of all play empties none', async () => {
  const [maltese, finn] = [await at.player({ country: 'MLT' }), await at.player({ country: 'FIN' })]
  const incident = await openIncident(at.house, { title: 'The wheel hangs', severity: 'minor' }, decider)
  await stopPart(at.house, incident, { kind: 'play', target: 'game:1001', country: 'MLT', texts: { en: 'Back at noon.' } }, decider)
  expect([(await names(maltese)).includes('orchard'), (await names(finn)).includes('orchard')]).toEqual([false, true])
  expect([await stateOf(maltese), await stateOf(finn)]).toEqual(['disabled', 'open'])
  const { error } = await maltese.browser.ask('POST /api/game/launch', { game: 'orchard', type: 'demo', language: 'en' })
  expect(error).toMatchObject({ errorDetails: { what: 'play', text: 'Back at noon.' } })
  await stopPart(at.house, incident, { kind: 'play', target: 'studio:orchard', country: 'FIN', texts: {} }, decider)
  expect(await names(finn)).toEqual([])
  await startAgain(at.house, incident, undefined, decider)
  expect(await names(maltese)).toContain('orchard')
  await stopPart(at.house, incident, { kind: 'play', target: null, country: null, texts: {} }, decider)
  expect(await names(maltese)).toContain('orchard')
  await startAgain(at.house, incident, undefined, decider)
  await closeIncident(at.house, incident, decider)
})

test('nothing that cannot be is written', async () => {
  const words = (await readNewest(at.house.db, 'game', orchard))!.data
  const wrong = async (change: object) => setGame(at.house, orchard, { ...words, ...change }, by)
  expect(await wrong({})).toBe('It is like this already.')
  expect(await wrong({ name: '' })).toContain('1 to 60')
  expect(await wrong({ countries: ['Sweden'] })).toContain('three capital letters')
  expect(await wrong({ group: 'Slots & more' })).toContain('is no group')
  expect(await wrong({ returnPercent: '104.00' })).toContain('percentage')
  expect(await wrong({ provider: 9999 })).toBe('There is no provider 9999.')
  await setProvider(at.house, 7, { name: 'Copper Lantern', countries: [], isOn: true, offIn: [] }, by)
  expect(await setProvider(at.house, 100_001, { name: 'Far Shore', countries: [], isOn: true, offIn: [] }, by)).toContain('is no number')
  expect(await setProvider(at.house, 8, { name: 'Copper Lantern', countries: [], isOn: true, offIn: [] }, by)).toContain('called')
})

test('the lists of one page are of one catalogue, those of the next page of the one that there is then', async () => {
  const page = () => ({ house: at.house, player: undefined, country: 'MLT' })
  const seen = async (asking: ReturnType<typeof page>) => (await catalogueFor(asking)).games.map(({ game }) => game.friendlyId)
  const drawn = page()
  const before = await seen(drawn)
  await off(['MLT'])
  expect(await seen(drawn)).toEqual(before)
  expect(await seen(page())).toEqual(before.filter((name) => name !== 'orchard'))
  await on(['MLT'])
  expect(await seen(page())).toEqual(before)
})
