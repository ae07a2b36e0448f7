import type { Game } from '../../engine/game.ts'
import { sessionView } from '../../engine/play/session-view.ts'
import { listedThemes } from '../../page-kit/look/look.ts'
import { stakesFrom } from '../../engine/rounds/stakes.ts'
import { checkPage, checkScript } from './page/check-page.ts'
import { playScript, tidePage } from './page/tide-page.ts'
import { tideThemes } from './themes/index.ts'
import { canonicalMaths, lineCount, maths, returnPercent } from './play/maths.ts'
import { mathsHash } from './play/maths-hash.ts'
import { playTide } from './play/play-tide.ts'

const choices = [20n, 40n, 100n, 200n, 400n, 1000n]
const unit = BigInt(lineCount)

/** Lantern Tide: five reels, twenty lines, boats that bring free spins. */
export const lanternTide: Game = {
  id: maths.gameId,
  path: 'lantern-tide',
  themes: listedThemes(tideThemes),
  listing: {
    name: 'Lantern Tide',
    group: 'slots',
    returnPercent,
    maths: canonicalMaths(),
    mathsHash,
    minStake: choices[0] ?? 0n,
    maxStake: choices.at(-1) ?? 0n,
  },
  solo: { stakesOf: (currency, maxStake) => stakesFrom(choices, unit, currency, maxStake), stakeUnit: unit, decide: playTide },
  view: sessionView,
  drawPage: tidePage,
  drawCheckPage: checkPage,
  scripts: [playScript, checkScript],
}
