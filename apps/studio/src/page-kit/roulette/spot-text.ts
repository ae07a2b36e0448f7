import { fillIn } from '../page.ts'
import type { ChipWords } from '../chips/words.ts'
import type { RouletteWords } from './words/index.ts'

/** Returns a spot in words: its name, what it pays, and the player's chips there, if any. */
export function spotText(words: ChipWords & RouletteWords, id: string, pays: string, amount: string | undefined): string {
  const name = nameOf(words, id)
  return amount ? fillIn(words.spotWith, { name, pays, amount }) : fillIn(words.spot, { name, pays })
}

function nameOf(words: RouletteWords, id: string): string {
  const numbers = id.split('-').map((part) => part.slice(1))
  if (!/^n\d/.test(id)) return words.names[id as keyof RouletteWords['names']] // all others have names
  return numbers.length === 1 ? fillIn(words.straight, { number: id.slice(1) }) : fillIn(words.between, { numbers: numbers.join(', ') })
}
