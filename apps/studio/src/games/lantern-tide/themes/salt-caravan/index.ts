import { join } from 'node:path'
import type { TideTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Salt Caravan: dunes at dusk, with what is carried over them and what waits at the camp. */
export const saltCaravan: TideTheme = {
  words,
  fills,
  symbols,
  scene,
  style: join(import.meta.dirname, 'salt-caravan.css'),
  voice: { root: 220, scale: [0, 1, 5, 7, 8, 12], wave: 'triangle' },
}
