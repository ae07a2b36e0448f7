import { generateKeySync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { formats, keyIdOf, personalDataWith, UnreadableSeal } from './personal-data.ts'
import { sealUnbound } from '../testing/test-unbound.ts'

const key = () => generateKeySync('hmac', { length: 256 })
const [first, second, indexKey] = [key(), key(), key()]
const house = personalDataWith([first], indexKey)
const ada = { shard: 7, player: 7n }
const bob = { shard: 8, player: 8n }
const place = 'player.personal 7/7'
const said = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableSeal)
    return (error as Error).message
  }
  return ''
}

describe('what is sealed for a person', () => {
  const adasKey = house.newKey(ada)
  const sealed = house.of(ada, adasKey).seal({ email: 'ada@example.com' }, place)

  test('opens with their key in its place, and says by its first byte how it was sealed', () => {
    expect(house.of(ada, adasKey).open(sealed, place)).toEqual({ email: 'ada@example.com' })
    expect(sealed[0]).toBe(formats.person)
  })

  test('opens nowhere else: not in another row, column or table, not for somebody else, not once it was changed', () => {
    const open = (where: Parameters<typeof house.open>[1]) => said(() => house.of(ada, adasKey).open(sealed, where))
    for (const where of ['player.personal 8/8', 'player.other 7/7', 'other.personal 7/7'] as const)
      expect(open(where)).toBe(`What stands at ${where} was not sealed there, or was changed since`)
    expect(said(() => house.of(bob, house.newKey(bob)).open(sealed, place))).toContain('was not sealed there')
    const changed = Buffer.from(sealed)
    changed[40]! ^= 1 // it is longer
    expect(said(() => house.of(ada, adasKey).open(changed, place))).toContain('was changed since')
  })

  test('is gone with the key, and what says so names the place and nothing of the person', () => {
    expect(said(() => house.of(ada, null).open(sealed, place))).toBe(`The key of player 7 is gone: ${place} cannot be read any more`)
    expect(said(() => house.of(ada, null).seal({}, place))).toContain('has no key')
  })

  test("a person's key is bound to them: in another row it opens nothing", () =>
    expect(said(() => house.of(bob, adasKey))).toContain('person_key.sealed 8/8 was not sealed there'))

  test('what only the house has sealed is refused in its place', () =>
    expect(said(() => house.of(ada, adasKey).open(house.seal({}, place), place))).toContain('was not sealed for a person'))
})

describe('what the house seals', () => {
  test('opens in its place alone, and not as a person', () => {
    const sealed = house.seal('x', 'mail.sealed 1')
    expect(house.open(sealed, 'mail.sealed 1')).toBe('x')
    expect(said(() => house.open(sealed, 'mail.sealed 2'))).toContain('mail.sealed 2 was not sealed there')
    expect(said(() => house.open(house.of(ada, house.newKey(ada)).seal('x', 'mail.sealed 1'), 'mail.sealed 1'))).toContain('not sealed by')
  })

  test('names its key: older ones still open, the newest seals, and one that we do not have is said so', () => {
    const sealed = house.seal('x', 'mail.sealed 1')
    const both = personalDataWith([second, first], indexKey)
    expect(both.open(sealed, 'mail.sealed 1')).toBe('x')
    const again = both.again(sealed, 'mail.sealed 1')!
    expect(said(() => house.open(again, 'mail.sealed 1'))).toContain('sealed with a key that we do not have')
    expect(both.again(again, 'mail.sealed 1')).toBeUndefined()
    expect(both.keyId()).toBe(keyIdOf(second))
    expect(both.sealWith(keyIdOf(first))).toBe(true)
    expect(both.sealWith('00000000')).toBe(false)
    expect(both.seal('x', 'mail.sealed 1').subarray(1, 5).toString('hex')).toBe(keyIdOf(first))
  })
})

test('what an older release has sealed is still read, by house and person, with any key of the house', () => {
  const old = sealUnbound(first, { email: 'ada@example.com' })
  const both = personalDataWith([second, first], indexKey)
  expect(both.open(old, 'mail.sealed 1')).toEqual({ email: 'ada@example.com' })
  expect(both.of(ada, null).open(old, place)).toEqual({ email: 'ada@example.com' })
  expect(both.of(ada, both.newKey(ada)).open(old, place)).toEqual({ email: 'ada@example.com' })
  expect(said(() => personalDataWith([second], indexKey).open(old, 'mail.sealed 1'))).toContain('a key that we do not have')
})
