import { request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { openHouse, type RunningHouse } from '../../house.ts'
import type { TestBrowser } from '../testing/test-browser.ts'
import { openTestHouse, testPassword, type TestHouse, type TestPlayer } from '../testing/test-house.ts'

let at: TestHouse
let second: RunningHouse & { app: FastifyInstance }
beforeAll(async () => {
  at = await openTestHouse()
  const other = await openHouse(at.env, at.clock)
  second = { ...other, app: await buildApp(other.house, { site: false }) }
  for (const app of [at.app, second.app]) await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await second.app.close()
  await second.close()
  await at.close()
})

/** A stream of a browser: whether it has ended, and what came on it. */
async function listen({ cookies }: TestBrowser, app = at.app) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { port } = app.server.address() as AddressInfo // it listens on TCP
  const request = httpRequest({ port, host: '127.0.0.1', path: '/api/push', headers: { cookie } })
  const response = await new Promise<IncomingMessage>((resolve) => request.on('response', resolve).end())
  let [came, ended] = ['', false]
  response.on('data', (chunk: Buffer) => (came += chunk.toString())).on('end', () => (ended = true))
  return { ended: () => ended, came: () => came, close: () => request.destroy() }
}

let player: TestPlayer & { browser: TestBrowser }
let elsewhere: TestBrowser
beforeEach(async () => {
  player = await at.player()
  elsewhere = at.browser()
  await elsewhere.must('POST /api/login', { login: player.email, password: testPassword })
})

const pay = (key: string) =>
  at.house.wallet.post({
    op: 'move',
    wallet: { shard: player.shard, player: player.id, currency: player.currency },
    id: `test:push:${player.id}:${key}`,
    kind: 'test',
    reason: 'test',
    legs: [['float:test', 'cash', 500n]],
  })

type Ending = [what: string, end: () => Promise<unknown>, staysHere: boolean]
const endings: Ending[] = [
  ['a logout', () => elsewhere.must('POST /api/logout', {}), true],
  ['the end of a session by the player in another one', () => player.browser.must('POST /api/activity/end', {}), true],
  [
    'a changed password',
    () => player.browser.must('POST /api/password', { oldPassword: testPassword, newPassword: 'Amber9Lantern' }),
    false,
  ],
  ['a break', () => player.browser.must('POST /api/exclusion/stop', {}), false],
]

describe.each(endings)('%s', (_, end, staysHere) => {
  test.each([
    ['this process', () => at.app],
    ['another process', () => second.app],
  ])('ends the streams of the sessions that it ends, in %s, and nothing is told there any more', async (__, appOf) => {
    const [here, there] = [await listen(player.browser, appOf()), await listen(elsewhere, appOf())]
    await end()
    await expect.poll(there.ended).toBe(true)
    expect(there.came()).toContain('event: session')
    if (!staysHere) return
    await pay('after')
    await expect.poll(here.came).toContain('event: wallet')
    expect([here.ended(), there.came().includes('event: wallet')]).toEqual([false, false])
    here.close()
  })
})

test('a session that runs out and tells nobody ends its stream at the next heartbeat', async () => {
  const [here, there] = [await listen(player.browser), await listen(elsewhere)]
  at.clock.advance((at.house.settings.get('be.sessionIdleMinutes') - 1) * 60_000)
  await player.browser.must('GET /api/wallet', {})
  at.clock.advance(2 * 60_000)
  await at.house.push.endOver()
  await expect.poll(there.ended).toBe(true)
  expect(here.ended()).toBe(false)
  here.close()
})

test('what concerns everybody reaches every browser of every process once, with what was said last', async () => {
  const [here, there] = [await listen(player.browser), await listen(elsewhere, second.app)]
  for (const meter of ['10.00', '10.01']) at.house.tellAll({ about: 'jackpot', id: '7', meter })
  const said = 'event: jackpot\ndata: {"id":"7","meter":"10.01"}'
  for (const stream of [here, there]) {
    await expect.poll(stream.came).toContain(said)
    expect(stream.came().split('event: jackpot').length).toBe(2)
    stream.close()
  }
})
