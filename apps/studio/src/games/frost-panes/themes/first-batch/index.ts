import { join } from 'node:path'
import { onCard } from '../../words/card-words.ts'
import type { FrostTheme } from '../theme.ts'
import { cover } from './cover.ts'
import { scene } from './scene.ts'
import { fills, symbols } from './symbols.ts'
import { words } from './words.ts'

/** First Batch: the doors of a baker's oven, white with flour. */
export const firstBatch: FrostTheme = {
  words: onCard(words),
  fills,
  symbols,
  scene,
  cover,
  style: join(import.meta.dirname, 'first-batch.css'),
  voice: { root: 277, scale: [0, 2, 4, 7, 9], wave: 'triangle' },
}
