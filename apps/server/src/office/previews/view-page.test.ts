import { api, type Api, type Call } from '@fairhouse/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { calls } from '../../calls.ts'
import { seedPages } from '../../edge/content/index.ts'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'
import { fetchInView } from './calls-in-view.ts'
import { pageSeen } from './view-page.ts'

let at: TestOffice
let site: FastifyInstance
let con: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  site = await buildApp(at.house)
  await seedPages(at.house.db, at.house.clock.now())
  con = await at.colleague('content')
}, 120_000)
afterAll(async () => {
  await site.close()
  await at.close()
})
beforeEach(() => at.clock.advance(60_000))

const about = { name: 'about', language: 'en' }
const draft = { title: 'The {site} at the quay', description: 'Where we are.', body: '## Come in\n\nThe door is [open](/support).' }
type Wanted = { name?: string; language?: string; text?: typeof draft }

const tokenOf = async (wanted: Wanted = {}, who = con) =>
  (await who.must('viewPage', { ...about, text: draft, looker: 'en', ...wanted })).token
/** Opens a view; returns the path that its one page stands under. */
async function viewOf(wanted: Wanted = {}, who = con, device = 'desktop') {
  const { address, start } = await who.must('openPreview', { token: await tokenOf(wanted, who) })
  return `${address.slice(at.env.publicOrigin.length)}/${device}${start}`
}
const look = (url: string, method: 'GET' | 'POST' | 'HEAD' | 'PUT' | 'DELETE' = 'GET', headers: Record<string, string> = {}) =>
  site.inject({
    method,
    url,
    headers: { host: new URL(at.env.publicOrigin).host, ...headers },
    ...(method === 'POST' ? { payload: {} } : {}),
  })
const statusOf = async (...args: Parameters<typeof look>) => (await look(...args)).statusCode

describe('a view of a draft', () => {
  test("shows it in the site's own frame as a visitor would see it, and players none of it", async () => {
    const { statusCode, body } = await look(`${await viewOf()}/about`)
    expect(statusCode).toBe(200)
    expect(body).toMatch(/<h1[^>]*>The Fairhouse at the quay<\/h1>/)
    expect(body).toMatch(/<h2[^>]*>Come in<\/h2>/)
    expect(body).toContain('<title>The Fairhouse at the quay – Fairhouse</title>')
    expect([body.includes('<header'), body.includes('<footer'), body.includes('rel="stylesheet"')]).toEqual([true, true, true])
    expect(body).toContain('It shows a text that is not published')
    expect(body).toContain('data-user="logged-out"')
    expect((await look('/about')).body).not.toContain('at the quay')
  })

  test('is in its own language, from right to left, for the device that is wanted', async () => {
    const arabic = { ...draft, title: 'من نحن' }
    const { body } = await look(`${await viewOf({ language: 'ar', text: arabic }, con, 'phone')}/about`)
    expect(body).toMatch(/<html lang="ar"[^>]* dir="rtl"|<html dir="rtl"[^>]* lang="ar"/)
    expect([body.includes('من نحن'), body.includes('data-device="mobile"')]).toEqual([true, true])
  })

  test('shows a page that is not there yet, and one without a text', async () => {
    expect((await look(`${await viewOf({ name: 'about-our-horses' })}/about-our-horses`)).body).toContain('at the quay')
    expect(await statusOf(`${await viewOf({ text: { title: '', description: '', body: '' } })}/about`)).toBe(200)
  })

  test('says whose words stand over it in the language of whoever looks', async () => {
    const { token } = await con.must('viewPage', { ...about, text: draft, looker: 'sv' })
    const { address } = await con.must('openPreview', { token })
    expect((await look(`${address.slice(at.env.publicOrigin.length)}/desktop/about`)).body).toContain('en text som inte är publicerad')
  })

  test('runs nothing that stands in its text: script stays words, and no link leads anywhere', async () => {
    const script = '<script>alert(1)</script>'
    const body = `${script}\n\n## <img src=x onerror=alert(1)>\n\n[one](javascript:alert(1)) [two](https://evil.example) [three](/my/profile) [four](/about?modal=login)`
    const path = await viewOf({ text: { title: `</title>${script}`, description: `"><script>alert(2)</script>`, body } })
    const shown = await look(`${path}/about`)
    expect(shown.body).not.toMatch(/<script|<noscript|<img src=x/i)
    expect(shown.body).toContain('&lt;img src=x onerror=alert(1)&gt;')
    const links = [...shown.body.matchAll(/<a\b[^>]* href="([^"]*)"/g)].map(([, href = '']) => href)
    expect(links.filter((href) => href !== `${path}/about` && !href.startsWith('#'))).toEqual([])
    expect(shown.headers['content-security-policy']).toMatch(
      /^sandbox; default-src 'none'; .*frame-ancestors http:\/\/office\.localhost:3100; /,
    )
    expect(shown.headers['content-security-policy']).not.toMatch(/script-src|connect-src|unsafe/)
    expect([shown.headers['set-cookie'], shown.headers['cache-control']]).toEqual([undefined, 'no-store'])
  })

  test('is of a visitor, whoever looks: no cookie is read', async () => {
    const { browser, email } = await at.player()
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { body } = await look(`${await viewOf()}/about`, 'GET', { cookie })
    expect([body.includes('data-user="logged-out"'), body.includes(email)]).toEqual([true, false])
  })
})

describe('nothing but the draft', () => {
  test('is there at any other address, nor with anything behind it', async () => {
    const path = await viewOf()
    const others = [
      '',
      '/',
      '/support',
      '/terms-conditions',
      '/my/profile',
      '/registration',
      '/sv/about',
      '/about/',
      '/about?modal=login',
      '/about?modal=terms-conditions',
      '/api/pages?name=about',
      '/About',
      '//about',
      '/%61bout',
    ]
    for (const other of others) expect([other, await statusOf(path + other)]).toEqual([other, 404])
    expect(await statusOf(`${path}/about`)).toBe(200)
  })

  test('is a page in it, whatever it asks for by name', async () => {
    const ask = await fetchOf()
    const named = async (name: string) => (await ask(`${at.env.publicOrigin}/api/pages?name=${name}`)).status
    expect([await named('about'), await named('terms-conditions'), await named('limits-gbr')]).toEqual([200, 404, 404])
  })

  test('is answered about any person', async () => {
    const ask = await fetchOf()
    const ofPlayers = (Object.values(api) as Call[]).filter(({ at: address, who }) => address.startsWith('GET ') && who === 'player')
    expect(ofPlayers.length).toBeGreaterThan(20)
    for (const { at: address } of ofPlayers) {
      const answer = await ask(at.env.publicOrigin + address.slice('GET '.length))
      expect([address, answer.status]).toEqual([address, address.includes('status') ? expect.any(Number) : 401])
      expect(answer.ok).toBe(false)
    }
  })
})

const writing = (Object.entries(api) as [keyof Api, Call][]).filter(([, call]) => !call.at.startsWith('GET '))

describe('a write is refused', () => {
  test('by the address of the view and by any method', async () => {
    const path = await viewOf()
    for (const method of ['POST', 'PUT', 'DELETE', 'HEAD'] as const)
      expect([method, await statusOf(`${path}/about`, method, { origin: at.env.publicOrigin })]).toEqual([method, 403])
    for (const [, call] of writing) {
      const url = path + call.at.slice('POST '.length)
      expect([url, await statusOf(url, 'POST', { origin: at.env.publicOrigin })]).toEqual([url, 404])
    }
  })

  test('by its page, whichever call it is', async () => {
    const ask = await fetchOf()
    expect(writing.length).toBeGreaterThan(50)
    for (const [name, call] of writing) {
      const answer = await ask(at.env.publicOrigin + call.at.slice('POST '.length), { method: 'POST', body: '{}' })
      expect([name, answer.status, await answer.json()]).toMatchObject([name, 403, { error: 'authorizationRejected' }])
    }
  })
})

/** What the page in a view asks with. */
async function fetchOf() {
  const colleague = {
    id: BigInt(con.id),
    name: 'Con',
    held: [{ permission: 'pages.read', bound: {}, role: 'content' }],
    actor: 'cli:test' as const,
  }
  const preview = { kind: 'page', subject: 'about/en', session: '', staff: BigInt(con.id), language: 'en', draft } as const
  const seen = (await pageSeen(at.house, colleague, preview))!
  const asking = { house: at.house, player: undefined, country: seen.country, language: 'en', pageSettings: () => ({}) }
  return fetchInView(at.house, { ...calls, ...seen.answers }, asking as never) // what these calls read
}

describe('there is nothing', () => {
  test('for a token that opened its view before, and as the address of a view', async () => {
    const token = await tokenOf()
    expect(await statusOf(`/preview/page/${token}/desktop/about`)).toBe(404)
    const { address } = await con.must('openPreview', { token })
    expect((await con.ask('openPreview', { token })).refusal.error).toBe('notFound')
    expect(await statusOf(`/preview/page/${token}/desktop/about`)).toBe(404)
    expect(await statusOf(`${address.slice(at.env.publicOrigin.length)}/desktop/about`)).toBe(200)
  })

  test('for another session, which uses the token up', async () => {
    const [token, other] = [await tokenOf(), await at.colleague('content')]
    expect((await other.ask('openPreview', { token })).refusal.error).toBe('notFound')
    expect((await con.ask('openPreview', { token })).refusal.error).toBe('notFound')
  })

  test('for a token after a minute, and in a view after ten', async () => {
    const token = await tokenOf()
    at.clock.advance(60_000)
    expect((await con.ask('openPreview', { token })).refusal.error).toBe('notFound')
    const path = await viewOf()
    at.clock.advance(599_000)
    expect(await statusOf(`${path}/about`)).toBe(200)
    at.clock.advance(1000)
    expect(await statusOf(`${path}/about`)).toBe(404)
  })

  test('once the session is locked, or the permission is gone', async () => {
    const [ben, eve] = [await at.colleague('content'), await at.colleague('compliance')]
    const [bens, eves] = [await viewOf({}, ben), await viewOf({}, eve)]
    await ben.must('lockSession', {})
    expect(await statusOf(`${bens}/about`)).toBe(404)
    expect(await statusOf(`${eves}/about`)).toBe(200)
    await at.sql(`delete from role_permission where role = 'compliance' and permission = 'pages.read'`)
    expect(await statusOf(`${eves}/about`)).toBe(404)
    await at.sql(`insert into role_permission (role, permission, bound) values ('compliance', 'pages.read', '{}')`)
  })

  test('for the view of a draft as that of a player, nor the other way round', async () => {
    const path = await viewOf()
    expect(await statusOf(`${path.replace('/page/', '/player/')}/about`)).toBe(404)
  })

  test('in a language that the site does not offer', async () => {
    expect((await con.ask('viewPage', { ...about, language: 'ja', text: draft, looker: 'en' })).refusal.error).toBe('mayNot')
  })
})

test('a draft is kept in its view alone: no version, no audit entry, and gone with the view', async () => {
  const count = async () => at.sql(`select (select count(*) from page_version) as versions, (select count(*) from audit) as entries`)
  const before = await count()
  const path = await viewOf()
  await look(`${path}/about`)
  expect(await count()).toEqual(before)
  expect(await at.sql(`select count(*) as kept from preview where draft is not null and kind <> 'page'`)).toEqual([{ kept: 0n }])
})
