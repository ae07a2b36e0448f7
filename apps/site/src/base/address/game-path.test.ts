import { expect, test } from 'vitest'
import { gameAddress, isGamePage } from './game-path.ts'

const orchard = { game: { group: 'slots', friendlyId: 'orchard' } }
const known = (id: string) => (id === '1001' || id === 'orchard' ? orchard : id === 'alone' ? { game: { friendlyId: 'alone' } } : undefined)

test.each([
  ['/slots-games/orchard', '/slots-games/orchard'],
  ['/all-games/orchard', '/slots-games/orchard'],
  ['/any-word-games/1001', '/slots-games/orchard'],
  ['/all-games/orchard/demo', '/slots-games/orchard/demo'],
  ['/slots-games/alone/real', '/all-games/alone/real'],
  ['/slots-games/unknown', '/slots-games/unknown'],
  ['/slots-games', '/slots-games'],
  ['/all-games/search', '/all-games/search'],
  ['/support', '/support'],
])('the address of %s is %s', (path, address) => {
  expect(gameAddress(path, known)).toBe(address)
})

test.each([
  ['/slots-games/orchard/demo', true],
  ['/all-games/orchard/real', true],
  ['/slots-games/orchard', false],
  ['/slots-games/orchard/fun', false],
])('%s is a game being played: %s', (path, plays) => {
  expect(isGamePage(path)).toBe(plays)
})
