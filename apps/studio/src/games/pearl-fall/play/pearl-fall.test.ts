import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawOf, seeds, stakesOf } from '@fairhouse/testing/studio/draws.ts'
import { cupsOf, maths, riskChoices, rowChoices } from './maths.ts'
import { playPearlFall, readBoard } from './play-pearl-fall.ts'

const boards = fc.record({ rows: fc.constantFrom(...rowChoices), risk: fc.constantFrom(...riskChoices) })

test('the pearl falls a pin in each row and ends where its way leads; the same seeds and board are the same round', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, stakesOf(maths.stakeUnit), boards, async (pair, stake, board) => {
      const outcome = await playPearlFall(drawOf(pair), stake, readBoard(board))
      expect(await playPearlFall(drawOf(pair), stake, readBoard(board))).toEqual(outcome)
      expect(outcome.way).toHaveLength(board.rows)
      expect(outcome.way.filter((step) => step === 1)).toHaveLength(outcome.cup)
      expect(BigInt(outcome.win) * 10n).toBe(stake * BigInt(cupsOf(board.rows, board.risk)[outcome.cup]!))
    }),
  )
})

test('the way does not depend on the risk', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, fc.constantFrom(...rowChoices), async (pair, rows) => {
      const ways = await Promise.all(riskChoices.map(async (risk) => (await playPearlFall(drawOf(pair), 10n, { rows, risk })).way))
      expect(ways[1]).toEqual(ways[0])
      expect(ways[2]).toEqual(ways[0])
    }),
  )
})

test('anything but the rows and the risks that there are is no choice', () => {
  fc.assert(
    fc.property(fc.anything(), (asked) => {
      const read = readBoard(asked)
      if (read !== null) expect(rowChoices.includes(read.rows) && riskChoices.includes(read.risk)).toBe(true)
    }),
  )
  for (const wrong of [
    undefined,
    null,
    8,
    {},
    { rows: 9, risk: 'low' },
    { rows: '8', risk: 'low' },
    { rows: 8, risk: 'toString' },
    { rows: 8 },
  ])
    expect(readBoard(wrong)).toBeNull()
  expect(readBoard({ rows: 12, risk: 'high', more: 1 })).toEqual({ rows: 12, risk: 'high' })
})
