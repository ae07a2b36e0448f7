import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { qrCode, qrPath } from './qr-code.ts'

/** Reads a code back by the standard alone: format, mask, the way of the words, blocks, mode and length. Versions of one block only. */
function read(rows: boolean[][]): string {
  const size = rows.length
  const at = (x: number, y: number) => rows[y]?.[x] === true
  const format = [0, 1, 2, 3, 4, 5]
    .map((y) => at(8, y))
    .concat(
      at(8, 7),
      at(8, 8),
      at(7, 8),
      [5, 4, 3, 2, 1, 0].map((x) => at(x, 8)),
    )
  const bits = format.reduce((sum, bit, place) => sum | (Number(bit) << place), 0) ^ 0x5412
  const mask = (bits >> 10) & 7
  const inverted = (x: number, y: number) =>
    [
      (x + y) % 2 === 0,
      y % 2 === 0,
      x % 3 === 0,
      (x + y) % 3 === 0,
      (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
      ((x * y) % 2) + ((x * y) % 3) === 0,
      (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
      (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
    ][mask]
  const corner = size - 7
  const isFixed = (x: number, y: number) =>
    (x < 9 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    (x >= size - 8 && y < 9) ||
    x === 6 ||
    y === 6 ||
    (size > 21 && Math.abs(x - corner) <= 2 && Math.abs(y - corner) <= 2)
  let text = ''
  let up = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - step : step
        if (!isFixed(x, y)) text += Number(at(x, y) !== inverted(x, y))
      }
    up = !up
  }
  expect(text.slice(0, 4)).toBe('0100')
  const length = Number.parseInt(text.slice(4, 12), 2)
  const bytes = Array.from({ length }, (_, place) => Number.parseInt(text.slice(12 + place * 8, 20 + place * 8), 2))
  return new TextDecoder().decode(new Uint8Array(bytes))
}

describe('a QR code', () => {
  test('says what it was given (property)', () => {
    // Up to version 3 there is one block, so that the words stand in their order.
    const short = fc.string({ minLength: 1, maxLength: 14 })
    fc.assert(fc.property(short, (text) => new TextEncoder().encode(text).length > 42 || read(qrCode(text)) === text))
  })

  test.each([
    ['A', 21],
    ['bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=0.00066667', 37],
    ['x'.repeat(331), 69],
    ['x'.repeat(666), 97],
  ])('of %s has %i modules on a side', (text, size) => {
    const rows = qrCode(text)
    expect([rows.length, ...new Set(rows.map((row) => row.length))]).toEqual([size, size])
  })

  test('has three finders, and not a fourth', () => {
    const rows = qrCode('https://example.org')
    const finder = (x: number, y: number) => [0, 1, 2, 3, 4, 5, 6].map((place) => rows[y]?.[x + place]).join()
    const line = [true, true, true, true, true, true, true].join()
    expect([finder(0, 0), finder(rows.length - 7, 0), finder(0, rows.length - 7)]).toEqual([line, line, line])
  })

  test('is refused where the text is too long', () => {
    expect(() => qrCode('x'.repeat(667))).toThrow(RangeError)
  })
})

test('the drawing has a square for each dark module', () => {
  const rows = qrCode('A')
  expect(qrPath(rows).match(/M/g)).toHaveLength(rows.flat().filter(Boolean).length)
})
