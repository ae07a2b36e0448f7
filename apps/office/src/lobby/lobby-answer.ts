import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { Shelf } from '@fairhouse/contract/office/lobby.ts'

export type LobbyAnswer = OfficeAnswers<'GET /office/lobby'>
export const places = ['home', 'live', 'poker'] as const
export type Place = (typeof places)[number]

/** What is written and not published yet. `dueAt`: from when it is to hold; empty: at once. */
export type Draft = { shelves: readonly Shelf[]; dueAt: string }

/** The tiles of a shelf that nobody has given a size. */
const usualSize = 12

/** Returns a new shelf with an id that no other one has. */
export function newShelf(shelves: readonly Shelf[]): Shelf {
  const taken = new Set(shelves.map(({ id }) => id))
  let number = shelves.length + 1
  while (taken.has(`shelf-${number}`)) number += 1
  return { id: `shelf-${number}`, names: {}, shows: { by: 'popular', size: usualSize }, countries: [], from: null, until: null }
}
