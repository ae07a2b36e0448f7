import { join } from 'node:path'
import type { PearlTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** White Water: a canoe comes down the rapids, left or right of each rock, to one of the landings. */
export const whiteWater: PearlTheme = {
  words,
  fills,
  symbols,
  scene,
  style: join(import.meta.dirname, 'white-water.css'),
  voice: { root: 233, scale: [0, 2, 3, 7, 10], wave: 'sawtooth' },
}
