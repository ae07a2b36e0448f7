import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodePage } from './encode-page.ts'

test('the bytes of a page are those of its parts one after the other, whatever they are written in', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (parts) => {
      expect(encodePage(parts)).toEqual(Buffer.from(parts.join('')))
    }),
  )
})

test('the bytes of one page stay when the next is made into bytes', () => {
  const [first, next] = [encodePage(['one €']), encodePage(['two ج'])]
  expect([first.toString(), next.toString()]).toEqual(['one €', 'two ج'])
})
