import { proves } from '@fairhouse/testing/proves.ts'
import type { Limits } from '@fairhouse/contract'
import { ruleSetAt } from '@fairhouse/country-rules'
import { describe, expect, test } from 'vitest'
import { heldOf, limitOf, periodOf } from '../limits/form/test-limits.ts'
import { limitsWith, ofPlayer, player } from '../testing/player-answers.ts'
import { textOf } from '../testing/test-drawn.tsx'
import { openPage, type Visit } from '../testing/test-page.tsx'

// A player's own pages and modals, each opened as the server draws it.

const notThere = 'This page is not here'
const rulesOf = (country: string) => ruleSetAt(country, new Date('2026-11-01'))
const headingOf = (html: string) => textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '')
const modalOf = (html: string) => /<dialog[^>]*open[\s\S]*?<\/dialog>/.exec(html)?.[0] ?? ''
const linksIn = (html: string) => [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, to]) => to)
const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
const open = (address: string, { answers, ...more }: Visit = {}) =>
  openPage(address, { profile: player, ...more, answers: { ...ofPlayer, ...answers } })
const withLimits = (types: Partial<Limits>) => ({ 'GET /api/limits': { limits: limitsWith(types) } })

describe('the statement of', () => {
  const line = (about: string) => ({
    id: 'p1',
    at: '2026-01-01T10:00:00Z',
    about,
    status: 'ok',
    amount: '20.00',
    currency: 'EUR',
    cancellable: false,
  })
  const listed = async (type: string, search = '', more: object = {}) => {
    const page = { transactions: [line(`a ${type} of mine`)], next: null }
    const visit = { known: [[['GET /api/transactions', { type, size: 20, ...more }, 'pages'], { pages: [page] }]] } satisfies Visit
    return (await open(`/my/transactions/${type}${search}`, visit)).html
  }

  test.each([
    ['SHL-082', 'deposit'],
    ['SHL-083', 'withdrawal'],
    ['SHL-084', 'promo'],
    ['SHL-085', 'game'],
    ['SHL-086', 'loyalty'],
    ['SHL-087', 'betting'],
  ] as const)('%s: %s lists what is of its kind', async (row, type) => {
    proves(row)
    expect(textOf(/<tbody>[\s\S]*<\/tbody>/.exec(await listed(type))?.[0] ?? '')).toContain(`a ${type} of mine`)
    expect((await open(`/my/transactions/${type}s`)).html).toContain(notThere)
  })

  test('withdrawals begins with those under way where its link says so', async () => {
    proves('SHL-089')
    const html = await listed('withdrawal', '?status=pending', { status: 'pending' })
    expect(html).toMatch(/role="switch"[^>]*aria-checked="true"|aria-checked="true"[^>]*role="switch"/)
    expect(html).toContain('a withdrawal of mine')
    expect(await listed('withdrawal')).toMatch(/aria-checked="false"/)
  })
})

describe('the limits', () => {
  const time = limitOf({ daily: heldOf('2.00') }, { unit: 'time' })

  test('of net deposits are there while nothing is known of them and while deposits are open, and gone once an operator has closed them', async () => {
    proves('SHL-101..103')
    const path = '/my/limits/net-deposit-threshold'
    const of = async (changes: Parameters<typeof periodOf>[0]) => {
      const permanent = { ...periodOf(changes), ndtBreachMaxCount: null, ndtExceededCount: 0 }
      const visit = {
        rules: { limits: ['deposit', 'netDeposit'] },
        answers: withLimits({ netDeposit: { ...limitOf({}), permanent } }),
      } satisfies Visit
      const beside = await open('/my/limits/payments', visit)
      const { html } = await open(path, visit)
      return { listed: linksIn(beside.html).includes(path), shown: headingOf(html) === 'Net deposit threshold' }
    }
    const there = { listed: true, shown: true }
    expect(await of({ limited: false })).toEqual(there)
    expect(await of({ limited: true })).toEqual({ listed: false, shown: false })
    const unknown = { rules: { limits: ['deposit', 'netDeposit'] }, profile: player }
    const html = (await openPage(path, unknown)).html
    expect({ listed: linksIn(html).includes(path), shown: headingOf(html) === 'Net deposit threshold' }).toEqual(there)
  })

  test('of the balance have a page with its title under Dutch rules, and none under the default ones', async () => {
    proves('SHL-104', 'SHL-305')
    const path = '/my/limits/max-balance'
    const answers = withLimits({
      maxBalance: limitOf({ permanent: periodOf() }, { daily: undefined, weekly: undefined, monthly: undefined }),
    })
    const dutch = { rules: { limits: Object.keys(rulesOf('NLD').limits) }, answers } satisfies Visit
    expect(linksIn((await open('/my/limits/payments', dutch)).html)).toContain(path)
    const { html } = await open(path, dutch)
    expect([headingOf(html), html.includes('max-balance-limit-form')]).toEqual(['Maximum balance', true])
    const elsewhere = { rules: { limits: Object.keys(rulesOf('MLT').limits) }, answers } satisfies Visit
    expect(linksIn((await open('/my/limits/payments', elsewhere)).html)).not.toContain(path)
    expect((await open(path, elsewhere)).html).toContain(notThere)
  })

  test('of time ask for hours a day, and for days a week and a month', async () => {
    proves('SHL-310..312')
    const { html } = await open('/my/limits/time', { answers: withLimits({ session: time }) })
    const labels = ['daily', 'weekly', 'monthly'].map((period) =>
      textOf(new RegExp(`<label[^>]*for="limit-session-${period}"[^>]*>[\\s\\S]*?</label>`).exec(html)?.[0] ?? ''),
    )
    expect(labels).toEqual([
      expect.stringMatching(/^Hours each day/),
      expect.stringMatching(/^Days each week/),
      expect.stringMatching(/^Days each month/),
    ])
  })

  test('of deposits open over any page by ?modal=cumulative-deposit-limit, a day, a week and a month', async () => {
    proves('CSH-027', 'SHL-148')
    const answers = withLimits({ deposit: limitOf({}) })
    const modal = modalOf((await open('/?modal=cumulative-deposit-limit', { answers })).html)
    expect([...modal.matchAll(/<input[^>]*name="(daily|weekly|monthly)"/g)].map(([, period]) => period)).toEqual([
      'daily',
      'weekly',
      'monthly',
    ])
    expect((await open('/', { answers })).html).not.toContain('limit-deposit-daily')
  })

  test('of payments are a page of every player', async () => {
    proves('SHL-728')
    const { html } = await open('/my/limits/payments', { answers: withLimits({ deposit: limitOf({}) }) })
    expect(main(html)).toContain('limit-deposit-daily')
    expect(main((await openPage('/my/limits/payments')).html)).not.toContain('limit-deposit-daily')
  })
})

test('the source of funds is asked over any page by ?modal=sof-validation', async () => {
  proves('CSH-024', 'SHL-149')
  const types = ['salary', 'savings']
  const funds = {
    sofDetails: Object.fromEntries(types.map((type) => [type, { status: null, amount: null, reason: null }])),
    groupStatus: null,
    offered: types,
    isAsked: true,
    amountVersion: 1,
    amountRanges: [],
    amountRequired: true,
    fileRequired: true,
    currency: 'EUR',
  }
  const form = async (modal: string) =>
    modalOf((await open(`/${modal}`, { answers: { 'GET /api/source-of-funds': funds } })).html).match(/id="funds-(\w+)"/g) ?? []
  expect(await form('?modal=sof-validation')).toEqual(['id="funds-salary"', 'id="funds-savings"'])
  expect(await form('')).toEqual([])
})

test('self-exclusion is a page of every player', async () => {
  proves('IDN-032')
  const { html } = await open('/my/limits/self-exclusion')
  expect(headingOf(html)).toBe('Self-exclusion')
  expect([...main(html).matchAll(/<input type="radio" name="length"[^>]*value="(\w+)"/g)].map(([, months]) => months)).toEqual([
    '6',
    'null',
  ])
})

test.each([
  [true, 'Loyalty'],
  [false, notThere],
])('points have a page where the programme is on (%s: %s)', async (on, heading) => {
  proves('SHL-107')
  expect(headingOf((await open('/my/campaigns/loyalty', { settings: { fe: { 'loyalty.enabled': on } } })).html)).toBe(heading)
})

describe('under Swedish rules', () => {
  const swedish = { rules: rulesOf('SWE').shell, settings: { fe: { mainMenu: ['home', 'promotions'] } } } satisfies Visit
  const linkOf = (html: string, words: string) => new RegExp(`<a [^>]*?href="([^"]*)"[^>]*>${words}</a>`).exec(html)?.[1]

  test('the bar leads a player to self-exclusion by Spelpaus and to the limits by Spelgränser', async () => {
    proves('SHL-136..137', 'SHL-277', 'SHL-280', 'SHL-734')
    const { html } = await open('/support', swedish)
    expect([linkOf(html, 'Spelpaus'), linkOf(html, 'Spelgränser')]).toEqual(['/my/limits/self-exclusion', '/my/limits/payments'])
    expect(linkOf((await open('/support')).html, 'Spelpaus')).toBeUndefined()
  })

  test('Spelgränser asks a visitor to log in, and then leads to the limits', async () => {
    proves('SHL-282')
    const { html } = await openPage('/support', swedish)
    const target = linkOf(html, 'Spelgränser')?.replaceAll('&amp;', '&') ?? ''
    const { searchParams } = new URL(target, 'http://localhost')
    expect(Object.fromEntries(searchParams)).toEqual({ modal: 'login', 'page-after-login': '/my/limits/payments' })
    expect((await open(target, swedish)).redirect).toBe('/my/limits/payments')
  })

  test('nothing links to the promotions, which elsewhere have their links', async () => {
    proves('SHL-110..111', 'SHL-736')
    const promoted = async (visit: Visit) =>
      (await Promise.all(['/', '/support', '/my/profile'].map(async (path) => linksIn((await open(path, visit)).html))))
        .flat()
        .filter((to) => to?.includes('promotions'))
    expect(await promoted(swedish)).toEqual([])
    expect(await promoted({ settings: swedish.settings })).toEqual(expect.arrayContaining(['/promotions', '/my/campaigns/promotions']))
  })

  test('the poker client has no bar', async () => {
    proves('SHL-179')
    expect(linkOf((await open('/support?customerApp=poker', swedish)).html, 'Spelpaus')).toBeUndefined()
    expect(linkOf((await open('/support', swedish)).html, 'Spelpaus')).toBeDefined()
  })
})

test('the balance in the head names whose it is', async () => {
  proves('SHL-221')
  const panel = /<div id="balance"[\s\S]*?<dl/.exec((await open('/support')).html)?.[0] ?? ''
  expect(textOf(panel)).toContain('Ada Lovelace')
})
