import { join } from 'node:path'
import type { TideTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Kitchen Garden: forty heads of lettuce in their beds, and ten that are cut in the morning. */
export const kitchenGarden: TideTheme = {
  words,
  fills,
  symbols,
  scene,
  style: join(import.meta.dirname, 'kitchen-garden.css'),
  voice: { root: 262, scale: [0, 2, 4, 7, 9], wave: 'square' },
}
