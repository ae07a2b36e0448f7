import { expect, test } from 'vitest'
import { drawDifferent } from './draw-different.ts'

test('each selection and order of three out of five comes from exactly one sequence of numbers', async () => {
  const found = new Set<string>()
  for (let a = 0; a < 5; a += 1)
    for (let b = 0; b < 4; b += 1)
      for (let c = 0; c < 3; c += 1) {
        const numbers = [a, b, c]
        const ranges: number[] = []
        const drawn = await drawDifferent(
          (range) => {
            ranges.push(range)
            return Promise.resolve([numbers.shift() ?? 0])
          },
          5,
          3,
        )
        expect(ranges).toEqual([5, 4, 3])
        expect(drawn.every((one) => one >= 0 && one < 5)).toBe(true)
        expect(new Set(drawn).size).toBe(3)
        found.add(String(drawn))
      }
  expect(found.size).toBe(5 * 4 * 3)
})
