import { join } from 'node:path'
import { onCard } from '../../words/card-words.ts'
import type { FrostTheme } from '../theme.ts'
import { cover } from './cover.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Old Varnish: small framed pictures in a restorer's workshop, brown with the varnish of centuries. */
export const oldVarnish: FrostTheme = {
  words: onCard(words),
  fills,
  symbols,
  scene,
  cover,
  style: join(import.meta.dirname, 'old-varnish.css'),
  voice: { root: 220, scale: [0, 3, 5, 7, 10], wave: 'triangle' },
}
