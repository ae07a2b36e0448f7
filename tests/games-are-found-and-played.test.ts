import { proves, provesMany, type RowName } from '@fairhouse/testing/proves.ts'
import type { Page, Request } from 'playwright-core'
import { describe, expect, test, vi } from 'vitest'
import { ready } from './address-bar.ts'
import { fairhouse } from './command-line.ts'
import { closeQuietly, desktop, expectAccessible, lookAtPictures, openProfile, phone } from './browser.ts'
import { bodiesSent } from './what-is-asked.ts'
import { openJourney } from './journey.ts'
import { editionWithDemo, listedGames } from './listed-games.ts'
import { playerAt } from './player.ts'
import { settle } from './settle.ts'
import { wordsOf } from './words.ts'
import { wideTest } from './widely.ts'

lookAtPictures()

const lists = { 'fe.games.virtualSportsIds': ['9001'], 'fe.games.sportsBettingIds': ['9002'], 'fe.games.bingoIds': ['9003'] }
const { house, browser } = await openJourney(lists)
// Something to search and to page through, and games of studios that are not connected.
await fairhouse(house, 'seed', '--games', '2100')
const say = wordsOf('en')

const get = (path: string) => fetch(house.origin + path, { redirect: 'manual' })
const where = async (path: string) => {
  const answer = await get(path)
  return [answer.status, answer.headers.get('location')]
}

describe('addresses', () => {
  test.each<[RowName[], string, number]>([
    [['SHL-019'], '/', 200],
    [[], '/live', 200],
    [[], '/poker', 200],
    [[], '/slots-games', 200],
    [[], '/all-games', 200],
    [['SHL-026'], '/live/roulette-games', 200],
    [['SHL-027'], '/poker/cash-games', 200],
    [[], '/live/slots-games', 404],
    [[], '/nonsense-games', 404],
    [[], '/slots-games/orchard', 200],
    [[], '/slots-games/nonsense', 404],
    [[], '/games/nonsense', 404],
    [[], '/games/search', 200],
    [['SHL-050'], '/all-games/search', 200],
    [[], '/slots-games/orchard/demo', 200],
    [['SHL-037', 'SHL-658'], '/slots-games/orchard/fun', 404],
    [[], '/games/orchard/fun', 404],
    [[], '/tournaments', 404],
    [['SHL-053'], '/betting-history', 401],
    [[], '/pending-rounds', 401],
  ])('%j: %s answers %i', async (rows, path, status) => {
    proves(...rows)
    expect((await get(path)).status).toBe(status)
  })

  test.each<[RowName[], string, number, string]>([
    [['SHL-025', 'SHL-030', 'SHL-031'], '/group/slots?a=b', 301, '/slots-games?a=b'],
    [['SHL-032'], '/ar/group/slots', 301, '/ar/slots-games'],
    [['SHL-028'], '/live/group/roulette', 301, '/live/roulette-games'],
    [['SHL-029'], '/poker/group/cash', 301, '/poker/cash-games'],
    [['SHL-045', 'SHL-047', 'SHL-048'], '/games/1001', 301, '/slots-games/orchard'],
    [[], '/ar/games/1001?a=b', 301, '/ar/slots-games/orchard?a=b'],
    [['SHL-033'], '/games/1001/demo', 301, '/slots-games/orchard/demo'],
    [['SHL-046'], '/games/1002', 301, '/all-games/poker'],
    [['SHL-041', 'SHL-NS-11'], '/games/9001/real', 302, '/virtual-games'],
    [['SHL-040'], '/games/9002/real', 302, '/virtual-games'],
    [['SHL-042'], '/games/9003/real', 302, '/bingo-games'],
  ])('%j: %s answers %i with %s, in one hop', async (rows, path, status, to) => {
    proves(...rows)
    expect(await where(path)).toEqual([status, to])
    expect((await get(to)).status).toBe(200)
  })

  test('the live lobby, the poker lobby and tournaments follow the settings', async () => {
    provesMany('every setting and its address', 'SHL-020..023', 'SHL-054', 'SHL-066..067')
    const settled = async (name: string, value: unknown, path: string, status: number) => {
      await settle(house, { [name]: value })
      expect((await get(path)).status).toBe(status)
    }
    await settled('fe.games.liveGroups', [], '/live', 404)
    await settled('fe.games.liveGroups', ['roulette'], '/live', 200)
    await settled('fe.games.pokerGroups', [], '/poker', 404)
    await settled('fe.pokerPath', '/poker', '/poker', 200)
    await settled('fe.games.pokerGroups', ['cash'], '/poker-room', 404)
    await settled('fe.bingoPath', '/bingo-hall', '/bingo-hall', 200)
    await settled('fe.bingoPath', '/bingo-hall', '/bingo', 404)
    await settled('fe.tournaments.blocked', false, '/tournaments', 200)
  })
})

describe('a configured path', () => {
  test.each<[RowName[], string, string, string]>([
    [['SHL-051', 'SHL-062'], 'fe.bettingPath', '/betting', 'place.betting'],
    [[], 'fe.bettingHistoryPath', '/betting-history', 'shell.authorizationRequired'],
    [[], 'fe.bingoPath', '/bingo-hall', 'place.bingo'],
    [['SHL-055'], 'fe.parlaybayPath', '/parlay', 'place.parlay'],
    [['SHL-056'], 'fe.pokerPath', '/poker', 'place.poker'],
    [['SHL-057'], 'fe.sportsProviderPath', '/sports', 'place.sports'],
    [['SHL-058'], 'fe.secondSportsProviderPath', '/sports-live', 'place.sportsLive'],
    [['SHL-059'], 'fe.providerPath', '/provider', 'place.provider'],
    [['SHL-060', 'SHL-061'], 'fe.limitContactPointUrl', '/contact-point', 'place.contact'],
  ])('%j: %s moves its page', async (rows, setting, before, heading) => {
    proves(...rows)
    const heads = async (path: string) => /<h1[^>]*>([^<]*)</.exec(await (await get(path)).text())?.[1] ?? ''
    expect(await heads(before)).toMatch(say(heading))
    await settle(house, { [setting]: `/moved${before}` })
    expect(await heads(`/moved${before}`)).toMatch(say(heading))
    expect(await heads(before)).not.toMatch(say(heading))
  })

  test('of pending rounds asks a visitor to log in', async () => {
    proves('SHL-069')
    expect(await (await get('/pending-rounds')).text()).toContain('Please log in')
  })
})

describe('a visitor', () => {
  test('looks at a game over the lobby and comes back to the same place', async () => {
    proves('SHL-013', 'SHL-044')
    const { page, complaints, context } = await openProfile(browser, desktop)
    await page.goto(`${house.origin}/`)
    await page.locator('[data-curtain]').waitFor({ state: 'detached' })
    await page.mouse.wheel(0, 700)
    const tile = page.getByRole('link', { name: 'Sea Glass', exact: true }).first()
    await tile.click()
    const dialog = page.locator('dialog[open]')
    await dialog.getByRole('heading', { name: 'Sea Glass' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/slots-games/sea-glass')
    const scrolled = await page.evaluate(() => scrollY)
    expect(scrolled).toBeGreaterThan(100)
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    expect([new URL(page.url()).pathname, await page.evaluate(() => scrollY)]).toEqual(['/', scrolled])
    await tile.click()
    await page.reload()
    await dialog.getByRole('heading', { name: 'Sea Glass' }).waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: say('shell.close') }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/slots-games')
    await closeQuietly({ context, complaints })
  })

  test('finds a game in spite of a slip, and the address keeps the search', async () => {
    proves('SHL-775', 'SHL-049')
    const { page, complaints, context } = await openProfile(browser, desktop)
    await page.goto(`${house.origin}/`)
    await ready(page)
    const asked: Request[] = []
    page.on('request', (request) => void (request.url().includes('/api/games/all') && asked.push(request)))
    await page.getByRole('searchbox').pressSequentially('coper tilemkaer', { delay: 20 })
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ games? found$/ })
      .waitFor()
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('coper tilemkaer')
    await page.getByRole('link', { name: 'Copper Tilemaker', exact: true }).waitFor()
    expect(page.url()).toBe(`${house.origin}/games/search?search=coper+tilemkaer`)
    expect(asked.map((request) => new URL(request.url()).search)).toEqual(asked.map(() => ''))
    await expectAccessible(page)
    await page.reload()
    await ready(page)
    await page.getByRole('link', { name: 'Copper Tilemaker', exact: true }).waitFor()
    await page.getByRole('searchbox').fill('qqqqqqqq')
    await page.getByText(say('lobby.noMatch')).waitFor()
    await closeQuietly({ context, complaints })
  })

  wideTest('what is typed while a slow device still takes the page over is searched, and nothing drawn is thrown away', async () => {
    const { page, complaints, context } = await openProfile(browser, desktop)
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 3 })
    await page.goto(`${house.origin}/games/search?search=coper`, { waitUntil: 'commit' })
    const box = page.getByRole('searchbox')
    await box.focus()
    for (const letter of ' tilemaker'.repeat(4)) await page.keyboard.type(letter)
    await ready(page)
    await box.fill('coper tilemkaer')
    await page.getByRole('link', { name: 'Copper Tilemaker', exact: true }).waitFor()
    await closeQuietly({ context, complaints })
  })

  test('reads on and on in a group, from right to left as well, by touch and by keyboard', async () => {
    proves('SHL-001', 'SHL-024')
    const { page, complaints, context } = await openProfile(browser, phone)
    await page.goto(`${house.origin}/ar/slots-games`)
    const tiles = page.locator('main article')
    await page.locator('[data-curtain]').waitFor({ state: 'detached' })
    const first = await tiles.count()
    const readOn = async () => {
      await tiles.last().scrollIntoViewIfNeeded()
      await expect.poll(() => tiles.count()).toBeGreaterThan(first)
    }
    await vi.waitFor(readOn, { timeout: 45_000, interval: 250 })
    const [one, two] = [tiles.nth(0).getByRole('link'), tiles.nth(1).getByRole('link')]
    await one.focus()
    await page.keyboard.press('ArrowLeft')
    expect(await two.evaluate((link) => link === document.activeElement)).toBe(true)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await closeQuietly({ context, complaints })
  })

  test('sees the curtain from the first paint of a page of games, and on no other page', async () => {
    proves('SHL-164', 'SHL-166..168', 'SHL-575')
    for (const path of ['/', '/slots-games', '/ar/slots-games']) expect(await (await get(path)).text()).toMatch(/data-curtain="up"/)
    expect(await (await get('/fairness')).text()).not.toContain('data-curtain')
  })

  test('sees the curtain over a page that is still empty, and then the games', async () => {
    const { page, complaints, context } = await openProfile(browser, desktop)
    await page.goto(`${house.origin}/fairness`)
    await ready(page)
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/games/menu', async (route) => {
      await held
      await route.continue()
    })
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('shell.casino') })
      .click()
    await page.locator('[data-curtain=up]').getByText(say('lobby.preparing')).waitFor()
    answer()
    await page.locator('[data-curtain]').waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: say('lobby.group.popular') }).waitFor()
    await closeQuietly({ context, complaints })
  })

  test('plays an edition of the studio’s machine as a demonstration', async () => {
    proves('SHL-034', 'SHL-036')
    const { friendlyId, name } = await editionWithDemo(house)
    const { page, complaints, context } = await openProfile(browser, desktop)
    await page.goto(`${house.origin}/slots-games/${friendlyId}/demo`)
    await page.frameLocator('iframe').getByRole('heading', { name }).waitFor()
    await playerAt(house, page).spin(1)
    await closeQuietly({ context, complaints })
  })

  test('who opens a game of a studio that is not connected reads so, and is offered others', async () => {
    proves('SHL-039')
    const { page, context, complaints } = await openProfile(browser, desktop)
    for (const group of ['table', 'bingo']) {
      const closed = (await listedGames(house, group, 20)).find(({ state }) => state === 'unconnected')
      await page.goto(`${house.origin}/${group}-games/${closed?.friendlyId}/demo`)
      await page.getByText(say('game.unconnectedText')).waitFor()
      await expect.poll(() => page.locator('main article').count()).toBeGreaterThan(0)
    }
    // Bingo has a page of its own, with the doors to the other rooms.
    await page
      .getByRole('navigation', { name: say('game.bingoRooms') })
      .getByRole('link')
      .first()
      .waitFor()
    await closeQuietly({ context, complaints })
  })
})

describe('a player with two tabs', () => {
  const active = (page: Page) => page.evaluate(() => sessionStorage.getItem('$ActiveGameSessionId'))

  test('plays in one of them, and each session is closed once', async () => {
    proves('SHL-035', 'SHL-453', 'SHL-558', 'SHL-779', 'SHL-NS-57')
    const { page, context, complaints } = await openProfile(browser, desktop)
    const player = playerAt(house, page)
    await player.join()
    await player.enter()
    const closes = bodiesSent(page, '/session/close')
    await player.open('/slots-games/orchard/real')
    await page.frameLocator('iframe').getByRole('heading', { name: 'Orchard' }).waitFor()
    const first = await active(page)
    expect(first).toBeTruthy()

    const other = await context.newPage()
    const otherCloses = bodiesSent(other, '/session/close')
    await other.goto(`${house.origin}/slots-games/copper-tilemaker/real`)
    await other.frameLocator('iframe').getByRole('heading', { name: 'Copper Tilemaker' }).waitFor()
    await page.getByText(say('game.endedParallel')).waitFor()
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: say('game.backToLobby') })
        .getAttribute('href'),
    ).toBe('/')
    await expect.poll(() => page.locator('iframe').count()).toBe(0)
    expect(closes).toEqual([])

    const second = await active(other)
    expect(second).not.toBe(first)
    await other.frameLocator('iframe').getByRole('button', { name: 'Leave the game' }).click()
    await vi.waitFor(() => expect(new URL(other.url()).pathname).toBe('/'), 10_000)
    expect(otherCloses).toEqual([{ gameSessionId: second, reason: 'exit' }])
    expect(await active(other)).toBeNull()

    await player.open('/pending-rounds')
    await page.getByText(say('game.noPending')).waitFor()
    await expectAccessible(page)
    await closeQuietly({ context, complaints })
  })
})
