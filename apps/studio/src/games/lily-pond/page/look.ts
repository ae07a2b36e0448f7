import { join } from 'node:path'
import type { RoomLook } from '../../../page-kit/bingo/bingo-page.ts'
import { exactReturn, maths } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { pace } from '../play/pace.ts'
import { lilyPondWords } from '../words/index.ts'
import { lilyPondBall, lilyPondScene } from './scene.ts'

/** Lily Pond as its page draws it. */
export const lilyPondLook: RoomLook = {
  path: 'lily-pond',
  maths,
  mathsHash,
  callMs: pace.callMs,
  returnPercent: exactReturn.percent,
  jackpotChance: exactReturn.jackpotChance,
  words: lilyPondWords,
  scene: lilyPondScene(),
  ball: lilyPondBall,
  letters: 'BINGO',
  styles: [join(import.meta.dirname, 'lily-pond.css')],
  voice: { root: 196, scale: [0, 3, 5, 7, 10], wave: 'triangle' },
}
