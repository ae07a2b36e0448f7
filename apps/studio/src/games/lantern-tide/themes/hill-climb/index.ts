import { join } from 'node:path'
import type { TideTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Hill Climb: a race of old motor cars up a mountain pass, with what lies about the paddock. */
export const hillClimb: TideTheme = {
  words,
  fills,
  symbols,
  scene,
  style: join(import.meta.dirname, 'hill-climb.css'),
  voice: { root: 233, scale: [0, 4, 5, 7, 11], wave: 'square' },
}
