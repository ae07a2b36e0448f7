import { join } from 'node:path'
import type { TideTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Night Porter: forty keys on the board of a hotel, and ten guests who come home. */
export const nightPorter: TideTheme = {
  words,
  fills,
  symbols,
  scene,
  style: join(import.meta.dirname, 'night-porter.css'),
  voice: { root: 392, scale: [0, 4, 7, 11, 14], wave: 'sine' },
}
