import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { addresses } from './every-address.ts'
import { ready } from './address-bar.ts'
import { lookAtPictures, openProfile, readersZone } from './browser.ts'
import { openJourney } from './journey.ts'
import { playerAt } from './player.ts'
import { wordsOf } from './words.ts'

lookAtPictures()

const languages = { en: { prefix: '', direction: 'ltr' }, ar: { prefix: '/ar', direction: 'rtl' } } as const
const { house, browser } = await openJourney({ languages: Object.keys(languages) })
let profiles: Record<'visitor' | 'player', { context: BrowserContext; page: Page; complaints: string[] }>
let cookie = ''
const say = wordsOf('en')

beforeAll(async () => {
  const phone = { width: 375, height: 800 }
  profiles = { visitor: await openProfile(browser, phone), player: await openProfile(browser, phone) }
  const player = playerAt(house, profiles.player.page)
  await player.join()
  await player.enter()
  cookie = (await profiles.player.context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
})

const ask = (path: string, who: 'visitor' | 'player') =>
  fetch(house.origin + path, { redirect: 'manual', headers: who === 'player' ? { cookie } : {} })

describe.each(['visitor', 'player'] as const)('to a %s', (who) => {
  describe.each(['en', 'ar'] as const)('in %s', (language) => {
    const { prefix, direction } = languages[language]
    test.each(addresses.map((address) => [address.path, address] as const))('%s answers as it should', async (path, address) => {
      const own = prefix + (path === '/' && prefix ? '' : path)
      const response = await ask(own, who)
      expect(response.status).toBe(address[who])
      if (response.status === 302) return expect(response.headers.get('location')).toBe(prefix || '/')
      const html = await response.text()
      expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}" dir="${direction}"`))
      // Also when it is drawn for the first time: no part is left to the browser.
      expect(html).not.toContain('<!--$!-->')
      expect(html.match(/<title>[^<]{6,}<\/title>/g)).toHaveLength(1)
      expect(html.match(/<h1[ >]/g)).toHaveLength(1)
      expect(html.match(/<meta name="description" content="[^"]{20,}"/g)).toHaveLength(1)
      expect(html).toContain(`<link rel="canonical" href="${house.origin}${own}"/>`)
      expect([...html.matchAll(/hrefLang="([\w-]+)"/gi)].map(([, tag]) => tag).slice(0, 3)).toEqual(['en', 'ar', 'x-default'])
      expect(html.includes('content="noindex"')).toBe(address.hidden === true || path.startsWith('/my/'))
      expect(html.match(/property="og:(?:title|description|url|type|site_name|locale)"/g)).toHaveLength(6)
    })
  })
})

describe('each page is the one that its address names', () => {
  const headingOf = async (path: string, who: 'visitor' | 'player') =>
    /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(await (await ask(path, who)).text())?.[1]

  test.each<[RowName[], path: string, heading: string]>([
    [['SHL-007'], '/', 'Good games, plainly dealt.'],
    [['SHL-063'], '/support', 'Support'],
    [['SHL-064'], '/coming-soon', 'This is being prepared'],
    [['SHL-065'], '/StyleGuide', 'Style guide'],
    [['SHL-112', 'SHL-719'], '/login', 'Sign in to your account'],
    [['SHL-113'], '/registration', 'Sign up'],
    [['SHL-114', 'SHL-721'], '/forgot-password', 'Forgotten password'],
    [['SHL-722'], '/activation/abc123', 'Activating your account'],
    [['SHL-121'], '/about', 'About us'],
    [['SHL-122'], '/no-such-page-xyz', 'This page is not here'],
    [['SHL-725'], '/pending-rounds', 'Please log in to see this page'],
    [['SHL-120'], '/my/profile', 'Please log in to see this page'],
    [['SHL-100'], '/my/limits/payments', 'Please log in to see this page'],
    [['SHL-109'], '/my/campaigns/promotions', 'Please log in to see this page'],
    [['SHL-119'], '/logout', 'Please log in to see this page'],
  ])('%j: to a visitor %s is headed “%s”', async (rows, path, heading) => {
    proves(...rows)
    expect(await headingOf(path, 'visitor')).toBe(heading)
  })

  test.each<[RowName[], path: string, heading: string]>([
    [['SHL-070', 'SHL-726'], '/my/profile', 'Ada Example'],
    [['SHL-071'], '/my/change-password', 'Change password'],
    [['SHL-072'], '/my/profile-account', 'Ways to sign in and to be paid'],
    [['SHL-073'], '/my/account-validation', 'Account validation'],
    [['SHL-074'], '/my/sof-validation', 'Where your money comes from'],
    [['SHL-075'], '/my/documents', 'Your documents'],
    [['SHL-076'], '/my/profile-close', 'Close your account'],
    [['SHL-077'], '/my/verification', 'Verification'],
    [['SHL-078'], '/my/activity', 'Your activity'],
    [['SHL-079'], '/my/delete-account', 'Delete your account'],
    [['SHL-080'], '/my/neccton', 'My play'],
    [['SHL-727'], '/my/transactions/deposit', 'Transactions'],
    [['SHL-092'], '/my/limits/net-deposit-threshold', 'Net deposit threshold'],
    [['SHL-095'], '/my/limits/time-out', 'Take a break'],
    [['SHL-096'], '/my/limits/self-exclusion', 'Self-exclusion'],
    [['SHL-097'], '/my/limits/responsible-gambling', 'Safer gambling'],
    [['SHL-098'], '/my/limits/questionnaire', 'A short self-test'],
    [['SHL-099'], '/my/limits/balance', 'Your balance'],
    [['SHL-105'], '/my/limits/max-balance', 'This page is not here'],
    [['SHL-106'], '/my/campaigns/promotions', 'Promotions'],
    [['SHL-108'], '/my/campaigns/loyalty', 'This page is not here'],
    [['SHL-068', 'SHL-730'], '/pending-rounds', 'Open rounds'],
  ])('%j: to a player %s is headed “%s”', async (rows, path, heading) => {
    proves(...rows)
    expect(await headingOf(path, 'player')).toBe(heading)
  })

  test('all pages of /my ask a visitor to log in', async () => {
    proves('SHL-081', 'SHL-088')
    const paths = addresses.filter(({ path, visitor }) => path.startsWith('/my/') && visitor === 401).map(({ path }) => path)
    expect(paths.length).toBeGreaterThan(25)
    const headings = await Promise.all(paths.map((path) => headingOf(path, 'visitor')))
    expect(paths.filter((_, place) => headings[place] !== 'Please log in to see this page')).toEqual([])
  })
})

test('from the home page each of the five kinds of play can be reached', async () => {
  proves('CSH-001', 'IDN-001')
  const home = /<main[\s\S]*<\/main>|$/.exec(await (await ask('/', 'visitor')).text())?.[0] ?? ''
  const menu = /<nav[\s\S]*?<\/nav>/.exec(await (await ask('/', 'visitor')).text())?.[0] ?? ''
  const linked = new Set([...(menu + home).matchAll(/<a[^>]*href="([^"?]*)/g)].map(([, path]) => path))
  const kinds = ['/slots-games', '/live-games', '/betting', '/bingo-games', '/poker-room']
  expect(kinds.filter((path) => !linked.has(path))).toEqual([])
  expect(await Promise.all(kinds.map(async (path) => (await ask(path, 'visitor')).status))).toEqual(kinds.map(() => 200))
})

describe('an address that has moved', () => {
  test.each([
    ['/group/slots', '/slots-games'],
    ['/games/orchard?a=1', '/slots-games/orchard?a=1'],
    ['/ar/games/orchard/demo?a=1', '/ar/slots-games/orchard/demo?a=1'],
    ['/group/slots?a=1', '/slots-games?a=1'],
    ['/ar/group/slots?a=1', '/ar/slots-games?a=1'],
    ['/en/group/slots/?a=1', '/slots-games?a=1'],
    ['/en', '/'],
    ['/en/support?x=1', '/support?x=1'],
    ['/support/', '/support'],
    ['/ar/support/', '/ar/support'],
    ['/en//evil.example', '/evil.example'],
  ])('%s leads to %s for good, in one hop', async (from, to) => {
    const response = await ask(from, 'visitor')
    expect([response.status, new URL(response.headers.get('location') ?? '', house.origin).href]).toEqual([301, house.origin + to])
  })
})

describe("a visitor's page at a longer address sends a player home in one hop", () => {
  test.each([
    ['/en/login', '/'],
    ['/en/registration/', '/'],
    ['/forgot-password/', '/'],
    ['/ar//login', '/ar'],
  ])('from %s to %s', async (from, to) => {
    proves('SHL-118', 'SHL-733')
    const response = await ask(from, 'player')
    expect([response.status, new URL(response.headers.get('location') ?? '', house.origin).href]).toEqual([
      302,
      new URL(to, house.origin).href,
    ])
  })
})

describe('a game has one address for search engines', () => {
  const head = async (path: string) => {
    const html = await (await ask(path, 'visitor')).text()
    return [/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.slice(house.origin.length), html.includes('content="noindex"')]
  }
  test.each([
    ['/slots-games/orchard', '/slots-games/orchard', false],
    ['/all-games/orchard', '/slots-games/orchard', false],
    ['/slots-games/1001', '/slots-games/orchard', false],
    ['/ar/all-games/orchard', '/ar/slots-games/orchard', false],
    ['/all-games/orchard/demo', '/slots-games/orchard/demo', true],
    ['/slots-games/orchard/real', '/slots-games/orchard/real', true],
  ])('%s is %s; kept out of their lists: %s', async (path, canonical, hidden) => {
    expect(await head(path)).toEqual([canonical, hidden])
  })
})

describe('what is shown is marked', () => {
  const marked = async (path: string, nav: string) => {
    const part = new RegExp(`<nav[^>]*aria-label="${nav}"[\\s\\S]*?</nav>`).exec(await (await ask(path, 'visitor')).text())?.[0] ?? ''
    return [...part.matchAll(/aria-current="page"[^>]*>([^<]*)/g)].map(([, text = '']) => text.trim())
  }
  test.each([
    ['/slots-games', 'Casino', 'Slots', 'Played most'],
    ['/slots-games?sort=new', 'Casino', 'Slots', 'New first'],
    ['/slots-games?sort=name&page=2', 'Casino', 'Slots', 'A to Z'],
    ['/live-games', 'Live casino', 'Live casino', 'Played most'],
  ])('%s: in the menu %s, among the groups %s, sorted by %s', async (path, menu, group, sort) => {
    const navs = ['shell.mainMenu', 'lobby.groups', 'lobby.sort'].map((key) => say(key).source.replace(/^\^\\s\*|\\s\*\$$/g, ''))
    expect(await Promise.all(navs.map((nav) => marked(path, nav)))).toEqual([[menu], [group], [sort]])
  })
})

test('the betting history asks a visitor to log in, as the pages under /my do', async () => {
  expect([(await ask('/betting-history', 'visitor')).status, (await ask('/betting-history', 'player')).status]).toEqual([401, 200])
})

describe('an address that is not there', () => {
  test.each(['/nowhere', '/slots-games/orchard/fun', '/live/slots-games', '/tournaments'])(
    '(%s) answers a few words, a search for games and the way home',
    async (path) => {
      proves('SHL-NS-12', 'SHL-NS-14')
      const answer = await ask(path, 'visitor')
      const main = /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0] ?? ''
      const heading = /<h1[^>]*>([^<]*)</.exec(main)?.[1] ?? ''
      expect([answer.status, say('shell.notFound').test(heading)]).toEqual([404, true])
      expect([/type="search"/.test(main), /<a[^>]*href="\/"/.test(main)]).toEqual([true, true])
    },
  )
})

test('robots.txt keeps private pages out and names the sitemap, whose every address answers', async () => {
  const robots = await (await ask('/robots.txt', 'visitor')).text()
  expect(robots).toContain('Disallow: /my/')
  const index = await (await fetch(/^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '')).text()
  const part = await (await fetch(/<loc>([^<]+)</.exec(index)?.[1] ?? '')).text()
  const listed = [...part.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => address)
  expect(listed.length).toBeGreaterThan(20)
  // The details of games are tested where they are made.
  const pages = listed.filter((address) => !/-games\/./.test(address))
  const answers = await Promise.all(pages.map(async (address) => [address, (await fetch(address)).status]))
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
})

/** Opens each address, widens its window step by step, and looks for complaints and for a page wider than the screen. */
async function look(who: 'visitor' | 'player', paths: readonly string[], widths: readonly number[]): Promise<string[]> {
  const { page, complaints } = profiles[who]
  complaints.length = 0
  const wrong: string[] = []
  for (const path of paths) {
    await page.setViewportSize({ width: widths[0] ?? 0, height: 800 })
    await page.goto(house.origin + path, { waitUntil: 'load' })
    await ready(page)
    await page.evaluate(() => document.fonts.ready)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const { scrollWidth, clientWidth, heading } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
        heading: document.querySelector('h1')?.textContent ?? '',
      }))
      if (clientWidth !== width) wrong.push(`${path} is drawn ${clientWidth} wide instead of ${width}`)
      if (scrollWidth > clientWidth) wrong.push(`${path} is ${scrollWidth} wide on a screen of ${width}`)
      if (!heading.trim()) wrong.push(`${path} has no heading`)
    }
    for (const complaint of complaints.splice(0)) wrong.push(`${path}: ${complaint}`)
  }
  return wrong
}

const ending = /^\/(?:logout|poker-login)$/
const shown = (who: 'visitor' | 'player') =>
  addresses.filter((address) => address[who] !== 302 && !ending.test(address.path)).map(({ path }) => path)

test.each(['visitor', 'player'] as const)('every page of a %s fits a phone, and no page complains', { timeout: 240_000 }, async (who) => {
  expect(await look(who, shown(who), [375])).toEqual([])
})

test('a moment is told in the time zone of whoever reads it, though the server, which drew the page, stands in another', async () => {
  const { page } = profiles.player
  const { visits } = (await (await ask('/api/activity', 'player')).json()) as { visits: { beganAt: string; isThis: boolean }[] } // the contract's
  const beganAt = new Date(visits.find(({ isThis }) => isThis)?.beganAt ?? 0)
  const timeIn = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hour12: false, timeZone }).format(beganAt)
  expect(await (await ask('/my/activity', 'player')).text()).toContain(timeIn('UTC'))
  await page.goto(`${house.origin}/my/activity`)
  const told = page.locator('li', { hasText: 'This visit' }).locator('p').first()
  await expect.poll(() => told.textContent()).toContain(timeIn(readersZone))
})

describe.runIf(process.env.TEST_ALL)('at every width and in both directions', () => {
  const wide = (['visitor', 'player'] as const).flatMap((who) => ['', '/ar'].map((prefix) => ({ who, prefix })))
  test.each(wide)('$who, "$prefix": no page is wider than the screen or complains', { timeout: 600_000 }, async ({ who, prefix }) => {
    const paths = shown(who).map((path) => prefix + (path === '/' && prefix ? '' : path))
    expect(await look(who, paths, [375, 768, 1440])).toEqual([])
  })
})

test("a player's head is one row high, however wide the screen", async () => {
  const { page } = profiles.player
  await page.goto(house.origin)
  await ready(page)
  await page.locator('[popovertarget=balance]').waitFor()
  const heights = []
  for (const width of [1030, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    heights.push(await page.evaluate(() => document.querySelector('header nav')?.parentElement?.offsetHeight))
  }
  expect(heights).toEqual([72, 72, 72, 72])
})
