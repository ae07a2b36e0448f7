import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudioTest, type StudioTest } from '@fairhouse/testing/studio/platform.ts'
import { steppedRounds } from '@fairhouse/testing/studio/stepped-round.ts'
import { games } from './index.ts'

let studio: StudioTest
beforeAll(async () => {
  studio = await openStudioTest()
})
afterAll(() => studio.close())

const played = [
  { gameId: 'tide-numbers', stake: '20', choice: [40, 7, 13], kept: [7, 13, 40], wrong: [[], [0], [41], [3, 3], '7', { 0: 7 }] },
  { gameId: 'pearl-fall', stake: '20', choice: { rows: 16, risk: 'high' }, wrong: [{ rows: 9, risk: 'low' }, { rows: 8 }, [8, 'low'], 8] },
  {
    gameId: 'spirit-level',
    stake: '100',
    choice: { side: 'above', chance: 95 },
    wrong: [{ side: 'up', chance: 50 }, { side: 'below', chance: 1 }, 50],
  },
  { gameId: 'frost-panes', stake: '20', choice: undefined, wrong: [] },
]

test.each(played)(
  'a round of $gameId is what its seeds and its choice say, for money and once per key',
  async ({ gameId, stake, choice, kept }) => {
    const game = await studio.open({ gameId })
    const { begin, reveal } = steppedRounds(game)
    const cash = studio.platform.state.cash
    const { round } = await begin(stake, choice)
    expect(round).toMatchObject({ status: 'closed', choice: kept ?? choice ?? null, stake })
    expect(studio.platform.state.cash).toBe(cash - BigInt(stake) + BigInt(round.win ?? -1))
    const decide = games.find(({ id }) => id === gameId)?.solo?.decide
    expect(round.outcome).toEqual(await decide?.((await reveal(round))(), BigInt(stake), round.choice))
  },
)

test.each(played)('nonsense at $gameId is refused with its code, and nothing is taken', async ({ gameId, stake, choice, wrong }) => {
  const { begin } = steppedRounds(await studio.open({ gameId }))
  const cash = studio.platform.state.cash
  for (const asked of [...wrong, ...(choice === undefined ? [] : [undefined, null])])
    expect((await begin(stake, asked)).code).toBe('CHOICE_UNKNOWN')
  expect((await begin('33', choice)).code).toBe('STAKE_UNKNOWN')
  expect(studio.platform.state.cash).toBe(cash)
})

test.each(played)('a free round of $gameId is played for its value with the choice, and costs nothing', async ({ gameId, choice }) => {
  const award = { award: `free:${gameId}`, left: 1, value: '300', won: '0', winnings: 'cash' }
  const real = await studio.open({ gameId, freeRounds: [award] })
  expect(real.opened.body).toMatchObject({ freeRounds: { value: '300' } })
  const { body } = await real.play('spin', {
    key: `free-${gameId}`,
    stake: '300',
    free: award.award,
    ...(choice === undefined ? {} : { choice }),
  })
  expect(body.round).toMatchObject({ free: true, stake: '300' })
  expect(studio.platform.calls('bet').at(-1)?.input).toMatchObject({ amount: '300', freeRound: { award: award.award } })
})
