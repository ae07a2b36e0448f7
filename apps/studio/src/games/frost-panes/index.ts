import type { Game } from '../../engine/game.ts'
import { sessionView } from '../../engine/play/session-view.ts'
import { listedThemes } from '../../page-kit/look/look.ts'
import { stakesFrom } from '../../engine/rounds/stakes.ts'
import { checkScript, fairnessPage } from './page/check-page.ts'
import { frostPage, playScript } from './page/game-page.ts'
import { canonicalMaths, maths, returnPercent } from './play/maths.ts'
import { mathsHash } from './play/maths-hash.ts'
import { playFrostPanes } from './play/play-frost-panes.ts'
import { frostThemes } from './themes/index.ts'

const choices = [20n, 50n, 100n, 200n, 500n]

/** Frost Panes: a window of nine panes to wipe free, in which three alike win. */
export const frostPanes: Game = {
  id: maths.gameId,
  path: 'frost-panes',
  themes: listedThemes(frostThemes),
  listing: {
    name: 'Frost Panes',
    group: 'scratch',
    returnPercent,
    maths: canonicalMaths(),
    mathsHash,
    minStake: choices[0] ?? 0n,
    maxStake: choices.at(-1) ?? 0n,
  },
  solo: {
    stakesOf: (currency, maxStake) => stakesFrom(choices, 1n, currency, maxStake),
    stakeUnit: 1n,
    decide: playFrostPanes,
  },
  view: sessionView,
  drawPage: frostPage,
  drawCheckPage: fairnessPage,
  scripts: [playScript, checkScript],
}
