import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudioTest, type StudioTest } from '@fairhouse/testing/studio/platform.ts'
import { games } from './index.ts'

let studio: StudioTest
beforeAll(async () => {
  studio = await openStudioTest()
})
afterAll(() => studio.close())

/** Games whose board is a table with chips tell a great win by its show and its amount alone. */
const tables = ['millstone-roulette', 'quince-baccarat']
const named = games
  .filter(({ id, solo }) => solo && !tables.includes(id))
  .flatMap(({ id, themes = {} }) => [id, ...Object.keys(themes).map((theme) => `${id}.${theme}`)])

test.each(named)('%s has a name of its own for each level of great wins, and a place for it on its board', async (gameId) => {
  const { url } = await studio.open({ gameId })
  const page = await (await fetch(url)).text()
  const { words } = JSON.parse(/id="game-data">([^<]*)</.exec(page)?.[1] ?? '{}') as { words: Record<string, string> } // written by the frame
  const names = [words.level1, words.level2, words.level3]
  expect(names).toEqual(names.map(() => expect.stringMatching(/\p{L}{2}/u)))
  expect(new Set(names).size).toBe(3)
  expect(page).toContain('id="level"')
})
