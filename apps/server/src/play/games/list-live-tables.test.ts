// What the lobby is told of live tables, as their studio tells it.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestStudio, type TestStudio } from './test-studio.ts'

let studio: TestStudio
let time = 1000
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => time))
afterEach(() => vi.restoreAllMocks())

const wheel = {
  gameId: 'orchard-wheel',
  players: 3,
  betsMs: 20_000,
  leftMs: 12_000,
  minStake: '10',
  maxStake: '10000',
  last: [
    { text: '17', tone: 'black' },
    { text: '0', tone: 'green' },
  ],
}
const ask = async () => (await studio.browser().must('GET /api/games/live', {})).tables

/** The time that answers are kept by; it stands still until a test moves it. */
function later(ms: number): void {
  time += ms
}

test('tells the figures of a table under the game that it is here, and asks its studio once, however many want to know', async () => {
  studio.live.tables = [wheel, { ...wheel, gameId: 'a-game-that-nobody-lists' }]
  const answers = await Promise.all(Array.from({ length: 12 }, ask))
  expect(studio.live.asked).toBe(1)
  for (const tables of answers)
    expect(tables).toMatchObject([
      { game: 'harvest-wheel', players: 3, betsMs: 20_000, minStake: '0.10', maxStake: '100.00', last: wheel.last },
    ])
  expect(answers.at(-1)?.[0]?.leftMs).toBe(12_000)
  later(600)
  expect((await ask())[0]?.leftMs).toBe(11_400)
  expect(studio.live.asked).toBe(1)
  later(401)
  expect((await ask())[0]?.leftMs).toBe(12_000)
  expect(studio.live.asked).toBe(2)
})

test('of a studio that does not answer, or answers nonsense, nothing is told, and it is left alone for a while', async () => {
  for (const nonsense of [null, [{ ...wheel, players: -1 }], [{ ...wheel, last: [{ text: '<b>', tone: 'gold' }] }]]) {
    later(6000)
    studio.live.tables = nonsense
    const before = studio.live.asked
    expect(await ask()).toEqual([])
    later(3000)
    expect(await ask()).toEqual([])
    expect(studio.live.asked).toBe(before + 1)
  }
  later(6000)
  studio.live.tables = [wheel]
  expect(await ask()).toHaveLength(1)
})

test('a table that cannot be opened here is not told of', async () => {
  later(2000)
  studio.live.tables = [wheel]
  await studio.sql(`update game set enabled = false where friendly_id = 'harvest-wheel'`)
  expect(await ask()).toEqual([])
  await studio.sql(`update game set enabled = true where friendly_id = 'harvest-wheel'`)
  expect(await ask()).toHaveLength(1)
})
