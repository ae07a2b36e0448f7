import { join } from 'node:path'
import { onField } from '../../words/field-words.ts'
import type { HedgehogTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Under the Cloche: a long dinner under silver covers, and a chilli under some of them. */
export const underTheCloche: HedgehogTheme = {
  words: onField(words),
  fills,
  symbols,
  scene,
  style: join(import.meta.dirname, 'under-the-cloche.css'),
  voice: { root: 220, scale: [0, 4, 5, 9, 11], wave: 'sine' },
}
