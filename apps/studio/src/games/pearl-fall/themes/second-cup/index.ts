import { join } from 'node:path'
import type { PearlTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Second Cup: a roasted bean falls between lumps of sugar into one of the cups. */
export const secondCup: PearlTheme = {
  words,
  fills,
  symbols,
  scene,
  style: join(import.meta.dirname, 'second-cup.css'),
  voice: { root: 294, scale: [0, 2, 5, 7, 9], wave: 'triangle' },
}
