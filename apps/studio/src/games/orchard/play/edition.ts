import { maths } from './maths.ts'

/** An edition of the machine: the same reels and mathematics with another picture. */
type Edition = { name: string; picture: string }

/**
 * Returns the edition of a game id; null for the machine itself. The first word is the kind of picture, the rest its
 * name.
 */
export function editionOf(gameId: string): Edition | null {
  const picture = gameId.slice(maths.gameId.length + 1)
  if (picture === '') return null
  const words = picture.split('-').slice(1)
  const name = words.map((word, place) => (place > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))).join(' ')
  return { name, picture }
}

const small = new Set(['of', 'the', 'and'])
