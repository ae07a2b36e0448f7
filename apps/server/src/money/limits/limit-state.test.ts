import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDue, limitStateAt, type LimitAct, type LimitChange } from './limit-state.ts'
import { testChange } from './test-facts.ts'

const day = (number: number, time = '10:00:00') => `2026-11-${String(number).padStart(2, '0')}T${time}Z`
const at = (number: number, time?: string) => new Date(day(number, time))
const set = (number: number, amount: bigint | null) => testChange({ at: day(number), amount })
const raise = (number: number, amount: bigint, more: Partial<LimitChange> = {}) =>
  testChange({ at: day(number), effective: day(number + 1), act: 'raise', amount, ...more })
const remove = (number: number, more: Partial<LimitChange> = {}) =>
  testChange({ at: day(number), effective: day(number + 1), act: 'remove', ...more })
const act = (number: number, what: LimitAct) => testChange({ at: day(number), act: what })
const week = { confirm_hours: 168 }

type Told = { amount: bigint | null; pending?: bigint | null | undefined; due?: boolean; review?: string }
const told = (changes: LimitChange[], moment: Date): Told => {
  const { amount, pending } = limitStateAt(changes, moment)
  return {
    amount,
    ...(pending
      ? { pending: pending.amount, due: isDue(pending, moment), ...(pending.review === 'none' ? {} : { review: pending.review }) }
      : {}),
  }
}

describe('a limit', () => {
  const cases: [what: string, changes: LimitChange[], moment: Date, told: Told][] = [
    ['is none where nothing was ever said', [], at(2), { amount: null }],
    ['holds at the moment at which it is set', [set(2, 100n)], at(2), { amount: 100n }],
    ['holds at once where it is lowered', [set(1, 100n), set(2, 60n)], at(2), { amount: 60n }],
    ['stays while a raise waits', [set(1, 100n), raise(2, 250n)], at(2), { amount: 100n, pending: 250n, due: false }],
    [
      'stays to the last moment of the delay',
      [set(1, 100n), raise(2, 250n)],
      at(3, '09:59:59.999'),
      { amount: 100n, pending: 250n, due: false },
    ],
    ['is the higher one from its time on', [set(1, 100n), raise(2, 250n)], at(3), { amount: 250n }],
    [
      'waits for its player where the rules want that',
      [set(1, 100n), raise(2, 250n, week)],
      at(3),
      { amount: 100n, pending: 250n, due: true },
    ],
    ['is the higher one once it is confirmed', [set(1, 100n), raise(2, 250n, week), act(4, 'confirm')], at(4), { amount: 250n }],
    [
      'is not confirmed before its time',
      [set(1, 100n), raise(3, 250n, week), act(3, 'confirm')],
      at(4),
      { amount: 100n, pending: 250n, due: true },
    ],
    [
      'is no nearer for an approval that nobody waits for',
      [set(1, 100n), raise(2, 250n, week), act(2, 'approve')],
      at(3),
      { amount: 100n, pending: 250n, due: true },
    ],
    [
      'holds from its own time on where that is later',
      [set(1, 100n), testChange({ at: day(2), effective: day(5), amount: 50n })],
      at(5),
      { amount: 50n },
    ],
    [
      'does not hold before',
      [set(1, 100n), testChange({ at: day(2), effective: day(5), amount: 50n })],
      at(5, '09:59:59.999'),
      { amount: 100n },
    ],
    ['keeps the old amount where a raise lapses', [set(1, 100n), raise(2, 250n, week)], at(10), { amount: 100n }],
    ['is not confirmed after a raise has lapsed', [set(1, 100n), raise(2, 250n, week), act(10, 'confirm')], at(11), { amount: 100n }],
    ['keeps the old amount where a raise is undone', [set(1, 100n), raise(2, 250n), act(2, 'undo')], at(9), { amount: 100n }],
    ['drops a raise that waits when it is lowered', [set(1, 100n), raise(2, 250n), set(2, 50n)], at(9), { amount: 50n }],
    [
      'drops a raise that is due when it is lowered',
      [set(1, 100n), raise(2, 250n, week), set(4, 50n), act(5, 'confirm')],
      at(9),
      { amount: 50n },
    ],
    [
      'waits anew for a raise that takes the place of another',
      [set(1, 100n), raise(2, 250n), raise(2, 300n, { effective_at: at(5) })],
      at(4),
      { amount: 100n, pending: 300n, due: false },
    ],
    [
      'waits for an operator, however long',
      [set(1, 100n), raise(2, 250n, { review: true })],
      at(29),
      { amount: 100n, pending: 250n, due: false, review: 'waiting' },
    ],
    [
      'is the higher one when an operator approves after the delay',
      [set(1, 100n), raise(2, 250n, { review: true }), act(5, 'approve')],
      at(5),
      { amount: 250n },
    ],
    [
      'waits for the delay where an operator approves before',
      [set(1, 100n), raise(2, 250n, { review: true }), act(2, 'approve')],
      at(2),
      { amount: 100n, pending: 250n, due: false, review: 'approved' },
    ],
    [
      'is the higher one after approval and delay',
      [set(1, 100n), raise(2, 250n, { review: true }), act(2, 'approve')],
      at(3),
      { amount: 250n },
    ],
    [
      'keeps the old amount where an operator rejects',
      [set(1, 100n), raise(2, 250n, { review: true }), act(3, 'reject')],
      at(9),
      { amount: 100n },
    ],
    [
      'begins with an approval where somebody had to talk first',
      [raise(2, 250n, { review: true, effective_at: at(2) }), act(3, 'approve')],
      at(3),
      { amount: 250n },
    ],
    ['holds while its removal waits', [set(1, 100n), remove(2)], at(2), { amount: 100n, pending: null, due: false }],
    ['is none from the time of its removal on', [set(1, 100n), remove(2)], at(3), { amount: null }],
    ['holds on while a removal waits for its player', [set(1, 100n), remove(2, week)], at(3), { amount: 100n, pending: null, due: true }],
    ['is none once its removal is confirmed', [set(1, 100n), remove(2, week), act(3, 'confirm')], at(3), { amount: null }],
    ['holds where its removal is undone', [set(1, 100n), remove(2), act(2, 'undo')], at(9), { amount: 100n }],
    [
      'ends where it is not to renew',
      [set(1, 100n), testChange({ at: day(2), effective: day(7), act: 'renewOff' })],
      at(7),
      { amount: null },
    ],
    ['holds until then', [set(1, 100n), testChange({ at: day(2), effective: day(7), act: 'renewOff' })], at(6), { amount: 100n }],
    [
      'goes on where it is to renew again',
      [set(1, 100n), testChange({ at: day(2), effective: day(7), act: 'renewOff' }), act(3, 'renewOn')],
      at(9),
      { amount: 100n },
    ],
    [
      'that is none cannot be confirmed, approved or ended',
      [act(1, 'confirm'), act(1, 'approve'), act(1, 'undo'), act(1, 'renewOff')],
      at(9),
      { amount: null },
    ],
  ]
  test.each(cases)('%s', (_, changes, moment, expected) => {
    expect(told(changes, moment)).toEqual(expected)
  })
})

const acts = fc.constantFrom<LimitAct>('set', 'raise', 'remove', 'undo', 'confirm', 'approve', 'reject', 'renewOff', 'renewOn')
const start = Date.parse('2026-03-20T00:00:00Z')
const dayMs = 86_400_000
const logs = fc
  .array(
    fc.record({
      act: acts,
      amount: fc.bigInt({ min: 1n, max: 1000n }),
      after: fc.integer({ min: 0, max: 5 * dayMs }),
      delay: fc.integer({ min: dayMs, max: 8 * dayMs }),
      confirm: fc.option(fc.constantFrom(24, 168)),
      review: fc.boolean(),
    }),
    { maxLength: 20 },
  )
  .map((events) => {
    let now = start
    return events.map(({ act: what, amount, after, delay, confirm, review }): LimitChange => {
      now += after
      const waits = what === 'raise' || what === 'remove' || what === 'renewOff'
      return {
        ...testChange({ at: new Date(now).toISOString(), effective: new Date(now + (waits ? delay : 0)).toISOString() }),
        act: what,
        amount: what === 'set' || what === 'raise' ? amount : null,
        confirm_hours: waits ? confirm : null,
        review: what === 'raise' && review,
      }
    })
  })
const moments = fc.integer({ min: 0, max: 120 * dayMs }).map((after) => new Date(start + after))
const above = (one: bigint | null, other: bigint | null) => other !== null && (one === null || one > other)

describe('the log', () => {
  test('replayed to any past moment says what it said then: later rows change nothing (property)', () => {
    fc.assert(
      fc.property(logs, moments, (log, moment) => {
        const known = log.filter(({ requested_at: requested }) => requested <= moment)
        expect(limitStateAt(log, moment)).toEqual(limitStateAt(known, moment))
      }),
    )
  })

  test('gives more room only when a raise or removal asked for it, no earlier than its time, confirmed and approved as it must be (property)', () => {
    fc.assert(
      fc.property(logs, fc.array(moments, { minLength: 2, maxLength: 30 }), (log, times) => {
        const ticks = [
          ...times,
          ...log.map(({ effective_at: effective }) => effective),
          ...log.map(({ requested_at: requested }) => requested),
        ]
        const ordered = ticks.toSorted((a, b) => a.getTime() - b.getTime())
        for (const [index, moment] of ordered.entries()) {
          const before = limitStateAt(log, ordered[index - 1] ?? new Date(0))
          const now = limitStateAt(log, moment)
          if (before.amount === null || !above(now.amount, before.amount)) continue
          // A set may say anything: whoever writes it has decided. Whatever else gave room was asked for and waited.
          const gave = log.filter(({ requested_at: requested }) => requested <= moment)
          const allowed = gave.some(
            (row) =>
              (row.act === 'set' && row.requested_at > (ordered[index - 1] ?? new Date(0))) ||
              ((row.act === 'raise' || row.act === 'remove' || row.act === 'renewOff') &&
                row.amount === (row.act === 'raise' ? now.amount : null) &&
                row.effective_at <= moment),
          )
          expect(allowed).toBe(true)
        }
      }),
    )
  })

  test('lets a lower amount hold at the very moment, whatever was under way (property)', () => {
    fc.assert(
      fc.property(logs, moments, fc.bigInt({ min: 1n, max: 1000n }), (log, moment, amount) => {
        const known = log.filter(({ requested_at: requested }) => requested <= moment)
        const lowered = [...known, testChange({ at: moment.toISOString(), amount })]
        expect(limitStateAt(lowered, moment)).toMatchObject({ amount, pending: null })
        expect(limitStateAt(lowered, new Date(moment.getTime() + 30 * dayMs)).pending).toBeNull()
      }),
    )
  })
})
