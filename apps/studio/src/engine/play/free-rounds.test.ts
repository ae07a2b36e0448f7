import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStudioTest, type StudioTest } from '@fairhouse/testing/studio/platform.ts'

let studio: StudioTest
beforeEach(async () => {
  studio = await openStudioTest()
})
afterEach(() => studio.close())

type Game = Awaited<ReturnType<StudioTest['open']>>
type Award = { award: string; left: number; value: string; won: string; winnings: string; maxWon?: string }
const awardOf = (left: number, more: Partial<Award> = {}): Award => ({
  award: 'free:1',
  left,
  value: '20',
  won: '0',
  winnings: 'cash',
  ...more,
})
const spinFree = (game: Game, stake = '20', free = 'free:1') => game.play('spin', { key: randomBytes(8).toString('hex'), stake, free })
/** What the page is told of free rounds. */
const freeOf = (body: unknown) => body as { freeRounds: Award | null; freeDone: Award | null; net: string; balance: { cash: string } }

/** A platform that counts the rounds of one award. */
function counting(left: number, changes: { code?: string } = {}): Award {
  const award = awardOf(left)
  studio.platform.state.whim = ({ call, input }) => {
    if (!('freeRound' in input)) return undefined
    if (call === 'bet' && changes.code) return { code: changes.code, more: { freeRound: { ...award } } }
    if (call === 'bet') award.left -= 1
    if (call === 'win') {
      award.won = String(BigInt(award.won) + BigInt(input.amount ?? '0'))
      studio.platform.state.cash += BigInt(input.amount ?? '0')
    }
    return { code: 'OK', more: { freeRound: { ...award } } }
  }
  return award
}

test('a free round is a bet of its award and a win of it, without a stake in balance, net and statement', async () => {
  const award = counting(3)
  const game = await studio.open({ freeRounds: [awardOf(3)] })
  expect(freeOf(game.opened.body).freeRounds).toMatchObject({ left: 3, value: '20' })
  const { body } = await spinFree(game)
  expect(body.round).toMatchObject({ status: 'closed', free: true, stake: '20' })
  expect(studio.platform.calls('bet')[0]?.input).toMatchObject({ amount: '20', freeRound: { award: 'free:1' } })
  expect(studio.platform.calls('win')[0]?.input).toMatchObject({ freeRound: { award: 'free:1' } })
  const told = freeOf(body.state)
  expect(told).toMatchObject({ net: body.round.win, balance: { cash: String(studio.platform.state.cash) } })
  expect(told.freeRounds).toMatchObject({ left: 2, won: award.won })
  const now = studio.test.studio.world.clock.now().getTime()
  const days = { from: new Date(now - 86_400_000).toISOString(), to: new Date(now + 86_400_000).toISOString() }
  const { body: list } = (await studio.ask('/statement', days)) as unknown as { body: { rounds: unknown[] } }
  expect(list.rounds).toMatchObject([{ staked: '0', won: body.round.win, settled: true }])
})

test('after the last free round the award is done, and a spin costs its stake again', async () => {
  counting(1)
  const game = await studio.open({ freeRounds: [awardOf(1)] })
  const told = freeOf((await spinFree(game)).body.state)
  expect(told.freeRounds).toBeNull()
  expect(told.freeDone).toMatchObject({ award: 'free:1', left: 0 })
  expect((await spinFree(game)).body.code).toBe('FREE_ROUNDS_OVER')
  studio.platform.state.whim = undefined
  const cash = studio.platform.state.cash
  const paid = (await game.spin()).body
  expect(studio.platform.state.cash).toBe(cash - 50n + BigInt(paid.round.win))
})

test.each(['FREE_ROUNDS_OVER', 'FREE_ROUNDS_EXPIRED', 'FREE_ROUNDS_PAUSED', 'FREE_ROUNDS_UNKNOWN', 'FREE_ROUND_MISMATCH'])(
  'an award that the platform refuses with %s is played no more, and no round was played',
  async (code) => {
    counting(3, { code })
    const game = await studio.open({ freeRounds: [awardOf(3)] })
    const { body } = await spinFree(game)
    expect(body.round).toMatchObject({ status: 'refused', code })
    expect(freeOf(body.state).freeRounds).toBeNull()
  },
)

test('a free round is asked for at its own value and award alone; a demonstration and the wheel have none', async () => {
  counting(3)
  const game = await studio.open({ freeRounds: [awardOf(3)] })
  expect((await spinFree(game, '50')).body.code).toBe('FREE_ROUNDS_OVER')
  expect((await spinFree(game, '20', 'free:other')).body.code).toBe('FREE_ROUNDS_OVER')
  expect(studio.platform.calls('bet')).toHaveLength(0)
  const demo = await studio.open({ type: 'demo', launchToken: undefined, freeRounds: [awardOf(3)] })
  expect(freeOf(demo.opened.body).freeRounds).toBeNull()
})

test('an award that the lines cannot share equally is passed over, and awards are played in their order', async () => {
  const game = await studio.open({
    freeRounds: [awardOf(3, { award: 'free:odd', value: '7' }), awardOf(2), awardOf(4, { award: 'free:2' })],
  })
  expect(freeOf(game.opened.body).freeRounds).toMatchObject({ award: 'free:1' })
})

test('what the platform tells with the balance takes the place of what was known', async () => {
  const game = await studio.open()
  expect(freeOf(game.opened.body).freeRounds).toBeNull()
  studio.platform.state.whim = ({ call }) => (call === 'balance' ? { code: 'OK', more: { freeRounds: [awardOf(5)] } } : undefined)
  expect(freeOf((await game.play('balance')).body).freeRounds).toMatchObject({ left: 5 })
})
