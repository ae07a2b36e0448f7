import { expect, test } from 'vitest'
import { isOwnName } from './own-name.ts'

const zoe = { firstName: 'Zoë Anne', lastName: 'de Vries' }

test.each(['Z. de Vries', 'ZOE ANNE DE VRIES', 'de Vries, Zoë', 'Mw. Z A de Vries', 'vries de zoe', 'A de Vries'])(
  '"%s" can be Zoë Anne de Vries',
  (name) => {
    expect(isOwnName(name, zoe)).toBe(true)
  },
)

test.each(['de Vries', 'P. de Vries', 'Z. Vries', 'Zoë', '', 'Zd Vries', 'Z. de Vriesman'])('"%s" cannot', (name) => {
  expect(isOwnName(name, zoe)).toBe(false)
})

test('a name of one part and a name with a hyphen are known, too', () => {
  expect(isOwnName('J. Smith-Jones', { firstName: 'Jo', lastName: 'Smith Jones' })).toBe(true)
  expect(isOwnName('Madonna', { firstName: '', lastName: 'Madonna' })).toBe(true)
})
