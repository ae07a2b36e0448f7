import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ladder, playLadder } from '@fairhouse/testing/studio/ladder.ts'
import { openStudioTest, until, type StudioTest } from '@fairhouse/testing/studio/platform.ts'
import { games } from '../../games/index.ts'
import { openDraw } from '../fairness/fair-draw.ts'
import { blocksOf } from '../fairness/seeds.ts'
import { hoursOfPatience } from './finish-left-rounds.ts'

let studio: StudioTest
beforeEach(async () => {
  studio = await openStudioTest(undefined, { games: [...games, ladder] })
})
afterEach(() => studio.close())

type Game = Awaited<ReturnType<StudioTest['open']>>
type Round = { roundId: string; status: string; acts: unknown[]; seen: unknown; raised: string; win: string | null }
type Told = { code?: string; round: Round; state: { net: string; balance: { cash: string } } }

const open = (changes: Record<string, unknown> = {}) => studio.open({ gameId: 'test-ladder', ...changes })
const begin = async (game: Game, choice: unknown = 1, key = randomBytes(8).toString('hex')) =>
  told(await game.play('spin', { key, stake: '10', choice }))
const act = async (game: Game, round: Round, does: unknown, at = round.acts.length) =>
  told(await game.play('act', { roundId: round.roundId, at, act: does }))
const told = ({ body }: { body: unknown }) => body as Told // as serve-play.ts answers
const current = async (game: Game) => ((await game.play('rounds')).body as unknown as { rounds: Round[] }).rounds[0]! // each test has begun one
const settled = (game: Game, open = ['raising', 'lowering', 'paying', 'rollingBack']) =>
  until(
    () => current(game),
    ({ status }) => !open.includes(status),
  )
const holdsOf = async (serverSeed: string, clientSeed: string, nonce: number) => openDraw(blocksOf(serverSeed, clientSeed, nonce))(2, 6)

/** Sets a seed of the player by which the first steps of the next round hold or not, as wanted. */
async function fate(game: Game, ...wanted: number[]): Promise<void> {
  const { query } = studio.test.studio.world.database
  const [pair] = await query<{ seed: string; nonce: number }>(`select server_seed as seed, nonce from seeds where revealed_at is null`)
  for (let tries = 0; ; tries += 1) {
    const holds = await holdsOf(pair!.seed, `fate-${tries}`, pair!.nonce) // opening the game has made them
    if (wanted.some((one, at) => holds[at] !== one)) continue
    await game.play('client-seed', { clientSeed: `fate-${tries}` })
    return
  }
}

test('a round goes step by step: one bet, an act at a time, each once, and the win of its end', async () => {
  const game = await open()
  await fate(game, 1, 1)
  const { round } = await begin(game)
  expect(round).toMatchObject({ status: 'playing', choice: 1, acts: [], seen: { rung: 0 }, win: null })
  const once = await act(game, round, 'climb')
  expect(once.round).toMatchObject({ status: 'playing', acts: ['climb'], seen: { rung: 1 } })
  expect((await act(game, round, 'climb', 0)).round).toMatchObject({ acts: ['climb'] })
  expect((await act(game, round, 'leave', 0)).code).toBe('DUPLICATE_MISMATCH')
  const { round: left, state } = await act(game, once.round, 'leave')
  expect(left).toMatchObject({ status: 'closed', win: '20', acts: ['climb', 'leave'], seen: null })
  expect([state.net, state.balance.cash]).toEqual(['10', String(studio.platform.state.cash)])
  expect(studio.platform.calls('bet')).toHaveLength(1)
  expect(studio.platform.calls('win').map(({ input }) => input.amount)).toEqual(['20'])
})

test('a raise is a further bet of the round, and counts in net and statement', async () => {
  const game = await open()
  await fate(game, 1)
  const { round } = await begin(game)
  const raised = await act(game, round, 'raise')
  expect(raised.round).toMatchObject({ status: 'playing', raised: '10', seen: { stakes: 2 } })
  expect(studio.platform.calls('bet').map(({ input }) => [input.transactionId, input.amount, input.roundStart])).toEqual([
    [`${round.roundId}:bet`, '10', true],
    [`${round.roundId}:bet:1`, '10', false],
  ])
  const climbed = await act(game, raised.round, 'climb')
  const { round: left, state } = await act(game, climbed.round, 'leave')
  expect([left.win, state.net]).toEqual(['40', '20'])
  const now = studio.test.studio.world.clock.now().getTime()
  const days = { from: new Date(now - 86_400_000).toISOString(), to: new Date(now + 86_400_000).toISOString() }
  const { body } = (await studio.ask('/statement', days)) as unknown as { body: { rounds: unknown[] } }
  expect(body.rounds).toMatchObject([{ staked: '20', won: '40', settled: true }])
})

test('a raise that is refused leaves the round as it was, and another one is a bet of its own', async () => {
  const game = await open()
  const { round } = await begin(game)
  studio.platform.state.whim = ({ call }) => (call === 'bet' ? { code: 'LIMIT_REACHED', more: { details: { type: 'loss' } } } : undefined)
  expect(await act(game, round, 'raise')).toMatchObject({ code: 'LIMIT_REACHED', details: { type: 'loss' } })
  expect(await current(game)).toMatchObject({ status: 'playing', acts: [], raised: '0' })
  studio.platform.state.whim = undefined
  expect((await act(game, round, 'raise')).round).toMatchObject({ raised: '10' })
  expect(studio.platform.calls('bet').map(({ input }) => input.transactionId?.split(':')[2])).toEqual([undefined, '1', '2'])
})

test('a raise without an answer is rolled back until that is sure, and the round goes on without it', async () => {
  const game = await open()
  const { round } = await begin(game)
  let silent = 1
  studio.platform.state.whim = ({ call, input }) =>
    call === 'bet' && input.roundStart === (false as unknown) ? 'silentAfter' : call === 'rollback' && silent-- > 0 ? 'garbage' : undefined
  expect((await act(game, round, 'raise')).round).toMatchObject({ status: 'lowering', acts: [] })
  await studio.test.advance(2)
  expect(await settled(game)).toMatchObject({ status: 'playing', acts: [], raised: '0' })
  expect(studio.platform.calls('rollback').at(-1)?.input).toMatchObject({
    transactionId: `${round.roundId}:rollback:1`,
    targetTransactionId: `${round.roundId}:bet:1`,
  })
  expect(studio.platform.state.cash).toBe(9_990n)
})

test('a process that dies in the middle of a raise takes it back, and one that dies between acts forgets nothing', async () => {
  const game = await open()
  await fate(game, 1)
  const { round } = await begin(game)
  let reached = () => {}
  const raised = new Promise<void>((resolve) => (reached = resolve))
  studio.platform.state.whim = ({ call }) => {
    if (call !== 'bet') return undefined
    reached()
    return 'hangAfter'
  }
  const acting = act(game, round, 'raise').catch(() => null)
  await raised
  await studio.test.restart()
  await acting
  studio.platform.state.whim = undefined
  expect(await settled(game)).toMatchObject({ status: 'playing', acts: [], raised: '0' })
  expect(studio.platform.state.cash).toBe(9_990n)
  const climbed = await act(game, round, 'climb')
  await studio.test.restart()
  expect(await current(game)).toMatchObject({ status: 'playing', acts: ['climb'], seen: climbed.round.seen })
  expect((await act(game, climbed.round, 'leave')).round).toMatchObject({ status: 'closed', win: '20' })
})

test('many acts at once are one act, and of many raises one is staked', async () => {
  const game = await open()
  const { round } = await begin(game)
  const raises = await Promise.all(Array.from({ length: 6 }, () => act(game, round, 'raise')))
  expect(new Set(raises.map(({ round: after }) => JSON.stringify(after.acts)))).toEqual(new Set(['["raise"]']))
  expect(studio.platform.calls('bet')).toHaveLength(2)
})

test('a round whose player stays away is finished by its rules, and not before', async () => {
  const game = await open()
  await fate(game, 1, 0)
  const { round } = await begin(game)
  const climbed = await act(game, round, 'climb')
  await studio.test.advance(hoursOfPatience * 3600 - 60)
  expect((await current(game)).status).toBe('playing')
  await studio.test.advance(61)
  const over = await until(
    () => current(game),
    ({ status }) => status === 'closed',
  )
  expect(over).toMatchObject({ roundId: climbed.round.roundId, acts: ['climb', 'climb'], win: '0' })
})

test('a demonstration goes the same way in play money, which has to cover a raise', async () => {
  const game = await open({ type: 'demo', launchToken: undefined })
  await fate(game, 1)
  const before = BigInt((game.opened.body as unknown as Told['state']).balance.cash)
  const { round } = await begin(game)
  const { round: climbed } = await act(game, (await act(game, round, 'raise')).round, 'climb')
  const { state } = await act(game, climbed, 'leave')
  expect([BigInt(state.balance.cash) - before, state.net]).toEqual([20n, '20'])
  await studio.test.studio.world.database.query(`update sessions set cash = 15`)
  expect((await act(game, (await begin(game)).round, 'raise')).code).toBe('INSUFFICIENT_FUNDS')
  expect(studio.platform.got).toEqual([])
})

test('a round that waits holds up its own game and its seeds, and no other game', async () => {
  const game = await open()
  await begin(game)
  expect((await begin(game)).code).toBe('ROUND_OPEN')
  expect((await game.play('rotate')).body.code).toBe('ROUND_OPEN')
  const orchard = await studio.open()
  expect((await orchard.spin()).body.round.status).toBe('closed')
  expect((await begin(game)).code).toBe('ROUND_OPEN')
  const again = await open()
  expect(again.opened.body.round).toMatchObject({ status: 'playing' })
})

test('whatever is chosen or asked for that the game does not know is refused, and nothing is taken', async () => {
  const game = await open()
  const stranger = await open({ type: 'demo', launchToken: undefined })
  // A body that would reach into prototypes is refused before anybody reads it.
  expect((await begin(game, JSON.parse('{"__proto__":1}'))).code).toBe('WRONG_SYNTAX')
  const known = ['1', '2', '"raise"', '"climb"', '"leave"']
  const others = fc.json().filter((text) => !known.includes(text) && !/"(?:__proto__|prototype)"/.test(text))
  await fc.assert(
    fc.asyncProperty(others, async (text) => {
      expect((await begin(game, JSON.parse(text))).code).toBe('CHOICE_UNKNOWN')
    }),
    { numRuns: 20 },
  )
  expect(studio.platform.calls('bet')).toHaveLength(0)
  const { round } = await begin(game, 2)
  await fc.assert(
    fc.asyncProperty(others, async (text) => {
      expect((await act(game, round, JSON.parse(text))).code).toBe('ACT_UNKNOWN')
    }),
    { numRuns: 20 },
  )
  expect((await act(game, round, 'climb', 7)).code).toBe('ACT_UNKNOWN')
  expect((await act(stranger, round, 'climb')).code).toBe('ROUND_UNKNOWN')
  expect(await current(game)).toMatchObject({ status: 'playing', acts: [] })
})

test('anybody recomputes a round from its seeds, the choice and the acts', async () => {
  const game = await open()
  await fate(game, 1, 1)
  const { round } = await begin(game, 2)
  const { round: once } = await act(game, round, 'climb')
  const { round: twice } = await act(game, once, 'climb')
  await act(game, twice, 'leave')
  const { serverSeed } = (await game.play('rotate')).body.revealed
  const over = (await current(game)) as Round & { stake: string; choice: unknown; fairness: { clientSeed: string; nonce: number } } // as the page is told
  const draw = openDraw(blocksOf(serverSeed, over.fairness.clientSeed, over.fairness.nonce))
  expect((await playLadder(draw, BigInt(over.stake), over.choice, over.acts)).outcome).toEqual({ win: over.win })
})
