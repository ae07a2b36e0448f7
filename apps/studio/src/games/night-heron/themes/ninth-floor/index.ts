import { join } from 'node:path'
import type { HeronTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, standing, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Ninth Floor: a grand hotel of the thirties by night, with its lift, and what guests ask for. */
export const ninthFloor: HeronTheme = {
  words,
  fills,
  symbols,
  standing,
  scene,
  style: join(import.meta.dirname, 'ninth-floor.css'),
  voice: { root: 165, scale: [0, 4, 7, 9, 14], wave: 'triangle' },
}
