import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStudioTest, until, type StudioTest } from '@fairhouse/testing/studio/platform.ts'

let studio: StudioTest
beforeEach(async () => {
  studio = await openStudioTest()
})
afterEach(() => studio.close())

type Game = Awaited<ReturnType<StudioTest['open']>>
const stateOf = async (game: Game) => (await game.play('state')).body
const settled = (game: Game) =>
  until(
    () => game.play('rounds'),
    ({ body }) => !['betting', 'paying', 'rollingBack'].includes(body.rounds[0]?.status ?? ''),
  )

test('a round is a bet and a win that closes it, both signed, and the balance is the platform’s', async () => {
  const game = await studio.open()
  const { body } = await game.spin()
  expect(body.round).toMatchObject({ status: 'closed', stake: '50' })
  const [bet, win] = [studio.platform.calls('bet')[0], studio.platform.calls('win')[0]]
  const { roundId } = body.round
  expect(bet?.input).toMatchObject({
    playerRef: 'player.1',
    transactionId: `${roundId}:bet`,
    roundId,
    gameId: 'orchard-slot',
    amount: '50',
    currency: 'EUR',
    roundStart: true,
  })
  expect(win?.input).toMatchObject({
    playerRef: 'player.1',
    transactionId: `${roundId}:win`,
    betTransactionId: `${roundId}:bet`,
    amount: body.round.win,
    roundClosed: true,
  })
  expect(studio.platform.got.every((one) => one.signed && one.input.requestId)).toBe(true)
  expect(body.state.balance.cash).toBe(String(studio.platform.state.cash))
  expect(body.state.net).toBe(String(BigInt(body.round.win) - 50n))
})

test('a spin that is sent many times is played once', async () => {
  const game = await studio.open()
  const answers = await Promise.all(Array.from({ length: 6 }, () => game.spin('one-and-the-same')))
  expect(new Set(answers.map(({ body }) => body.round.roundId)).size).toBe(1)
  expect(studio.platform.calls('bet')).toHaveLength(1)
  expect((await game.spin('one-and-the-same', '100')).body.code).toBe('DUPLICATE_MISMATCH')
})

test('two different spins at once: one is played and the other refused', async () => {
  const game = await studio.open()
  let open = () => {}
  studio.platform.state.gate = new Promise((resolve) => (open = resolve))
  const first = game.spin('first-of-two')
  await until(
    () => studio.platform.calls('bet').length,
    (count) => count === 1,
  )
  expect((await game.spin('second-of-two')).body.code).toBe('ROUND_OPEN')
  open()
  expect((await first).body.round.status).toBe('closed')
  expect(studio.platform.calls('bet')).toHaveLength(1)
})

test('a bet without an answer is never repeated: it is rolled back until that is sure, and the stake is back', async () => {
  const game = await studio.open()
  let silent = 3
  studio.platform.state.whim = ({ call }) => (call === 'bet' ? 'silentAfter' : call === 'rollback' && silent-- > 0 ? 'garbage' : undefined)
  const { body } = await game.spin()
  expect(body.round.status).toBe('rollingBack')
  expect((await game.spin()).body.code).toBe('ROUND_OPEN')
  for (const seconds of [1, 2, 4]) {
    const before = studio.platform.calls('rollback').length
    await studio.test.advance(seconds)
    await until(
      () => studio.platform.calls('rollback').length,
      (count) => count > before,
    )
  }
  expect((await settled(game)).body.rounds[0]?.status).toBe('rolledBack')
  expect(studio.platform.calls('bet')).toHaveLength(1)
  expect(studio.platform.calls('rollback')).toHaveLength(4)
  expect(studio.platform.state.cash).toBe(10_000n)
  expect((await stateOf(game)).balance.cash).toBe('10000')
})

test('TRY_LATER rolls a bet back; refusals are shown and leave nothing open', async () => {
  const game = await studio.open()
  studio.platform.state.whim = ({ call }) => (call === 'bet' ? { code: 'TRY_LATER' } : undefined)
  expect((await game.spin()).body.round.status).toBe('rolledBack')
  studio.platform.state.whim = ({ call }) =>
    call === 'bet' ? { code: 'LIMIT_REACHED', more: { details: { type: 'loss', shown: { amount: '€20', available: '€1' } } } } : undefined
  expect((await game.spin()).body.round).toMatchObject({
    status: 'refused',
    code: 'LIMIT_REACHED',
    details: { shown: { available: '€1' } },
  })
  studio.platform.state.whim = undefined
  expect((await game.spin()).body.round.status).toBe('closed')
})

test('a code that ends the session ends it here too', async () => {
  const game = await studio.open()
  studio.platform.state.whim = ({ call }) => (call === 'bet' ? { code: 'TIME_LIMIT' } : undefined)
  const { body } = await game.spin()
  expect(body).toMatchObject({ round: { status: 'refused', code: 'TIME_LIMIT' }, state: { ended: 'TIME_LIMIT' } })
  studio.platform.state.whim = undefined
  expect((await game.spin()).body.code).toBe('SESSION_EXPIRED')
})

test('the outcome is written before the win is called, and survives the end of the process unchanged', async () => {
  const game = await studio.open()
  studio.platform.state.whim = ({ call }) => (call === 'win' ? 'silentAfter' : undefined)
  const { body } = await game.spin()
  expect(body.round).toMatchObject({ status: 'paying' })
  await studio.test.restart()
  studio.platform.state.whim = undefined
  await studio.test.advance(2)
  const { body: after } = await settled(game)
  expect(after.rounds[0]).toMatchObject({ roundId: body.round.roundId, status: 'closed', outcome: body.round.outcome, win: body.round.win })
  expect(new Set(studio.platform.calls('win').map(({ input }) => `${input.transactionId} ${input.amount}`)).size).toBe(1)
  expect(studio.platform.state.cash).toBe(10_000n - 50n + BigInt(body.round.win))
})

test('a process that dies while its bet is under way rolls the bet back when it starts again', async () => {
  const game = await studio.open()
  let reached = () => {}
  const betCame = new Promise<void>((resolve) => (reached = resolve))
  studio.platform.state.whim = ({ call }) => {
    if (call !== 'bet') return undefined
    reached()
    return 'hangAfter'
  }
  // Leaves the row as a killed process does: the bet was sent and booked, but its answer was not stored.
  const spinning = game.spin('killed-in-the-middle').catch(() => null)
  await betCame
  await studio.test.restart()
  await spinning
  expect((await settled(game)).body.rounds[0]?.status).toBe('rolledBack')
  expect(studio.platform.state.cash).toBe(10_000n)
})

test('a page token opens once, a launch token is used once, and a key opens nothing but its own page', async () => {
  const game = await studio.open()
  expect(game.opened.status).toBe(200)
  expect((await game.play('open', { page: game.page, key: 'f'.repeat(64) })).body.code).toBe('PAGE_USED')
  expect((await game.play('open', { page: game.page, key: game.key })).status).toBe(200)
  expect(studio.platform.calls('authenticate')).toHaveLength(1)
  expect((await game.play('state', {}, 'e'.repeat(64))).body.code).toBe('SESSION_EXPIRED')
  const used = studio.platform.calls('authenticate')[0]?.input.launchToken
  expect((await studio.open({ launchToken: used })).opened.body.code).toBe('SESSION_EXPIRED')
})

test('a page that is opened too late is not opened', async () => {
  const game = await studio.open({ type: 'demo' })
  const late = await studio.ask('/launch', {
    gameId: 'orchard-slot',
    type: 'demo',
    currency: 'EUR',
    language: 'en',
    lobbyUrl: 'http://localhost:3000/',
    parentOrigin: 'http://localhost:3000',
  })
  await studio.test.advance(301)
  const page = new URL(late.body.url).searchParams.get('page')
  expect((await game.play('open', { page, key: 'd'.repeat(64) })).body.code).toBe('PAGE_USED')
  expect((await fetch(late.body.url)).status).toBe(410)
})

test('a new visit of the same player shows the round that was interrupted', async () => {
  const game = await studio.open()
  const { body } = await game.spin()
  const again = await studio.open()
  expect(again.opened.body.round).toMatchObject({ roundId: body.round.roundId, status: 'closed' })
  await again.play('shown', { roundId: body.round.roundId })
  expect((await stateOf(again)).round).toBeNull()
})

test('demo play asks the platform nothing, plays the same mathematics and refills', async () => {
  const game = await studio.open({ type: 'demo', launchToken: undefined })
  const before = BigInt(game.opened.body.balance.cash)
  const { body } = await game.spin()
  expect(BigInt(body.state.balance.cash)).toBe(before - 50n + BigInt(body.round.win))
  expect(studio.platform.got).toEqual([])
  const real = await studio.open()
  expect(real.opened.body.mathsHash).toBe(game.opened.body.mathsHash)
  expect((await game.play('refill')).body.balance.cash).toBe(String(before))
})
