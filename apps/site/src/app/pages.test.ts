import { proves } from '@fairhouse/testing/proves.ts'
import type { Caller } from '@fairhouse/contract/caller.ts'
import { describe, expect, test, vi } from 'vitest'
import { question } from '../base/answers.ts'
import { createQueries } from '../base/queries.ts'
import { methodWith, offerWith } from '../cashier/deposit/test-deposit-form.ts'
import { ofPlayer, player } from '../testing/player-answers.ts'
import { textOf } from '../testing/test-drawn.tsx'
import { openPage, type Visit } from '../testing/test-page.tsx'

// The site's own addresses, each opened as the server draws it.

const notThere = 'This page is not here'
const headingOf = (html: string) => textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '')
const asPlayer = (more: Visit = {}): Visit => ({ profile: player, ...more, answers: { ...ofPlayer, ...more.answers } })
/** What the open modal shows. */
const modalOf = (html: string) => /<dialog[^>]*open[\s\S]*?<\/dialog>/.exec(html)?.[0] ?? ''
const linksIn = (html: string) => [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, to]) => to)

type Group = { id: string; count: number; name: string; path: string }
const menuWith = (group: Group) => ({ total: 9, groups: [group], menu: [group], banners: [], shelves: { home: [], live: [], poker: [] } })

describe('the areas of the product', () => {
  const fe = {
    mainMenu: ['home', 'liveCasino', 'sports', 'bingo', 'poker'],
    bettingPath: '/betting',
    bingoPath: '/bingo',
    pokerPath: '/poker-room',
    'games.liveGroups': ['live'],
  }
  const liveCasino = { id: 'live', count: 9, name: 'Live casino', path: '/live-games' }
  const answers = { 'GET /api/games/menu': menuWith(liveCasino), 'GET /api/games': { games: [], total: 0 } }

  test('can be reached from the home page, casino, live casino, sports, bingo and poker', async () => {
    proves('CSH-001', 'IDN-001')
    const home = await openPage('/', { settings: { fe }, answers })
    const areas = ['/', '/live-games', '/betting', '/bingo', '/poker-room']
    expect(linksIn(home.html)).toEqual(expect.arrayContaining(areas))
    for (const area of areas) expect(textOf((await openPage(area, { settings: { fe }, answers })).html)).not.toContain(notThere)
  })

  test.each([
    ['SHL-003', '/betting', 'Sports betting'],
    ['SHL-004', '/bingo', 'Bingo'],
  ] as const)('%s: stand at the path that the settings give them (%s)', async (row, path, heading) => {
    proves(row)
    expect(headingOf((await openPage(path, { settings: { fe }, answers })).html)).toBe(heading)
    expect((await openPage(path, { settings: { fe: {} }, answers })).html).not.toContain(`${heading}</h1>`)
  })
})

const game = {
  id: '12',
  friendlyId: 'orchard',
  name: 'Orchard',
  group: 'slots',
  providerId: 3,
  provider: 'Hollow Hill',
  state: 'open',
  art: 'a',
  demo: true,
  isNew: false,
  popular: false,
}
const ofGame: Visit['known'] = ['orchard', '12'].map((id) => [['GET /api/games/details', { id }], { game, groups: ['slots'], alike: [] }])

test('a game stands at its number, too: from there one is led to its details, which are open', async () => {
  proves('SHL-043')
  const { redirect } = await openPage('/games/12', { known: ofGame })
  expect(redirect).toBe('/slots-games/orchard')
  const { html } = await openPage('/slots-games/orchard', {
    known: ofGame,
    answers: { 'GET /api/games/menu': menuWith({ id: 'slots', count: 9, name: 'Slots', path: '/slots-games' }) },
  })
  expect(textOf(/<dialog[\s\S]*<\/dialog>/.exec(html)?.[0] ?? '')).toMatch(/Orchard.*Hollow Hill/)
})

test('a game that is no bingo is played on the page of games', async () => {
  proves('SHL-038')
  const { html } = await openPage('/slots-games/orchard/real', asPlayer({ known: ofGame }))
  expect(textOf(html)).toContain('Opening orchard')
  const bingo = await openPage(
    '/slots-games/orchard/real',
    asPlayer({ known: ofGame, settings: { fe: { 'games.bingoGames': ['orchard'] } } }),
  )
  expect([textOf(html), textOf(bingo.html)].map((text) => text.includes('Other bingo rooms'))).toEqual([false, true])
})

test('providers are listed by their brands, not by their numbers', async () => {
  proves('SHL-505')
  const providers = [
    { id: 3, name: 'Hollow Hill', count: 7 },
    { id: 41, name: 'Zephyr', count: 1 },
  ]
  const { html } = await openPage('/provider', {
    settings: { fe: { providerPath: '/provider' } },
    answers: { 'GET /api/games/providers': { providers } },
  })
  const names = [...html.matchAll(/<a href="[^"]*provider=(\d+)"[^>]*>([\s\S]*?)<\/a>/g)].map(([, id, inside]) => [
    id,
    textOf(inside ?? ''),
  ])
  expect(names).toEqual([
    ['3', expect.stringMatching(/^Hollow Hill\b/)],
    ['41', expect.stringMatching(/^Zephyr\b/)],
  ])
})

test('an address that only the operator’s pages know shows that page, and one that nobody knows is not found', async () => {
  proves('SHL-142')
  const about = {
    name: 'about',
    language: 'en',
    title: 'About this house',
    description: '',
    version: 1,
    publishedAt: '2026-01-01T00:00:00Z',
    isExample: false,
    blocks: [],
  }
  const known = await openPage('/about', { known: [[['GET /api/pages', { name: 'about' }], about]] })
  expect(headingOf(known.html)).toBe('About this house')
  expect(headingOf((await openPage('/nowhere', { refusal: 'notFound' })).html)).toBe(notThere)
})

test.each([
  '/nowhere',
  '/jackpots/nothing',
  '/tournaments/nothing',
  '/promotions/terms/nothing',
  '/games/nothing',
  '/slots-games/nothing',
  '/slots-games/nothing/demo',
])('%s is not found either where its last part is longer than any name of ours', async (address) => {
  const answers = { 'GET /api/games/menu': menuWith({ id: 'slots', count: 9, name: 'Slots', path: '/slots-games' }) }
  for (const refusal of ['checkFields', 'invalidFields'] as const)
    expect(headingOf((await openPage(address, { answers, refusal })).html)).toBe(notThere)
})

test.each(['sort=zzz', 'provider=abc', 'page=9999', 'page-after-login=//evil.example', 'game-after-login=../admin', 'modal=nothing'])(
  'a value without meaning in an address (%s) is dropped before any page reads it',
  async (query) => {
    const answers = { 'GET /api/games/menu': menuWith({ id: 'slots', count: 9, name: 'Slots', path: '/slots-games' }) }
    expect((await openPage(`/slots-games?utm_source=mail&${query}`, { answers })).search).toEqual({ utm_source: 'mail' })
  },
)

describe('the deposit form', () => {
  const stored = { storedDetailReference: 'c1', description: 'Visa •••• 4242', blocked: false, verified: true }
  const method = methodWith({
    supportCurrencies: { SEK: '1' },
    bounds: { SEK: { min: '10.00', max: '500.00', feeFixed: '0.00' } },
    stored: true,
    storedDetails: [stored],
    payAndPlay: true,
  })
  const answers = (methods = [method]) => ({
    'GET /api/payment/methods': { methods },
    'GET /api/deposits/offer': offerWith({ currency: 'SEK' }),
    'GET /api/campaigns': { campaigns: [], codes: false, barred: false, barredByPlayer: false },
  })

  test('opens for a visitor where the house takes deposits of visitors, and asks nobody to log in first', async () => {
    proves('CSH-003')
    const { html, redirect } = await openPage('/?modal=deposit', {
      settings: { visitorsDeposit: true },
      answers: { ...ofPlayer, ...answers([{ ...method, stored: false, storedDetails: [] }]) },
    })
    expect(redirect).toBe(null)
    expect(modalOf(html)).toMatch(/<form[\s\S]*name="amount"/)
    expect(textOf(modalOf(html))).not.toMatch(/Log in/)
  })

  test('opens for a player with what is theirs: the currency of the wallet, the card that is stored', async () => {
    proves('CSH-004')
    const form = textOf(modalOf((await openPage('/?modal=deposit', asPlayer({ answers: answers() }))).html))
    expect(form).toMatch(/Visa •••• 4242/)
    expect(form).toMatch(/Amount SEK/)
  })

  test('shows the ways to pay once they have come, by their brands', async () => {
    proves('SHL-508', 'CSH-486')
    const skrill = { ...method, method: 400_003, methodId: 400_003, name: 'Skrill' }
    const modal = async (known: object) => modalOf((await openPage('/?modal=deposit', asPlayer({ answers: known }))).html)
    const { 'GET /api/payment/methods': _, ...rest } = answers([skrill])
    const waiting = await modal(rest)
    expect([waiting.includes('name="method"'), waiting.includes('role="status"')]).toEqual([false, true])
    const shown = textOf(await modal(answers([{ ...method, name: 'Payment card' }, skrill])))
    expect(shown).toMatch(/Payment card.*Skrill/)
    expect(shown).not.toContain('400003')
    const call = vi.fn(async () => ({ ok: true, value: { methods: [] } }))
    const queries = createQueries()
    const ask = question(call as unknown as Caller, 'GET /api/payment/methods', {}) // one answer
    queries.look(ask)
    queries.look(ask)
    await expect.poll(() => queries.getQueryData(ask.queryKey)).toEqual({ methods: [] })
    queries.look(ask)
    expect(call).toHaveBeenCalledOnce()
  })
})

test('an old address of a group leads to its games, which have a curtain before them until the menu has come', async () => {
  proves('SHL-165')
  expect((await openPage('/group/slots')).redirect).toBe('/slots-games')
  const curtain = async (answers: Visit['answers']) =>
    /data-curtain="(\w+)" data-over="(\w+)"/.exec((await openPage('/slots-games', { answers: answers ?? {} })).html)?.slice(1)
  expect(await curtain({})).toEqual(['up', 'nothing'])
  expect(await curtain({ 'GET /api/games/menu': menuWith({ id: 'slots', count: 9, name: 'Slots', path: '/slots-games' }) })).toEqual([
    'up',
    'tiles',
  ])
})

test('logging out is a page of players; a visitor is asked to log in there', async () => {
  proves('SHL-731')
  expect(headingOf((await openPage('/logout', asPlayer())).html)).toMatch(/Logging .*out/i)
  expect(headingOf((await openPage('/logout')).html)).toBe('Please log in to see this page')
})
