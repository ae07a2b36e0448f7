import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../../base/testing/test-house.ts'
import { firstGames } from '../../../play/games/own-games.ts'
import { seedCommands } from './seed.ts'

let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse()
})
afterAll(() => at.close())

const seed = async (options: Record<string, string>, mode: 'sandbox' | 'live' = 'sandbox') =>
  (await seedCommands[0]!.run({ ...at.house, env: { ...at.house.env, mode } }, [], { by: 'ada', ...options }, undefined as never)).lines // there is one, which asks for no address
const games = async () => (await at.sql('select count(*)::int as count from game'))[0]?.['count']

test('a number of games that is none, too small or too large is refused, and nothing is added', async () => {
  for (const wrong of ['many', '99', '10001', '-5', '1e3', '150.5'])
    await expect(seed({ games: wrong })).rejects.toThrow('write a whole number from 100 to 10000')
  await expect(seed({ games: '200' }, 'live')).rejects.toThrow('only a sandbox')
  expect(await games()).toBe(0)
})

test('without a number the games of our own are added, with one the catalogue is filled up to it, once', async () => {
  expect(await seed({})).toHaveLength(1)
  expect(await games()).toBe(firstGames.length)
  expect((await seed({ games: '120' })).at(-1)).toBe('The catalogue is filled up to 120 with invented games.')
  await seed({ games: '120' })
  expect(await games()).toBe(120)
})
