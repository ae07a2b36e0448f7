import { expect, test } from 'vitest'
import { diffOf } from './value-lines.ts'

test('two values are held against each other entry by entry', () => {
  expect(diffOf({ EUR: '10.00', SEK: '100.00' }, { EUR: '20.00', SEK: '100.00' })).toEqual([
    { sign: '−', text: 'EUR: 10.00' },
    { sign: '+', text: 'EUR: 20.00' },
    { sign: ' ', text: 'SEK: 100.00' },
  ])
  expect(diffOf(['a'], ['a', 'b']).filter(({ sign }) => sign !== ' ')).toEqual([{ sign: '+', text: 'b' }])
})
