import { expect, test } from 'vitest'
import { toastTime } from './toast-time.ts'

test.each([
  ['a short text stays as long as the setting says', 20, 5000],
  ['a text of two lines, too', 90, 5000],
  ['a longer one stays longer', 150, 8000],
])('%s', (_, letters, ms) => {
  expect(toastTime('x'.repeat(letters), 5000)).toBe(ms)
})
