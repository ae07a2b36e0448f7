import { join } from 'node:path'
import type { RoomLook } from '../../../page-kit/bingo/bingo-page.ts'
import { exactReturn, maths } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { pace } from '../play/pace.ts'
import { dovecoteWords } from '../words/index.ts'
import { dovecoteBall, dovecoteScene } from './scene.ts'

/** Dovecote as its page draws it. */
export const dovecoteLook: RoomLook = {
  path: 'dovecote',
  maths,
  mathsHash,
  callMs: pace.callMs,
  returnPercent: exactReturn.percent,
  jackpotChance: exactReturn.jackpotChance,
  words: dovecoteWords,
  scene: dovecoteScene(),
  ball: dovecoteBall,
  letters: '',
  styles: [join(import.meta.dirname, 'dovecote.css')],
  voice: { root: 262, scale: [0, 2, 4, 7, 9], wave: 'sine' },
}
