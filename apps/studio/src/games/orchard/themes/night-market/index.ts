import { join } from 'node:path'
import type { OrchardTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Night Market: a lane of stalls under paper lanterns, with what is sold there. */
export const nightMarket: OrchardTheme = {
  words,
  fills,
  symbols,
  scene,
  style: join(import.meta.dirname, 'night-market.css'),
  voice: { root: 294, scale: [0, 2, 5, 7, 9], wave: 'triangle' },
}
