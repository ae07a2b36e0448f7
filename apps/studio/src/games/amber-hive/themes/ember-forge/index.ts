import { join } from 'node:path'
import type { HiveTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { fullCombNames, words } from './words.ts'

/** Ember Forge: a smithy at nightfall, whose hearth fills with embers. */
export const emberForge: HiveTheme = {
  words,
  fills,
  symbols,
  fullCombNames,
  scene,
  style: join(import.meta.dirname, 'ember-forge.css'),
  voice: { root: 165, scale: [0, 3, 5, 7, 12], wave: 'square' },
}
