import { join } from 'node:path'
import type { GlassTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Mackerel Sky: a weather station on a hill by the sea, with every weather that it has seen. */
export const mackerelSky: GlassTheme = {
  words,
  fills,
  symbols,
  scene,
  style: join(import.meta.dirname, 'mackerel-sky.css'),
  voice: { root: 330, scale: [0, 2, 5, 7, 9], wave: 'triangle' },
}
