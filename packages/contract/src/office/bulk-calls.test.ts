import { expect, test } from 'vitest'
import { bulkCallNames, bulkCallsWithMoney, inverseOfBulk, kindOfBulk } from './bulk-calls.ts'
import { officeApi, type OfficeCall } from './index.ts'

const calls = Object.entries<OfficeCall>(officeApi)
const callAt = (at: string) => calls.find(([, call]) => call.at === at)?.[1]

test.each(bulkCallNames)('%s is an act about one thing of its kind', (at) => {
  expect(callAt(at)).toMatchObject({ subject: { kind: kindOfBulk(at) } })
  expect(callAt(at)?.effect).toMatch(/^(changes|movesMoney)$/)
  expect(callAt(at)?.gate).not.toBe('none')
})

test('those that move money are those that the contract says move money', () => {
  expect(bulkCallNames.filter((at) => callAt(at)?.effect === 'movesMoney')).toEqual(bulkCallsWithMoney)
})

test('what takes one back is its inverse in the contract', () => {
  for (const [at, back] of Object.entries(inverseOfBulk)) {
    const inverse = callAt(at)?.inverse
    expect(calls.find(([name]) => name === inverse)?.[1].at).toBe(back)
  }
})
