import { describe, expect, test } from 'vitest'
import { standingAt, testChange, testFacts } from './test-facts.ts'

const at = (text: string) => new Date(text)

describe('what holds is known', () => {
  test('until a birthday that brings other amounts, by the clocks of the country', () => {
    const facts = testFacts({ country: 'NLD', birthDate: '2002-11-25' })
    expect(standingAt(facts, at('2026-11-22T12:00:00Z')).gates.until).toEqual(at('2026-11-24T23:00:00Z'))
  })

  test('until the rules of another country hold', () => {
    const held = [
      { country: 'MLT', since: at('2026-01-01T00:00:00Z') },
      { country: 'SWE', since: at('2026-11-25T12:00:00Z') },
    ]
    const before = standingAt(testFacts({ held }), at('2026-11-22T12:00:00Z'))
    expect(before.gates).toMatchObject({ bet: null, until: at('2026-11-25T12:00:00Z') })
    expect(standingAt(testFacts({ held }), at('2026-11-25T12:00:00Z')).gates.bet).toBe('notSet')
  })

  test('until session time will be used up, and from then on until its window turns', () => {
    const facts = testFacts({
      changes: [testChange({ at: '2026-11-01T00:00:00Z', type: 'session', amount: 3600n })],
      intervals: [{ start: at('2026-11-22T10:00:00Z'), end: at('2026-11-22T20:00:00Z') }],
    })
    const during = standingAt(facts, at('2026-11-22T10:20:00Z'))
    expect([during.gates.bet, during.gates.until, during.timeUpAt]).toEqual([null, at('2026-11-22T11:00:00Z'), at('2026-11-22T11:00:00Z')])
    const after = standingAt(facts, at('2026-11-22T11:00:00Z'))
    expect([after.gates.bet, after.gates.until]).toEqual(['sessionTime', at('2026-11-22T23:00:00Z')])
  })

  test('however long time is limited while nobody is logged in', () => {
    const facts = testFacts({
      changes: [testChange({ at: '2026-11-01T00:00:00Z', type: 'session', amount: 3600n })],
      intervals: [{ start: at('2026-11-22T10:00:00Z'), end: at('2026-11-22T10:30:00Z') }],
    })
    const { gates, timeUpAt } = standingAt(facts, at('2026-11-22T12:00:00Z'))
    expect([gates.bet, gates.until, timeUpAt]).toEqual([null, 'infinity', undefined])
  })
})
