import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PersonGroup, Verdict } from './provider-contract/provider.ts'
import { checkPerson, stepValidation, type ValidationState } from './validation.ts'

const verdicts = {
  pending: { is: 'pending' },
  waiting: { is: 'waiting' },
  approved: { is: 'approved', person: {} },
  rejected: { is: 'rejected', reason: 'x' },
  moneyLaundering: { is: 'moneyLaundering' },
  expired: { is: 'expired' },
} as const satisfies Record<Verdict['is'], Verdict>
const any = fc.constantFrom(...Object.values(verdicts))
const run = (state: ValidationState, all: readonly Verdict[]) => all.reduce(stepValidation, state)

describe('a try', () => {
  test.each([
    ['begun', 'waiting', 'waiting'],
    ['begun', 'approved', 'approved'],
    ['begun', 'expired', 'expired'],
    ['begun', 'moneyLaundering', 'moneyLaundering'],
    ['waiting', 'approved', 'approved'],
    ['waiting', 'rejected', 'rejected'],
    ['waiting', 'expired', 'waiting'],
    ['expired', 'approved', 'approved'],
    ['approved', 'rejected', 'rejected'],
    ['approved', 'moneyLaundering', 'moneyLaundering'],
    ['approved', 'expired', 'approved'],
    ['approved', 'waiting', 'approved'],
    ['rejected', 'approved', 'rejected'],
    ['moneyLaundering', 'approved', 'moneyLaundering'],
  ] as const)('that is %s and hears %s is %s', (state, heard, expected) => {
    expect(stepValidation(state, verdicts[heard])).toBe(expected)
  })

  test('that was refused once stays refused, whatever comes after', () => {
    fc.assert(
      fc.property(fc.array(any), fc.constantFrom(verdicts.rejected, verdicts.moneyLaundering), fc.array(any), (before, bad, after) => {
        const refused = run('begun', [...before, bad])
        expect(['rejected', 'moneyLaundering']).toContain(refused)
        expect(run(refused, after)).toBe(refused)
      }),
    )
  })

  test('hears the same thing twice as once', () => {
    fc.assert(
      fc.property(fc.array(any), any, (before, one) => {
        expect(run('begun', [...before, one, one])).toBe(run('begun', [...before, one]))
      }),
    )
  })

  test('goes nowhere by what is not known yet', () => {
    fc.assert(fc.property(fc.array(any), (all) => run(run('begun', all), [verdicts.pending]) === run('begun', all)))
  })
})

describe('an approval', () => {
  const day = fc
    .date({ min: new Date('1920-01-01'), max: new Date('2010-01-01'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10))
  const groups = fc.subarray(['identity', 'address'] as PersonGroup[], { minLength: 1 })

  test('counts for the person of the account alone', () => {
    fc.assert(
      fc.property(day, day, groups, (own, read, about) => {
        const checked = checkPerson({ is: 'approved', person: { birthDate: read } }, about, own)
        expect(checked.is).toBe(own === read ? 'approved' : 'rejected')
      }),
    )
  })

  test('of an identity document from which no day of birth was read waits for an operator', () => {
    expect(checkPerson(verdicts.approved, ['identity', 'address'], '1990-05-05')).toEqual({ is: 'waiting', reason: 'birthDateNotRead' })
    expect(checkPerson(verdicts.approved, ['address'], '1990-05-05')).toBe(verdicts.approved)
  })
})
