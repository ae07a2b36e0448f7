import { expect, test } from 'vitest'
import { contributionsOf, rowsOf, withWagering } from './wagering-fields.ts'

test('rows of contributions are read in the order in which they win and written as basis points', () => {
  const contributions = { default: 0, products: { slots: 10_000 }, games: { orchard: 1250 }, groups: {}, providers: { '12': 5 } }
  const rows = rowsOf(contributions)
  expect(rows).toEqual([
    { scope: 'games', name: 'orchard', percent: '12.5' },
    { scope: 'providers', name: '12', percent: '0.05' },
    { scope: 'products', name: 'slots', percent: '100' },
  ])
  const { groups: _none, ...kept } = contributions
  expect(contributionsOf(rows, '0')).toEqual(kept)
})

test('a row without a name is not kept, and what is no percentage stays for the check to name', () => {
  const rows = [
    { scope: 'games' as const, name: ' ', percent: '10' },
    { scope: 'groups' as const, name: ' roulette ', percent: 'half' },
    { scope: 'products' as const, name: 'live', percent: '8,25' },
  ]
  expect(contributionsOf(rows, '')).toEqual({ groups: { roulette: 'half' }, products: { live: 825 } })
})

test('a campaign whose wagering says nothing has no block for it', () => {
  const said = withWagering({ id: 7 }, 'order', 'bonus')
  expect(said).toEqual({ id: 7, wagering: { order: 'bonus' } })
  expect(withWagering(said, 'order', undefined)).toEqual({ id: 7 })
})
