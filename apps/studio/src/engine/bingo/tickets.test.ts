import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openDraw } from '../fairness/fair-draw.ts'
import { drawBalls, drawTickets } from './tickets.ts'

const blocksOf =
  (seed: number, name = '0') =>
  (index: number) =>
    createHmac('sha256', String(seed)).update(`${name}:1:${index}`).digest()
const seeds = fc.integer({ min: 0, max: 1_000_000 })
const runs = { numRuns: 40 }

test('a ticket of three lines has fifteen numbers, one to three in each column, and in order', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, async (seed) => {
      for (const ticket of await drawTickets({ tickets: 'lines' }, blocksOf(seed), 6)) {
        const numbers = ticket.filter((number) => number > 0)
        expect([numbers.length, new Set(numbers).size, Math.max(...numbers) <= 90]).toEqual([15, 15, true])
        for (let column = 0; column < 9; column += 1) {
          const own = [0, 1, 2].map((row) => ticket[row * 9 + column] ?? 0).filter((number) => number > 0)
          expect(own.length).toBeGreaterThan(0)
          expect(own).toEqual(own.toSorted((a, b) => a - b))
          for (const number of own) expect(Math.min(Math.floor(number / 10), 8)).toBe(column)
        }
      }
    }),
    runs,
  )
})

test('every number comes as often as another', async () => {
  const counts = Array.from({ length: 91 }, () => 0)
  for (let seed = 0; seed < 600; seed += 1)
    for (const number of (await drawTickets({ tickets: 'lines' }, blocksOf(seed), 1)).flat()) counts[number] = (counts[number] ?? 0) + 1
  // 600 tickets have each number a hundred times, by a deviation of nine.
  for (const count of counts.slice(1)) expect(Math.abs(count - 100)).toBeLessThan(45)
})

test('every row of a ticket has five numbers', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, async (seed) => {
      for (const ticket of await drawTickets({ tickets: 'lines' }, blocksOf(seed), 8))
        expect([0, 9, 18].map((from) => ticket.slice(from, from + 9).filter((number) => number > 0).length)).toEqual([5, 5, 5])
    }),
    runs,
  )
})

test('a card has five numbers a column, none twice, and a free middle', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, async (seed) => {
      for (const card of await drawTickets({ tickets: 'cards' }, blocksOf(seed), 3)) {
        expect(card[12]).toBe(0)
        const numbers = card.filter((number) => number > 0)
        expect([card.length, numbers.length, new Set(numbers).size]).toEqual([25, 24, 24])
        for (const [cell, number] of card.entries()) if (number > 0) expect(Math.floor((number - 1) / 15)).toBe(cell % 5)
      }
    }),
    runs,
  )
})

test('another seed and another place are other tickets; the same are the same', async () => {
  const drawn = (seed: number, name: string) => drawTickets({ tickets: 'lines' }, blocksOf(seed, name), 1)
  const all = await Promise.all([drawn(1, '0'), drawn(2, '0'), drawn(1, '1')])
  expect(new Set(all.map(String)).size).toBe(3)
  expect(await drawn(1, '0')).toEqual(all[0])
})

test('every ball comes once', async () => {
  const order = await drawBalls({ balls: 75 }, openDraw(blocksOf(1)))
  expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 75 }, (_, at) => at + 1))
  expect(await drawBalls({ balls: 75 }, openDraw(blocksOf(2)))).not.toEqual(order)
})

test('tickets bought together are the first of those that more would be', async () => {
  const [few, many] = [await drawTickets({ tickets: 'lines' }, blocksOf(9), 4), await drawTickets({ tickets: 'lines' }, blocksOf(9), 24)]
  expect(many.slice(0, 4)).toEqual(few)
})
