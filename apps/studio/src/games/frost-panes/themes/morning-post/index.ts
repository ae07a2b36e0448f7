import { join } from 'node:path'
import { onCard } from '../../words/card-words.ts'
import type { FrostTheme } from '../theme.ts'
import { cover } from './cover.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Morning Post: letters in brown wrapping, on the counter of a post office. */
export const morningPost: FrostTheme = {
  words: onCard(words),
  fills,
  symbols,
  scene,
  cover,
  style: join(import.meta.dirname, 'morning-post.css'),
  voice: { root: 349, scale: [0, 4, 7, 9, 12], wave: 'square' },
}
