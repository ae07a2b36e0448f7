import type { Game } from '../../engine/game.ts'
import { sessionView } from '../../engine/play/session-view.ts'
import { listedThemes } from '../../page-kit/look/look.ts'
import { stakesFrom } from '../../engine/rounds/stakes.ts'
import { checkScript, fairnessPage } from './page/check-page.ts'
import { playScript, tidePage } from './page/game-page.ts'
import { canonicalMaths, leastReturn, maths } from './play/maths.ts'
import { mathsHash } from './play/maths-hash.ts'
import { playTideNumbers, readMarks } from './play/play-tide-numbers.ts'
import { tideNumbersThemes } from './themes/index.ts'

const choices = [20n, 50n, 100n, 200n, 500n, 1000n]
const stakeUnit = BigInt(maths.stakeUnit)

/** Tide Numbers: ten numbers of forty, of which the player marks up to six. */
export const tideNumbers: Game = {
  id: maths.gameId,
  path: 'tide-numbers',
  themes: listedThemes(tideNumbersThemes),
  listing: {
    name: 'Tide Numbers',
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
    choosing: { read: readMarks },
    decide: playTideNumbers,
  },
  view: sessionView,
  drawPage: tidePage,
  drawCheckPage: fairnessPage,
  scripts: [playScript, checkScript],
}
