import { proves } from '@fairhouse/testing/proves.ts'
import { expect, test } from 'vitest'
import { checkFiles, megabytes, oversize } from './index.ts'

test.each([
  [3_670_016, 4],
  [3_670_015, 3],
  [5_242_880, 5],
  [7_654_321, 7],
  [1_572_864, 2],
  [1_572_863, 1],
  [0, 0],
])('%i bytes are read as %i MB', (bytes, shown) => {
  proves('SHL-664', 'IDN-601')
  expect(megabytes(bytes)).toBe(shown)
})

test('a file that is too big is told with its size and the greatest one', () => {
  proves('IDN-NS-58')
  const rules = { allowedTypes: ['image/png'], maxBytes: 5_242_880, maxFiles: 1, maxImages: 1 }
  expect(checkFiles([{ name: 'a.png', type: 'image/png', size: 7_654_321 }], rules)).toEqual({
    rule: 'maxSize',
    values: { size: 7, maxSize: 5 },
  })
  expect(checkFiles([{ name: 'a.png', type: 'image/png', size: 5_242_880 }], rules)).toBeUndefined()
})

test('a file that is too big by a byte does not read as big as is allowed', () => {
  expect(oversize(5_242_881, 5_242_880)).toEqual({ size: 5.1, maxSize: 5 })
  expect(oversize(7_654_321, 5_242_880)).toEqual({ size: 7, maxSize: 5 })
})
