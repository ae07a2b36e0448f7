import { expect, test } from 'vitest'
import { limitLogOf } from './limit-log.ts'
import { testChange } from '../limits/test-facts.ts'

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T10:00:00Z`
const log = (...changes: Parameters<typeof testChange>[0][]) =>
  limitLogOf(changes.map(testChange), 'EUR').map(({ act, by, from, to, inForceAt, waitsFor }) => [
    act,
    by,
    from,
    to,
    inForceAt?.getUTCDate() ?? null,
    waitsFor,
  ])

test('each change is told with who, from what, to what and from when on, the newest first', () => {
  expect(
    log(
      { at: day(1), amount: 10_000n },
      { at: day(2), effective: day(3), act: 'raise', amount: 25_000n, confirm_hours: 168 },
      { at: day(4), effective: day(4), act: 'confirm' },
      { at: day(5), amount: 5000n },
      { at: day(6), effective: day(7), act: 'remove' },
      { at: day(8), amount: 2000n },
    ),
  ).toEqual([
    ['set', 'player', null, '20.00', 8, null],
    ['remove', 'player', '50.00', null, 7, null],
    ['set', 'player', '250.00', '50.00', 5, null],
    ['confirm', 'player', '100.00', '250.00', 4, null],
    ['raise', 'player', '100.00', '250.00', 3, 'player'],
    ['set', 'player', null, '100.00', 1, null],
  ])
})

test('an operator’s approval or rejection of what the player asked for is the operator’s, and holds from the later of both times', () => {
  expect(
    log(
      { at: day(1), amount: 10_000n },
      { at: day(2), effective: day(9), act: 'raise', amount: 90_000n, review: true },
      { at: day(3), act: 'approve' },
    )[0],
  ).toEqual(['approve', 'operator', '100.00', '900.00', 9, null])
  expect(
    log(
      { at: day(1), amount: 10_000n },
      { at: day(2), effective: day(9), act: 'raise', amount: 90_000n, review: true },
      { at: day(3), act: 'reject' },
    )[0],
  ).toEqual(['reject', 'operator', '100.00', '100.00', null, null])
})

test('limits of an operator, a register or the rules are told beside the player’s own, each from its own last amount', () => {
  expect(
    log(
      { at: day(1), amount: 10_000n },
      { at: day(2), amount: 8000n, source: 'operator' },
      { at: day(3), amount: 7000n, source: 'register' },
      { at: day(4), amount: 9000n, source: 'operator' },
      { at: day(5), amount: 6000n, source: 'rule' },
    ),
  ).toEqual([
    ['set', 'rule', null, '60.00', 5, null],
    ['set', 'operator', '80.00', '90.00', 4, null],
    ['set', 'register', null, '70.00', 3, null],
    ['set', 'operator', null, '80.00', 2, null],
    ['set', 'player', null, '100.00', 1, null],
  ])
})

test('what is about no amount has none, and hours are told as hours', () => {
  expect(log({ at: day(1), act: 'contacted' }, { at: day(2), act: 'blockRaises', type: 'all', period: 'all' })).toEqual([
    ['blockRaises', 'operator', null, null, null, null],
    ['contacted', 'operator', null, null, null, null],
  ])
  expect(log({ at: day(1), type: 'session', amount: 7200n })).toEqual([['set', 'player', null, '2.00', 1, null]])
})
