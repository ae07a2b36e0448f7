import { expect, test } from 'vitest'
import { proveReturn } from '../../../engine/bingo/prove-return.ts'
import { percent, plus, rational } from '../../../engine/fairness/rational.ts'
import { exactReturn, maths } from './maths.ts'
import { mathsHash } from './maths-hash.ts'

/** The mathematics that the return was proven for: whoever changes it proves it again, under a new version. */
const proven = '870f3d1a5cc335fa805dcaddd477ab754b4de425fa5a6552c0bf47df4cb1e5fd'

test('the return is printed for the mathematics that it was proven for, and for no other', () => {
  expect([maths.version, mathsHash]).toEqual([1, proven])
})

test('Dovecote returns what it says, to the last digit', () => {
  expect(maths.programme).toHaveLength(1)
  const found = proveReturn(maths, maths.programme[0]!) // just counted
  const [prizes, jackpot] = [rational(found.prizes.of, found.prizes.in), rational(found.jackpot.of, found.jackpot.in)]
  expect([prizes, jackpot]).toEqual([exactReturn.prizes, exactReturn.jackpot])
  expect(rational(found.chance.of, found.chance.in)).toEqual(exactReturn.jackpotChance)
  expect(Number(percent(plus(prizes, jackpot), 4)).toFixed(2)).toBe(exactReturn.percent)
})

test('a line is a row, two lines are two, and a full house is the whole ticket', () => {
  const cells = Object.values(maths.goals).map((goal) => goal.map((set) => set.length))
  expect(cells).toEqual([[9, 9, 9], [18, 18, 18], [27]])
  expect(new Set(maths.goals.line?.flat()).size).toBe(27)
})
