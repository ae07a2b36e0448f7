import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawOf, seeds, stakesOf } from '@fairhouse/testing/studio/draws.ts'
import { hundredthsFor, leastChance, maths, mostChance } from './maths.ts'
import { markOf, playSpiritLevel, readAim, type Aim } from './play-spirit-level.ts'

const chances = fc.integer({ min: leastChance, max: mostChance })
const aims = fc.record({ side: fc.constantFrom<Aim['side']>('below', 'above'), chance: chances })

test('a round is won on the side chosen and nowhere else; the same seeds and aim are the same round', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, stakesOf(maths.stakeUnit), aims, async (pair, stake, aim) => {
      const outcome = await playSpiritLevel(drawOf(pair), stake, readAim(aim))
      expect(await playSpiritLevel(drawOf(pair), stake, readAim(aim))).toEqual(outcome)
      expect(outcome.isWon).toBe(aim.side === 'below' ? outcome.place < markOf(aim) : outcome.place >= markOf(aim))
      expect(BigInt(outcome.win) * 100n).toBe(outcome.isWon ? stake * BigInt(hundredthsFor(aim.chance)) : 0n)
    }),
  )
})

test('below a mark and above the same mark are never won together, and one of them always is', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, fc.integer({ min: 100 - mostChance, max: mostChance }), async (pair, chance) => {
      const below = await playSpiritLevel(drawOf(pair), 100n, { side: 'below', chance })
      const above = await playSpiritLevel(drawOf(pair), 100n, { side: 'above', chance: 100 - chance })
      expect(below.isWon).toBe(!above.isWon)
    }),
  )
})

test.each([leastChance, 49, 50, mostChance])(
  'of all places, %i in a hundred win on either side, and the mark itself is above',
  async (chance) => {
    const wonAt = async (side: Aim['side'], place: number) =>
      (await playSpiritLevel(() => Promise.resolve([place]), 100n, { side, chance })).isWon
    for (const side of ['below', 'above'] as const) {
      let won = 0
      for (let place = 0; place < maths.places; place += 1) if (await wonAt(side, place)) won += 1
      expect(won).toBe(chance * maths.placesPerPercent)
    }
    expect(await wonAt('above', markOf({ side: 'above', chance }))).toBe(true)
    expect(await wonAt('below', markOf({ side: 'below', chance }))).toBe(false)
  },
)

test('anything but a side and a whole chance within the bounds is no choice', () => {
  fc.assert(
    fc.property(fc.anything(), (asked) => {
      const read = readAim(asked)
      if (read !== null) expect(hundredthsFor(read.chance)).toBeGreaterThan(100)
    }),
  )
  const wrongChances = [leastChance - 1, mostChance + 1, 50.5, '50', Number.NaN, null].map((chance) => ({ side: 'below', chance }))
  for (const wrong of [undefined, null, 50, {}, { side: 'over', chance: 50 }, { side: 'above' }, ...wrongChances])
    expect(readAim(wrong)).toBeNull()
  expect(readAim({ side: 'above', chance: 95 })).toEqual({ side: 'above', chance: 95 })
})
