import type { PageSettings } from '@fairhouse/contract'
import { expect, test } from 'vitest'
import { entryAt, mainMenu } from './main-menu.ts'

const settings = {
  fe: { mainMenu: ['home', 'liveCasino', 'sports', 'poker', 'fairness'], bettingPath: '/betting', pokerPath: '/poker-room' },
  rules: { hidePromotions: false },
} as unknown as PageSettings // what the menu reads of them

test.each([
  ['/', 'home'],
  ['/slots-games', 'home'],
  ['/all-games/orchard', 'home'],
  ['/live', 'liveCasino'],
  ['/live-games', 'liveCasino'],
  ['/live/roulette-games', 'liveCasino'],
  ['/poker', 'poker'],
  ['/poker-games', 'poker'],
  ['/poker-room', 'poker'],
  ['/betting', 'sports'],
  ['/sports', 'sports'],
  ['/fairness', 'fairness'],
  ['/support', undefined],
  ['/my/profile', undefined],
])('the page %s is marked in the menu as %s', (path, name) => {
  expect(entryAt(mainMenu(settings), path)?.name).toBe(name)
})
