import type { Game } from '../../engine/game.ts'
import { sessionView } from '../../engine/play/session-view.ts'
import { stakesFrom } from '../../engine/rounds/stakes.ts'
import { checkScript, fairnessPage } from './page/check-page.ts'
import { jacksPage, playScript } from './page/jacks-page.ts'
import { canonicalMaths, maths, returnPercent } from './play/maths.ts'
import { mathsHash } from './play/maths-hash.ts'
import { jacksSteps } from './play/play-jacks.ts'

const choices = [20n, 50n, 100n, 200n, 500n, 1000n]

/** Jacks: video poker with one hand, five cards and one draw. */
export const jacks: Game = {
  id: maths.gameId,
  path: 'jacks',
  listing: {
    name: 'Jacks',
    group: 'table',
    returnPercent,
    maths: canonicalMaths(),
    mathsHash,
    minStake: choices[0] ?? 0n,
    maxStake: choices.at(-1) ?? 0n,
  },
  solo: {
    stakesOf: (currency, maxStake) => stakesFrom(choices, 1n, currency, maxStake),
    stakeUnit: 1n,
    steps: jacksSteps,
  },
  view: sessionView,
  drawPage: jacksPage,
  drawCheckPage: fairnessPage,
  scripts: [playScript, checkScript],
}
