import { expect, test } from 'vitest'
import { readCheckMessage } from './check-message.ts'

test('reads the height that a page needs, and nothing else', () => {
  expect(readCheckMessage({ type: 'check', height: 812, more: 'is left out' })).toEqual({ type: 'check', height: 812 })
  for (const strange of [null, 'check', {}, { type: 'check' }, { type: 'check', height: '812' }, { type: 'gaming', height: 812 }])
    expect(readCheckMessage(strange)).toBeUndefined()
  for (const height of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e9])
    expect(readCheckMessage({ type: 'check', height })).toBeUndefined()
})
