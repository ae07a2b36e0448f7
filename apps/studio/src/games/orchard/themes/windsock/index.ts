import { join } from 'node:path'
import type { OrchardTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Windsock: a grass airfield on a fine morning, with its hangar and an aeroplane that loops. */
export const windsock: OrchardTheme = {
  words,
  fills,
  symbols,
  scene,
  style: join(import.meta.dirname, 'windsock.css'),
  voice: { root: 294, scale: [0, 5, 9, 12, 17], wave: 'triangle' },
}
