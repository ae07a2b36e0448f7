import type { Game } from '../../engine/game.ts'
import { sessionView } from '../../engine/play/session-view.ts'
import { blackthornPage, playScript } from './page/blackthorn-page.ts'
import { checkScript, fairnessPage } from './page/check-page.ts'
import { canonicalMaths, maths, returnPercent } from './play/maths.ts'
import { mathsHash } from './play/maths-hash.ts'
import { choices, faultOfBoxes, readBoxes, stakesOf, stakeUnit } from './play/open-boxes.ts'
import { blackthornSteps } from './play/play-blackthorn.ts'

/** Blackthorn: blackjack with one to six boxes, cards drawn from all 52, and no splits. */
export const blackthorn: Game = {
  id: maths.gameId,
  path: 'blackthorn',
  listing: {
    name: 'Blackthorn',
    group: 'table',
    returnPercent,
    maths: canonicalMaths(),
    mathsHash,
    minStake: choices[0] ?? 0n,
    maxStake: (choices.at(-1) ?? 0n) * BigInt(maths.boxes),
  },
  solo: {
    stakesOf,
    stakeUnit,
    choosing: { read: readBoxes, faultOf: faultOfBoxes },
    steps: blackthornSteps,
  },
  view: sessionView,
  drawPage: blackthornPage,
  drawCheckPage: fairnessPage,
  scripts: [playScript, checkScript],
}
