import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ageAt, bandAmount, bandOf, nextBandChange, ruleSetAt } from './index.ts'

const dutch = ruleSetAt('NLD', new Date('2026-11-22T12:00:00Z'))
const imposed = dutch.limits.netDeposit?.imposed ?? []

describe('an age', () => {
  test.each([
    ['the day before the birthday', '2002-11-19', '2026-11-18T22:59:59Z', 23],
    ['the first moment of the birthday, by the clocks of the country', '2002-11-19', '2026-11-18T23:00:00Z', 24],
    ['a birthday of 29 February in a year without one, on 28 February', '2004-02-29', '2026-02-28T12:00:00Z', 21],
    ['the same on 1 March', '2004-02-29', '2026-02-28T23:00:00Z', 22],
    ['the same in a year that has it', '2004-02-29', '2028-02-28T23:00:00Z', 24],
  ])('on %s is counted in full years', (_, birthDate, at, age) => {
    expect(ageAt(birthDate, new Date(at), 'Europe/Amsterdam')).toBe(age)
  })
})

describe('an amount by age', () => {
  const asked = { birthDate: '2002-11-19', currency: 'EUR', period: 'monthly' }

  test('changes at the birthday, which is known before', () => {
    const before = { ...asked, at: new Date('2026-11-18T22:59:59Z') }
    expect([bandOf(dutch, before), bandAmount(imposed, dutch, before)?.amount]).toEqual(['18-23', '300.00'])
    expect(nextBandChange(dutch, before)).toEqual(new Date('2026-11-18T23:00:00Z'))
    const after = { ...asked, at: new Date('2026-11-18T23:00:00Z') }
    expect([bandOf(dutch, after), bandAmount(imposed, dutch, after)?.amount]).toEqual(['24+', '700.00'])
    expect(nextBandChange(dutch, after)).toBeUndefined()
  })

  test('is none in another period, and nothing at all in another currency: the rule does not fall away', () => {
    const at = new Date('2026-11-22T12:00:00Z')
    expect(bandAmount(imposed, dutch, { ...asked, at, currency: 'SEK' })).toMatchObject({ amount: '0', currency: 'SEK' })
    expect(bandAmount(imposed, dutch, { ...asked, at, period: 'daily' })).toBeUndefined()
  })

  test('stays the same until the moment that is said to change it (property)', () => {
    const birthdays = fc.date({ min: new Date('1950-01-01'), max: new Date('2008-01-01'), noInvalidDate: true })
    const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(birthdays, moments, fc.double({ min: 0, max: 0.999, noNaN: true }), (birthday, at, fraction) => {
        const birthDate = birthday.toISOString().slice(0, 10)
        const next = nextBandChange(dutch, { birthDate, at })
        const end = next ?? new Date('2040-01-01')
        const later = new Date(at.getTime() + Math.floor((end.getTime() - at.getTime() - 1) * fraction))
        expect(bandOf(dutch, { birthDate, at: later })).toBe(bandOf(dutch, { birthDate, at }))
        if (next) expect(bandOf(dutch, { birthDate, at: next })).not.toBe(bandOf(dutch, { birthDate, at }))
      }),
      { numRuns: 1000 },
    )
  })
})
