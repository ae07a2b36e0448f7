import type { Game } from '../../engine/game.ts'
import { sessionView } from '../../engine/play/session-view.ts'
import { listedThemes } from '../../page-kit/look/look.ts'
import { stakesFrom } from '../../engine/rounds/stakes.ts'
import { checkScript, fairnessPage } from './page/check-page.ts'
import { levelPage, playScript } from './page/game-page.ts'
import { canonicalMaths, leastReturn, maths } from './play/maths.ts'
import { mathsHash } from './play/maths-hash.ts'
import { playSpiritLevel, readAim } from './play/play-spirit-level.ts'
import { levelThemes } from './themes/index.ts'

const choices = [100n, 200n, 500n, 1000n]
const stakeUnit = BigInt(maths.stakeUnit)

/** Spirit Level: a bubble that rests below or above a mark that the player sets. */
export const spiritLevel: Game = {
  id: maths.gameId,
  path: 'spirit-level',
  themes: listedThemes(levelThemes),
  listing: {
    name: 'Spirit Level',
    group: 'instant',
    returnPercent: leastReturn,
    maths: canonicalMaths(),
    mathsHash,
    minStake: choices[0] ?? 0n,
    maxStake: choices.at(-1) ?? 0n,
  },
  solo: {
    stakesOf: (currency, maxStake) => stakesFrom(choices, stakeUnit, currency, maxStake),
    stakeUnit,
    choosing: { read: readAim },
    decide: playSpiritLevel,
  },
  view: sessionView,
  drawPage: levelPage,
  drawCheckPage: fairnessPage,
  scripts: [playScript, checkScript],
}
