import { afterEach, expect, test } from 'vitest'
import { openStudioTest, type StudioTest } from '@fairhouse/testing/studio/platform.ts'

let studio: StudioTest
afterEach(() => studio.close())

const password = 'a password of the desk'
const enter = (headers: Record<string, string> = {}, path = '/desk') => fetch(studio.test.studio.world.origin + path, { headers })
const basic = (given: string) => ({ authorization: `Basic ${Buffer.from(`desk:${given}`).toString('base64')}` })

test('there is no desk unless one was asked for', async () => {
  studio = await openStudioTest(undefined, { desk: 'closed' })
  expect((await enter()).status).toBe(404)
  expect((await enter({}, '/desk/api/rounds')).status).toBe(404)
})

test('a desk with a password is entered by it alone', async () => {
  studio = await openStudioTest(undefined, { desk: { password } })
  for (const headers of [{}, basic('another'), basic(''), { authorization: 'Bearer x' }])
    for (const path of ['/desk', '/desk/api/rounds', '/desk/desk.js']) expect((await enter(headers, path)).status).toBe(401)
  expect((await enter(basic(password))).status).toBe(200)
})

test('an open desk refuses other host names and writes of other sites', async () => {
  studio = await openStudioTest()
  const { app } = studio.test
  const host = new URL(studio.test.studio.world.origin).host
  const act = (headers: Record<string, string>) => app.inject({ method: 'POST', url: '/desk/api/games/harvest-wheel/void', headers })
  expect((await act({ host: 'evil.example' })).statusCode).toBe(401)
  expect((await act({ host, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect((await act({ host })).statusCode).toBe(409)
  expect((await app.inject({ method: 'POST', url: '/desk/api/games/orchard/constructor', headers: { host } })).statusCode).toBe(404)
})

test('shows rounds with their calls, and visits, but no seed that is at play', async () => {
  studio = await openStudioTest()
  const game = await studio.open()
  const { round } = (await game.spin()).body
  const page = await (await enter()).text()
  expect(page).toContain(round.roundId)
  expect(page).toContain('<code>win</code> arrived · 1 attempt · OK')
  expect((await studio.test.desk('GET', `/rounds/${round.roundId}`)).body).toMatchObject({
    fairness: { serverSeed: null },
    gameId: 'orchard-slot',
  })
  expect((await studio.test.desk('GET', '/sessions')).body).toMatchObject({ sessions: [{ playerRef: 'player.1', gameId: 'orchard-slot' }] })
  expect((await studio.test.desk('GET', '/rounds/none')).status).toBe(404)
})

test('health says the time, and readiness that the database answers', async () => {
  studio = await openStudioTest()
  const { app } = studio.test
  expect((await app.inject('/healthz')).json()).toMatchObject({ status: 'ok', now: expect.any(String) })
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' })
})
