import { join } from 'node:path'
import { onCard } from '../../words/card-words.ts'
import type { FrostTheme } from '../theme.ts'
import { cover } from './cover.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Windsock Field: the round dials of an old aeroplane, behind clouds. */
export const windsockField: FrostTheme = {
  words: onCard(words),
  fills,
  symbols,
  scene,
  cover,
  style: join(import.meta.dirname, 'windsock-field.css'),
  voice: { root: 208, scale: [0, 5, 7, 12, 17], wave: 'sawtooth' },
}
