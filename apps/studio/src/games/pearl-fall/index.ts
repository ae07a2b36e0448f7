import type { Game } from '../../engine/game.ts'
import { sessionView } from '../../engine/play/session-view.ts'
import { listedThemes } from '../../page-kit/look/look.ts'
import { stakesFrom } from '../../engine/rounds/stakes.ts'
import { checkScript, fairnessPage } from './page/check-page.ts'
import { pearlPage, playScript } from './page/game-page.ts'
import { canonicalMaths, leastReturn, maths } from './play/maths.ts'
import { mathsHash } from './play/maths-hash.ts'
import { playPearlFall, readBoard } from './play/play-pearl-fall.ts'
import { pearlThemes } from './themes/index.ts'

const choices = [20n, 50n, 100n, 200n, 500n, 1000n]
const stakeUnit = BigInt(maths.stakeUnit)

/** Pearl Fall: a pearl that falls left or right at each pin, on one of nine boards. */
export const pearlFall: Game = {
  id: maths.gameId,
  path: 'pearl-fall',
  themes: listedThemes(pearlThemes),
  listing: {
    name: 'Pearl Fall',
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
    choosing: { read: readBoard },
    decide: playPearlFall,
  },
  view: sessionView,
  drawPage: pearlPage,
  drawCheckPage: fairnessPage,
  scripts: [playScript, checkScript],
}
