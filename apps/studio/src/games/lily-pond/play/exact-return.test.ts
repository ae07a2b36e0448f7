import { expect, test } from 'vitest'
import { proveReturn } from '../../../engine/bingo/prove-return.ts'
import { percent, plus, rational } from '../../../engine/fairness/rational.ts'
import { exactReturn, maths } from './maths.ts'
import { mathsHash } from './maths-hash.ts'

/** The mathematics that the return was proven for: whoever changes it proves it again, under a new version. */
const proven = '9eddc0c0577e9ff990a5e032be3cfefbef185207020225b3d26be283c2f4f380'

test('the return is printed for the mathematics that it was proven for, and for no other', () => {
  expect([maths.version, mathsHash]).toEqual([1, proven])
})

test.each(maths.programme)('the game of $name returns what it says, to the last digit', (plan) => {
  const found = proveReturn(maths, plan)
  const [prizes, jackpot] = [rational(found.prizes.of, found.prizes.in), rational(found.jackpot.of, found.jackpot.in)]
  expect(prizes).toEqual(exactReturn.prizes)
  expect(jackpot).toEqual(plan.jackpot ? exactReturn.jackpot : rational(0))
  if (plan.jackpot) expect(rational(found.chance.of, found.chance.in)).toEqual(exactReturn.jackpotChance)
  const printed = plan.jackpot ? exactReturn.percentWithJackpot : exactReturn.percent
  expect(Number(percent(plus(prizes, jackpot), 4)).toFixed(2)).toBe(printed)
})

test('every pattern lies within the card, none is the same as another, and the whole card is the last', () => {
  const { line, ...patterns } = maths.goals
  expect(line).toHaveLength(12)
  for (const cells of line ?? []) expect(new Set(cells).size).toBe(5)
  const drawn = Object.values(patterns).map((goal) => String(goal))
  expect(new Set(drawn).size).toBe(drawn.length)
  expect(maths.programme.map(({ name }) => name)).toEqual(Object.keys(patterns))
  expect(Object.values(patterns).map(([cells]) => cells?.length)).toEqual([4, 9, 8, 16, 25])
})
