import { api, type Api, type Call } from '@fairhouse/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { maskTokens } from '../../base/http/mask-tokens.ts'
import { calls } from '../../calls.ts'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'
import { fetchInView } from './calls-in-view.ts'
import { writeNote } from './test-note.sql.ts'
import { playerSeen } from './view-as-player.ts'

let at: TestOffice
let site: FastifyInstance
let ann: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  site = await buildApp(at.house)
  ann = await at.colleague('support')
}, 120_000)
afterAll(async () => {
  await site.close()
  await at.close()
})
beforeEach(() => at.clock.advance(60_000))

const reason = 'They see no limit on their page.'
type Player = Awaited<ReturnType<TestOffice['player']>>

const tokenOf = async (player: Player, who = ann) =>
  (await who.must('viewAsPlayer', { player: String(player.id), language: 'en' }, { reason })).token
/** Opens a view; returns the path that its pages stand under. */
async function viewOf(player: Player, who = ann, device = 'desktop') {
  const { address } = await who.must('openPreview', { token: await tokenOf(player, who) })
  return `${address.slice(at.env.publicOrigin.length)}/${device}`
}
const look = (url: string, method: 'GET' | 'POST' | 'HEAD' | 'PUT' | 'DELETE' = 'GET', headers: Record<string, string> = {}) =>
  site.inject({
    method,
    url,
    headers: { host: new URL(at.env.publicOrigin).host, ...headers },
    ...(method === 'POST' ? { payload: {} } : {}),
  })
const statusOf = async (...args: Parameters<typeof look>) => (await look(...args)).statusCode

describe('a view', () => {
  test.each([
    ['/', 'Ada'],
    ['/?modal=deposit', 'Deposit'],
    ['/my/transactions/deposit', 'Transactions'],
    ['/my/limits/payments', 'Limits'],
    ['/my/campaigns/promotions', 'Promotions'],
    ['/my/profile', 'Ada'],
  ])('shows %s as the player sees it, and says what it is', async (path, words) => {
    const shown = await look((await viewOf(await at.player())) + path)
    expect(shown.statusCode).toBe(200)
    expect(shown.body).toContain('data-user="logged-in"')
    expect(shown.body).toContain(words)
    expect(shown.body).toContain('This is a view for the office.')
  })

  test('asks what the page wants to know before it is drawn', async () => {
    const player = await at.player()
    await player.browser.must('POST /api/limits', {
      type: 'deposit',
      dailyAmount: '73.00',
      weeklyAmount: '173.00',
      monthlyAmount: '273.00',
    })
    expect((await look(`${await viewOf(player)}/my/limits/payments`)).body).toMatch(/73[.,]00/)
  })

  test('is in the language of its address, and of the device that is wanted', async () => {
    const player = await at.player()
    const phone = await look(`${await viewOf(player, ann, 'phone')}/sv/my/profile`)
    expect([phone.body.includes('<html lang="sv"'), phone.body.includes('data-device="mobile"')]).toEqual([true, true])
  })

  test('runs nothing, leads nowhere else, and can be framed by the office alone', async () => {
    const path = await viewOf(await at.player())
    const { body, headers } = await look(`${path}/`)
    expect(body).not.toMatch(/<script|<noscript|javascript:/i)
    const links = [...body.matchAll(/<a\b[^>]* href="([^"]*)"/g)].map(([, href = '']) => href)
    expect(links.length).toBeGreaterThan(5)
    expect(links.filter((href) => !href.startsWith(`${path}/`) && !href.startsWith('#'))).toEqual([])
    expect(links.filter((href) => href.includes('/logout'))).toEqual([])
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'; .*frame-ancestors http:\/\/office\.localhost:3100; /)
    expect(headers['content-security-policy']).not.toMatch(/script-src|connect-src|unsafe/)
    expect([headers['set-cookie'], headers['cache-control'], headers['referrer-policy']]).toEqual([undefined, 'no-store', 'no-referrer'])
  })

  test('follows where the site leads on without leaving', async () => {
    const path = await viewOf(await at.player())
    const moved = await look(`${path}/login`)
    expect([moved.statusCode, String(moved.headers['location']).startsWith(`${path}/`)]).toEqual([302, true])
  })
})

describe('nothing of the player moves', () => {
  const standing = (id: bigint) =>
    at.sql(`select (select jsonb_agg(to_jsonb(s) order by s.id) from session s where player = ${id}) as sessions,
        (select to_jsonb(p) from player p where id = ${id}) as player, (select jsonb_agg(to_jsonb(w)) from wallet w where player = ${id}) as wallet,
        (select count(*) from audit where subject = 'player:${id}') as audit, (select count(*) from reality_check where player = ${id}) as checks,
        (select count(*) from game_session where player = ${id}) as games`)

  test('by looking at every page, nor by what reads in them', async () => {
    const player = await at.player()
    const path = await viewOf(player)
    const before = await standing(player.id)
    at.clock.advance(300_000)
    for (const page of ['/', '/?modal=deposit', '/?modal=withdraw', '/my/activity', '/my/limits/time', '/my/documents', '/my/neccton'])
      expect([page, await statusOf(path + page)]).toEqual([page, 200])
    expect(await standing(player.id)).toEqual(before)
  })

  test('by whoever asks with a cookie: it is not read', async () => {
    const [seen, other] = [await at.player(), await at.player()]
    const path = await viewOf(seen)
    const cookie = [...other.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const before = await standing(other.id)
    at.clock.advance(120_000)
    const shown = await look(`${path}/my/profile`, 'GET', { cookie })
    expect([shown.body.includes(seen.email), shown.body.includes(other.email)]).toEqual([true, false])
    expect(await standing(other.id)).toEqual(before)
  })
})

const contract = Object.entries(api) as [keyof Api, Call][]
const writing = contract.filter(([, call]) => !call.at.startsWith('GET '))

describe('a write is refused', () => {
  test.each(writing)('%s, by the address of the view and by its pages', async (_, call) => {
    const player = await at.player()
    const path = await viewOf(player)
    const url = call.at.replace(/^\w+ /, '')
    expect((await look(path + url, 'POST', { origin: at.env.publicOrigin })).json()).toMatchObject({ error: 'authorizationRejected' })
    const answer = await (await fetchOf(player))(at.env.publicOrigin + url, { method: 'POST', body: '{}' })
    expect([answer.status, await answer.json()]).toMatchObject([403, { error: 'authorizationRejected' }])
  })

  test('by any other method', async () => {
    const path = await viewOf(await at.player())
    for (const method of ['PUT', 'DELETE', 'HEAD'] as const) expect(await statusOf(`${path}/my/profile`, method)).toBe(403)
  })

  test('where something that reads would write: nothing of it stays', async () => {
    const player = await at.player()
    const forging = {
      ...calls,
      readWallet: async ({ house }: { house: TestOffice['house'] }) => (await writeNote(house.db, player.id), {}) as never,
    } // no wallet
    const answer = await (await fetchOf(player, forging))(`${at.env.publicOrigin}/api/wallet`)
    expect(answer.status).toBe(200)
    expect(await at.sql(`select from affiliate_visit where landing = '/forged-${player.id}'`)).toEqual([])
  })
})

/** What a page in a view asks with. */
async function fetchOf(player: Player, handlers = calls) {
  const colleague = {
    id: BigInt(ann.id),
    name: 'Ann',
    held: [{ permission: 'players.view', bound: {}, role: 'support' }],
    actor: 'cli:test' as const,
  }
  const seen = (await playerSeen(at.house, colleague, { subject: `player:${player.id}` }))!
  return fetchInView(at.house, handlers, { house: at.house, player: seen.player, pageSettings: () => ({}) } as never) // what these calls read
}

describe('what reads', () => {
  const reading = contract.filter(([, { at: address, who }]) => address.startsWith('GET ') && who !== 'visitor')
  test('is answered in a view as it is anywhere', async () => {
    const player = await at.player()
    const ask = await fetchOf(player)
    const statuses = await Promise.all(
      reading.map(async ([name, { at: address }]) => [name, (await ask(at.env.publicOrigin + address.slice(4))).status] as const),
    )
    expect(statuses.filter(([, status]) => status >= 500)).toEqual([])
    expect(statuses.filter(([, status]) => status === 200).length).toBeGreaterThan(20)
  })
})

describe('there is nothing', () => {
  test('without a token, with one that somebody made up, or for a kind that is none', async () => {
    const path = await viewOf(await at.player())
    const [, , kind = '', secret = ''] = path.split('/')
    const made = 'A'.repeat(43)
    for (const url of [
      '/preview',
      '/preview/',
      '/preview/player',
      `/preview/player/${made}/desktop/`,
      `/preview/${kind}/${secret}`,
      `/preview/${kind}/${secret}/watch/`,
      `/preview/lobby/${secret}/desktop/`,
      `/preview/${kind}/${secret}/desktop//evil.example/`,
      `/preview/${kind}/${secret}/desktop/\\evil.example/`,
    ])
      expect([url, await statusOf(url)]).toEqual([url, 404])
    expect(await statusOf(`${path}/`)).toBe(200)
  })

  test('for a token that opened its view before, and as the address of a view', async () => {
    const token = await tokenOf(await at.player())
    expect(await statusOf(`/preview/player/${token}/desktop/`)).toBe(404)
    await ann.must('openPreview', { token })
    expect((await ann.ask('openPreview', { token })).refusal.error).toBe('notFound')
    expect(await statusOf(`/preview/player/${token}/desktop/`)).toBe(404)
  })

  test('for another session, which uses the token up', async () => {
    const [token, ben] = [await tokenOf(await at.player()), await at.colleague('support')]
    expect((await ben.ask('openPreview', { token })).refusal.error).toBe('notFound')
    expect((await ann.ask('openPreview', { token })).refusal.error).toBe('notFound')
  })

  test('for a token after a minute, and in a view after ten', async () => {
    const player = await at.player()
    const token = await tokenOf(player)
    at.clock.advance(60_000)
    expect((await ann.ask('openPreview', { token })).refusal.error).toBe('notFound')
    const path = await viewOf(player)
    at.clock.advance(599_000)
    expect(await statusOf(`${path}/`)).toBe(200)
    at.clock.advance(1000)
    expect(await statusOf(`${path}/`)).toBe(404)
  })

  test('once the session is locked or has ended, or the permission is gone', async () => {
    const [ben, eve, player] = [await at.colleague('support'), await at.colleague('supportLead'), await at.player()]
    const [bens, eves] = [await viewOf(player, ben), await viewOf(player, eve)]
    await ben.must('lockSession', {})
    expect(await statusOf(`${bens}/`)).toBe(404)
    await at.sql(`delete from role_permission where role = 'supportLead' and permission = 'players.view'`)
    expect(await statusOf(`${eves}/`)).toBe(404)
    await at.sql(`insert into role_permission (role, permission, bound) values ('supportLead', 'players.view', '{}')`)
    expect(await statusOf(`${eves}/`)).toBe(200)
    await eve.must('signOut', {})
    expect(await statusOf(`${eves}/`)).toBe(404)
  })

  test('once the account is one that nobody can be logged in to', async () => {
    const player = await at.player()
    const path = await viewOf(player)
    await at.sql(`update player set status = 'suspended' where id = ${player.id}`)
    expect(await statusOf(`${path}/`)).toBe(404)
    expect((await ann.ask('viewAsPlayer', { player: String(player.id), language: 'en' }, { reason })).refusal.error).toBe('mayNot')
  })
})

describe('whoever looks', () => {
  test('says why, and stands in the access log with all that can be read there, once in the timeline', async () => {
    const player = await at.player()
    const input = { player: String(player.id), language: 'en' }
    expect((await ann.ask('viewAsPlayer', input)).refusal.error).toBe('reasonNeeded')
    await ann.must('viewAsPlayer', input, { reason })
    const [entry] = await at.sql(`select actor, fields, purpose from access_log where player = ${player.id}`)
    expect(entry).toMatchObject({
      actor: `staff:${ann.id}`,
      purpose: 'reveal',
      fields: expect.arrayContaining(['site', 'address', 'nationalId']),
    })
    const { events } = await ann.must('readTimeline', { player: String(player.id), kinds: 'staff' })
    expect(events.map(({ what, reason: why }) => [what, why])).toEqual([['access', reason]])
  })

  test('does not see their own account', async () => {
    const player = await at.player()
    const dan = await at.colleague('support')
    const path = await viewOf(player, dan)
    await at.sql(`update staff set player = ${player.id}, player_shard = ${player.shard} where id = ${dan.id}`)
    expect(await statusOf(`${path}/`)).toBe(404)
    const answered = await dan.ask('viewAsPlayer', { player: String(player.id), language: 'en' }, { reason })
    expect(answered.refusal.error).toBe('outOfReach')
  })
})

test('ordinary pages are still framed by nobody, and know no view', async () => {
  const { headers } = await look('/')
  expect(headers['content-security-policy']).toContain(`frame-ancestors 'none'`)
  const path = await viewOf(await at.player())
  const [, , , secret = ''] = path.split('/')
  const asked = await look('/api/profile', 'GET', { cookie: `__Host-session=${secret}`, authorization: `Bearer ${secret}` })
  expect(asked.statusCode).toBe(401)
})

test('the secret stands neither in the database nor in the log', async () => {
  const path = await viewOf(await at.player())
  const [, , , secret = ''] = path.split('/')
  expect(JSON.stringify(await at.sql('select to_jsonb(p) as row from preview p'))).not.toContain(secret)
  expect(maskTokens(`${path}/my/profile`)).toBe('/preview/player/…/desktop/my/profile')
})
