import { describe, expect, it } from 'vitest'
import { indexOf, search, wordsIn } from './game-index.ts'

const games = [
  'Quiet Heron',
  'The Night Market of Halden',
  'Copper Compass',
  'Saffron Lantern',
  'Éclipse Garden',
  'Velvet Labyrinth',
  'Heron Pond',
  'مصباح الليل',
].map((name, place) => ({ name, provider: place === 2 ? 'Bramble Works' : 'Alder House' }))
const index = indexOf(games)
const names = (query: string) => search(index, query).map((place) => games[place]?.name)

describe('search', () => {
  it.each([
    ['heron', ['Quiet Heron', 'Heron Pond']],
    ['HERON pond', ['Heron Pond']],
    ['her', ['Quiet Heron', 'Heron Pond']],
    ['hreon', ['Quiet Heron', 'Heron Pond']],
    ['compas', ['Copper Compass']],
    ['cmopass', ['Copper Compass']],
    ['safron', ['Saffron Lantern']],
    ['labirynth', ['Velvet Labyrinth']],
    ['laberinth velvt', ['Velvet Labyrinth']],
    ['nightmarket', ['The Night Market of Halden']],
    ['eclipse', ['Éclipse Garden']],
    ['bramble', ['Copper Compass']],
    ['مصباح', ['مصباح الليل']],
    ['zzzz', []],
    ['', []],
    ['xy', []],
  ])('finds by "%s": %j', (query, found) => {
    expect(names(query)).toEqual(found)
  })

  it('puts the name itself before its beginning, and that before a slip', () => {
    const some = ['Fonx', 'Foxglove', 'Fox'].map((name) => ({ name, provider: '' }))
    expect(search(indexOf(some), 'fox').map((place) => some[place]?.name)).toEqual(['Fox', 'Foxglove'])
  })

  it('folds case, accents and apostrophes', () => {
    expect(wordsIn('L’Été à Ólafsvík')).toEqual(['lete', 'a', 'olafsvik'])
  })

  it.each([2000, 5000])('answers each key press within a frame among %i games', (count) => {
    const syllables = ['ka', 'lo', 'mi', 'ren', 'tas', 'vel', 'dor', 'quin', 'har', 'bel', 'sto', 'win']
    const word = (seed: number) => [seed, seed >> 2, seed >> 4].map((at) => syllables[at % syllables.length]).join('')
    const big = indexOf(
      Array.from({ length: count }, (_, place) => ({ name: `${word(place * 7)} ${word(place * 13 + 5)}`, provider: word(place % 150) })),
    )
    const typed = 'velhardor kalomi'
    const before = process.cpuUsage()
    for (let end = 1; end <= typed.length; end++) search(big, typed.slice(0, end))
    expect(process.cpuUsage(before).user / typed.length).toBeLessThan(16_000)
  })
})
