import { afterAll, beforeAll, expect, test } from 'vitest'
import { mathsHash } from '../../games/orchard/play/maths-hash.ts'
import { wheelHash } from '../../games/harvest-wheel/play/maths-hash.ts'
import { openStudioTest, type StudioTest } from '@fairhouse/testing/studio/platform.ts'

let studio: StudioTest
beforeAll(async () => {
  studio = await openStudioTest({ minRoundMs: 3000, autoplay: false, maxStake: '100' })
})
afterAll(() => studio.close())

const seconds = () => Math.floor(studio.test.studio.world.clock.now().getTime() / 1000)

test.each([
  ['another secret', { secret: 'other' }, 'INVALID_SIGNATURE'],
  ['another body', { body: '{"a":1}' }, 'INVALID_SIGNATURE'],
  ['another path', { path: '/studio/api/launch' }, 'INVALID_SIGNATURE'],
  ['another key', { key: 'k2' }, 'INVALID_SIGNATURE'],
  ['another provider', { provider: 'someone' }, 'INVALID_SIGNATURE'],
  ['no timestamp', { timestamp: 'x' }, 'INVALID_SIGNATURE'],
])('refuses a call that was signed with %s', async (_what, changes, code) => {
  expect(await studio.ask('/games', {}, changes)).toMatchObject({ status: 401, body: { code } })
})

test('takes a timestamp up to 60 seconds away, and none further, by the product’s clock', async () => {
  await studio.test.advance(7200)
  for (const away of [-58, 0, 59]) expect((await studio.ask('/games', {}, { timestamp: String(seconds() + away) })).status).toBe(200)
  for (const away of [-62, 63])
    expect((await studio.ask('/games', {}, { timestamp: String(seconds() + away) })).body.code).toBe('CLOCK_SKEW')
})

test('lists its games with their return and the fingerprint of their mathematics', async () => {
  const { body } = await studio.ask('/games', {})
  const told = (gameId: string) => body.games.find((game) => game.gameId === gameId)
  expect(told('orchard-slot')).toMatchObject({ rtp: '97.37', mathsHash })
  expect(told('lantern-tide')).toMatchObject({ rtp: '97.03', minStake: '20' })
  expect(told('orchard-wheel')).toMatchObject({ group: 'live', rtp: '97.30', mathsHash: wheelHash, minStake: '10', maxStake: '10000' })
})

test('launches a page that only the parent may frame', async () => {
  const game = await studio.open()
  const page = await fetch(game.url)
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain('frame-ancestors http://localhost:3000;')
  expect(policy).toContain(`default-src 'none'`)
  expect(await page.text()).not.toContain(game.key)
})

test('refuses a launch for money without a token, for another game, or with a parent that is no origin', async () => {
  const places = {
    currency: 'EUR',
    language: 'en',
    country: 'SWE',
    lobbyUrl: 'http://localhost:3000/',
    parentOrigin: 'http://localhost:3000',
  }
  const whole = { gameId: 'orchard-slot', type: 'real', launchToken: 't', ...places }
  expect((await studio.ask('/launch', whole)).status).toBe(200)
  for (const wrong of [
    { launchToken: undefined },
    { gameId: 'other' },
    { parentOrigin: 'http://localhost:3000/path' },
    { parentOrigin: `'none'; script-src *` },
  ])
    expect((await studio.ask('/launch', { ...whole, ...wrong })).body.code).toBe('WRONG_SYNTAX')
})

test('respects the hints: the highest stake and the time between rounds', async () => {
  const game = await studio.open()
  expect(game.opened.body.stakes).toEqual(['10', '20', '50', '100'])
  expect((await game.spin('a-stake-too-high', '200')).body.code).toBe('STAKE_UNKNOWN')
  expect((await game.spin()).status).toBe(200)
  const early = await game.spin()
  expect(early.body.code).toBe('TOO_FAST')
  expect(early.body.waitMs).toBeGreaterThan(0)
  await studio.test.advance(3)
  expect((await game.spin()).status).toBe(200)
})

test('tells a round, with the server seed only once it is revealed', async () => {
  const game = await studio.open()
  await studio.test.advance(3)
  const { round } = (await game.spin()).body
  const told = (await studio.ask('/rounds', { roundId: round.roundId })).body
  expect(told).toMatchObject({ state: 'closed', outcome: round.outcome, seeds: { commit: round.fairness.commit, serverSeed: null } })
  const { revealed } = (await game.play('rotate')).body
  expect(told.check).toBeNull()
  const opened = (await studio.ask('/rounds', { roundId: round.roundId })).body
  expect(opened.seeds.serverSeed).toBe(revealed.serverSeed)
  const { commit, clientSeed, nonce } = round.fairness
  const { serverSeed } = revealed
  const amounts = { stake: '0.50', recorded: (Number(round.outcome.win) / 100).toFixed(2), currency: 'EUR' }
  expect(opened.check).toEqual({ serverSeed, commit, clientSeed, nonce: String(nonce), ...amounts })
  expect((await studio.ask('/rounds', { roundId: 'none' })).body.code).toBe('ROUND_UNKNOWN')
})

test('serves the page that recomputes a round to whichever page holds it, in its language and colours, and with a theme’s own symbols', async () => {
  const page = async (query: string) => {
    const answer = await fetch(`${studio.test.studio.world.origin}/studio/check?${query}`)
    return { status: answer.status, policy: answer.headers.get('content-security-policy') ?? '', text: await answer.text() }
  }
  const held = await page('gameId=orchard-slot.clockmaker&language=ar&theme=light&parent=http://localhost:3000/ar/fairness')
  expect(held.policy).toContain('frame-ancestors http://localhost:3000;')
  expect(held.text).toMatch(/<html lang="ar" dir="rtl" data-theme="light">/)
  const alone = await page('gameId=orchard-slot&language=en')
  expect(alone.policy).toContain(`frame-ancestors 'none';`)
  expect(alone.text).toContain('Check a round of Orchard')
  const symbolOf = (text: string) => /<symbol id="symbol-W".*?<\/symbol>/s.exec(text)?.[0]
  expect(symbolOf(held.text)).not.toBe(symbolOf(alone.text))
  for (const parent of [`'none'; script-src *`, 'javascript:alert(1)', 'file:///x', 'http://a;sandbox'])
    expect((await page(`gameId=orchard-slot&parent=${encodeURIComponent(parent)}`)).policy).toContain(`frame-ancestors 'none';`)
  expect((await page('gameId=orchard-poker')).status).toBe(404)
  expect((await page('')).status).toBe(404)
})

type Listed = { rounds: { roundId: string }[]; next: string | null } // the protocol's

test('lists the rounds of a time with what each took and paid', async () => {
  const from = studio.test.studio.world.clock.now().toISOString()
  const game = await studio.open()
  const played = []
  for (const key of ['first-of-the-list', 'second-of-the-list']) {
    await studio.test.advance(3)
    played.push((await game.spin(key)).body.round)
  }
  const to = new Date(studio.test.studio.world.clock.now().getTime() + 1000).toISOString()
  const list = async (asked: Record<string, unknown>) => (await studio.ask('/statement', { from, to, ...asked })).body as unknown as Listed
  const { rounds, next } = await list({})
  expect([rounds, next]).toMatchObject([
    played.map(({ roundId, outcome }) => ({ roundId, staked: '50', won: outcome.win, settled: true, currency: 'EUR' })),
    null,
  ])
  expect((await list({ after: rounds[0]!.roundId })).rounds).toEqual([rounds[1]])
  expect((await list({ from: to })).rounds).toEqual([])
  expect((await studio.ask('/statement', { from: 'yesterday', to })).body.code).toBe('WRONG_SYNTAX')
})

test('ends a session when the platform says so', async () => {
  const game = await studio.open()
  const token = studio.platform.calls('authenticate').at(-1)?.input.launchToken
  expect((await studio.ask('/sessions/end', { sessionToken: `session-${token}`, reason: 'timeout' })).status).toBe(200)
  expect((await game.play('state')).body.ended).toBe('timeout')
  expect((await game.spin()).body.code).toBe('SESSION_EXPIRED')
})
