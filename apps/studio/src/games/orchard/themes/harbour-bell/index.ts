import { join } from 'node:path'
import type { OrchardTheme } from '../theme.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** Harbour Bell: a quay on a clear morning, with what comes in by boat. */
export const harbourBell: OrchardTheme = {
  words,
  fills,
  symbols,
  scene,
  style: join(import.meta.dirname, 'harbour-bell.css'),
  voice: { root: 233, scale: [0, 4, 7, 11, 12], wave: 'sine' },
}
