import { createHash, createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coin } from '@fairhouse/testing/studio/coin/index.ts'
import { openStudioTest, type StudioTest } from '@fairhouse/testing/studio/platform.ts'
import { firstLoadOf } from '../engine/calls/first-load.ts'
import { games } from './index.ts'

let studio: StudioTest
beforeAll(async () => {
  studio = await openStudioTest(undefined, { games: [...games, coin] })
})
afterAll(() => studio.close())

/** A game and its themes, by the ids that the platform knows them by. */
const named = ({ id, path, themes = {} }: (typeof games)[number]) =>
  [id, ...Object.keys(themes).map((theme) => `${id}.${theme}`)].map((one) => ({ id: one, path, machine: id }))

const open = () => studio.open({ gameId: 'test-coin' })

test('a game that brings nothing but its folder is listed, with the fingerprint of the mathematics that it serves', async () => {
  const { body } = await studio.ask('/games', {})
  const listed = [...games, coin].filter(({ listing }) => listing !== undefined).flatMap(named)
  expect(body.games.map(({ gameId }) => gameId)).toEqual(listed.map(({ id }) => id))
  for (const [at, { path, machine }] of listed.entries()) {
    const served = await fetch(`${studio.test.studio.world.origin}/studio/games/${path}/maths.json`)
    const text = await served.text()
    expect(createHash('sha256').update(text).digest('hex')).toBe(body.games[at]?.mathsHash)
    expect(JSON.parse(text)).toHaveProperty('gameId', machine)
  }
})

test('it is played for money with its own decision from the same fair seeds', async () => {
  const game = await open()
  expect(game.opened.body.stakes).toEqual(['10', '100'])
  const { round } = (await game.spin('a-coin-is-tossed', '100')).body
  const { serverSeed } = (await game.play('rotate')).body.revealed
  const { clientSeed, nonce } = round.fairness
  const digest = createHmac('sha256', Buffer.from(serverSeed, 'hex')).update(`${clientSeed}:${nonce}:0`).digest()
  const side = digest.readUInt32BE(0) % 2
  expect(round).toMatchObject({ status: 'closed', win: side === 1 ? '200' : '0', outcome: { side } })
  expect(studio.platform.calls('bet').at(-1)?.input).toMatchObject({ gameId: 'test-coin', amount: '100' })
  expect((await studio.ask('/rounds', { roundId: round.roundId })).body).toMatchObject({ gameId: 'test-coin', outcome: { side } })
})

test('its free rounds, its demonstration and its stakes are its own', async () => {
  const award = { award: 'free:7', left: 1, value: '7', won: '0', winnings: 'cash' }
  const opened = (await studio.open({ gameId: 'test-coin', freeRounds: [award] })).opened.body
  expect(opened).toMatchObject({ freeRounds: { value: '7' } })
  const demo = await studio.open({ gameId: 'test-coin', type: 'demo', launchToken: undefined })
  expect((await demo.spin('below-the-least', '50')).body.code).toBe('STAKE_UNKNOWN')
  expect((await demo.spin('for-fun-only', '10')).body.round.status).toBe('closed')
})

test('a round of one game is not shown at another, and what only another game has is not called', async () => {
  const game = await open()
  await game.spin('left-unseen-here', '10')
  const orchard = await studio.open()
  expect(orchard.opened.body.round).toBeNull()
  expect((await orchard.play('rounds')).body.rounds).toEqual([])
  expect((await open()).opened.body.round).toMatchObject({ status: 'closed' })
  expect((await game.play('bets', { key: 'of-the-wheel', round: 1, bets: {} })).status).toBe(404)
  expect((await game.play('toString')).status).toBe(404)
  expect((await studio.ask('/launch', { gameId: 'test-coin.edition' })).body.code).toBe('WRONG_SYNTAX')
})

test('its page loads everything that its script imports, at addresses that browsers may keep', async () => {
  const game = await open()
  const page = await (await fetch(game.url)).text()
  const addresses = [...page.matchAll(/rel="modulepreload" nonce="[^"]+" href="([^"]+)"/g)].map(([, address]) => address!) // the pattern has one group
  expect(addresses.length).toBeGreaterThan(3)
  expect(page).toContain(`src="${addresses[0]}"`)
  for (const address of addresses) {
    const script = await fetch(new URL(address, game.url))
    expect([address, script.status, script.headers.get('cache-control')]).toEqual([address, 200, expect.stringContaining('immutable')])
    const text = await script.text()
    for (const [, spec] of text.matchAll(/^import .* from '([^']+)'/gm))
      expect(addresses).toContain(new URL(spec!, new URL(address, game.url)).pathname)
  }
})

test('no game weighs more than 60 kB before it can be played, in any of its themes', () => {
  for (const game of games)
    for (const { id } of named(game))
      expect([id, firstLoadOf(game, id).bytes]).toEqual([id, expect.toSatisfy((bytes: number) => bytes > 1000 && bytes < 60_000)])
})

test('a theme is its machine with a look, names and a page of its own', async () => {
  const id = 'orchard-slot.clockmaker'
  const game = await studio.open({ gameId: id })
  const page = await (await fetch(game.url)).text()
  expect(page).toContain('<h1 class="name">Clockmaker</h1>')
  expect(page).toContain('pocket watch')
  expect(page).not.toContain('cherries')
  const { round } = (await game.spin()).body
  expect((await studio.ask('/rounds', { roundId: round.roundId })).body).toMatchObject({ gameId: id })
  expect((await studio.open()).opened.body.mathsHash).toBe(game.opened.body.mathsHash)
})
