import { fillIn } from '../page-kit/page.ts'
import type { RouletteWords } from './words/index.ts'

/** Returns a spot in words: its name, what it pays, and the player's chips there, if any. */
export function spotText(words: RouletteWords, id: string, pays: string, amount: string | undefined): string {
  const number = /^n(\d+)$/.exec(id)?.[1]
  const name = number === undefined ? words.names[id as keyof RouletteWords['names']] : fillIn(words.straight, { number }) // other ids have names
  return amount ? fillIn(words.spotWith, { name, pays, amount }) : fillIn(words.spot, { name, pays })
}
