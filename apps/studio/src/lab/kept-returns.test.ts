import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blocksOf } from '../engine/fairness/seeds.ts'
import { provenGames } from '../games/proven/index.ts'
import { addRounds, goesOn, keptAsText, keptFromText, provenIn } from './kept-returns.ts'
import { quickBlocks } from './quick-blocks.ts'
import { returnsPage } from './returns-page.ts'
import { simulate } from './simulate.ts'
import { found } from './tally.ts'

const folder = join(import.meta.dirname, '../../../../docs/games')
const text = readFileSync(join(folder, 'returns.json'), 'utf8')
const all = keptFromText(text)

test('the blocks of a simulation are the blocks of the game, whatever the seed and the number of the round', () => {
  const seed = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'))
  const nonce = fc.nat({ max: Number.MAX_SAFE_INTEGER })
  fc.assert(
    fc.property(seed, nonce, fc.nat(1000), (serverSeed, at, index) => {
      const [quick, shipped] = [quickBlocks(serverSeed, 'lab')(at)(index), blocksOf(serverSeed, 'lab', at)(index)] as [
        Uint8Array,
        Uint8Array,
      ] // both at once
      expect(Buffer.compare(quick, shipped)).toBe(0)
    }),
  )
  expect(() => quickBlocks('0'.repeat(64), 'a'.repeat(60))(1)(0)).toThrow('does not fit')
})

describe('the returns that are kept', () => {
  test('are of every game that is proven, and written as they are read', () => {
    expect(all.map(({ game }) => game)).toEqual(provenGames.map(({ game }) => game.path))
    expect(keptAsText(all)).toBe(text)
  })

  test('stand on their page', () => {
    expect(returnsPage(all)).toBe(readFileSync(join(folder, 'returns.md'), 'utf8'))
  })

  test.each(provenGames.map((lab) => [lab.game.path, lab] as const))('%s: the rounds are those that its code plays', async (path, lab) => {
    const kept = all.find(({ game }) => game === path)
    expect(kept && (await goesOn(kept, lab))).toBe(true)
    for (const { name, tally } of kept?.ways ?? []) expect([name, tally.rounds > 0]).toEqual([name, true])
  })

  test('all but one in twenty of the ways to play are within their bands of 99 %', () => {
    const ways = all.flatMap((kept) => kept.ways)
    const outside = ways.filter((way) => !found({ ...way.tally, classes: [] }, provenIn(way)).isWithin)
    expect(outside.length).toBeLessThan(ways.length / 20)
  })

  test('begin anew where a game decides otherwise than it did', async () => {
    const [lab] = provenGames
    const kept = all.find(({ game }) => game === lab?.game.path)
    if (!lab || !kept) throw new Error('There is no game.')
    const [way] = lab.ways
    const other = { ...lab, ways: [{ name: way?.name ?? '', play: () => Promise.resolve({ first: 1n, staked: 1n, won: 0n }) }] }
    expect(await goesOn(kept, other)).toBe(false)
    expect(await goesOn({ ...kept, mathsHash: 'another' }, lab)).toBe(false)
  })

  test('are the same in two parts as in one', async () => {
    const [lab] = provenGames
    const way = lab?.ways[0]
    if (!lab || !way) throw new Error('There is no game.')
    const whole = await simulate(lab, way, 0, 300)
    const both = addRounds(await simulate(lab, way, 0, 100), await simulate(lab, way, 100, 200))
    expect(whole).toMatchObject({ ...both, squares: whole.squares })
    expect(both.squares).toBeCloseTo(whole.squares, 6)
  })
})
