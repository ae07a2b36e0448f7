import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupsOf, type SharedBy } from './groups.ts'

test('who shares something with one of a group belongs to it, by whatever they share', () => {
  const shared: SharedBy[] = [
    { kind: 'address', players: [1n, 2n] },
    { kind: 'device', players: [4n, 5n] },
    { kind: 'paymentAccount', players: [2n, 3n] },
  ]
  expect(groupsOf(shared)).toEqual([
    { shares: ['address', 'paymentAccount'], players: [1n, 2n, 3n] },
    { shares: ['device'], players: [4n, 5n] },
  ])
})

test('groups never overlap, whoever shares a thing is in one of them, and the order of things makes no difference', () => {
  const things = fc.array(
    fc.record({
      kind: fc.constantFrom('address', 'device', 'person'),
      players: fc.uniqueArray(fc.bigInt(1n, 30n), { minLength: 2, maxLength: 4 }),
    }),
    { maxLength: 20 },
  )
  fc.assert(
    fc.property(things, (shared) => {
      const given = shared as SharedBy[]
      const groups = groupsOf(given)
      const all = groups.flatMap(({ players }) => players)
      expect(new Set(all).size).toBe(all.length)
      for (const { players } of given) expect(groups.filter((group) => players.some((one) => group.players.includes(one)))).toHaveLength(1)
      const other = groupsOf(given.toReversed())
      expect(new Set(other.map(({ players }) => players.join(' ')))).toEqual(new Set(groups.map(({ players }) => players.join(' '))))
    }),
  )
})
