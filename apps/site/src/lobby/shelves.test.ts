import type { Game } from '@fairhouse/contract'
import { describe, expect, it } from 'vitest'
import { shelvesOf } from './shelves.ts'

const game = (id: number, more: Partial<Game> = {}) =>
  ({ id: String(id), name: `Game ${id}`, provider: 'Nordlight', group: 'slots', popular: false, isNew: false, ...more }) as Game
const many = [
  ...Array.from({ length: 10 }, (_, id) => game(id)),
  game(10, { popular: true }),
  game(11, { isNew: true, group: 'table', name: 'Harbour Roulette' }),
]

describe('shelvesOf', () => {
  it('puts the most played and the new before all', () => {
    expect(shelvesOf(many, { query: '' }).map(({ name, games }) => [name, games.length])).toEqual([
      ['popular', 1],
      ['new', 1],
      ['all', 12],
    ])
  })

  it('is one shelf for one game, for a group and for a search', () => {
    expect(shelvesOf([game(1)], { query: '' }).map(({ name }) => name)).toEqual(['all'])
    expect(shelvesOf(many, { group: 'table', query: '' })).toMatchObject([{ name: 'all', games: [{ id: '11' }] }])
    expect(shelvesOf(many, { query: 'ROULET' })).toMatchObject([{ games: [{ id: '11' }] }])
  })

  it('has no shelf where nothing is found', () => {
    expect(shelvesOf(many, { query: 'zzz' })).toEqual([])
    expect(shelvesOf([], { query: '' })).toEqual([])
  })
})
