import { join } from 'node:path'
import type { HiveTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { fullCombNames, words } from './words.ts'

/** Poste Restante: the sorting room of an old post office, whose rack fills with letters. */
export const posteRestante: HiveTheme = {
  words,
  fills,
  symbols,
  fullCombNames,
  scene,
  style: join(import.meta.dirname, 'poste-restante.css'),
  voice: { root: 262, scale: [0, 4, 7, 12, 16], wave: 'square' },
}
