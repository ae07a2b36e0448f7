import { join } from 'node:path'
import type { TideTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Dress Circle: an opera house on the night, with what is brought there and worn. */
export const dressCircle: TideTheme = {
  words,
  fills,
  symbols,
  scene,
  style: join(import.meta.dirname, 'dress-circle.css'),
  voice: { root: 349, scale: [0, 4, 7, 9, 12], wave: 'triangle' },
}
