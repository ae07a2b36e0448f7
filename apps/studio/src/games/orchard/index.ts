import type { Game } from '../../engine/game.ts'
import { sessionView } from '../../engine/play/session-view.ts'
import { listedThemes } from '../../page-kit/look/look.ts'
import { stakesFrom } from '../../engine/rounds/stakes.ts'
import { canonicalMaths, lineCount, maths, orchardReturnPercent } from './play/maths.ts'
import { mathsHash } from './play/maths-hash.ts'
import { checkScript, fairnessPage } from './page/fairness-page.ts'
import { gamePage, playScript } from './page/game-page.ts'
import { orchardThemes } from './themes/index.ts'
import { playOrchard } from './play/play-orchard.ts'

const choices = [10n, 20n, 50n, 100n, 200n, 500n]
const unit = BigInt(lineCount)

/** Orchard: three reels, five lines. */
export const orchard: Game = {
  id: maths.gameId,
  path: 'orchard',
  hasEditions: true,
  themes: listedThemes(orchardThemes),
  listing: {
    name: 'Orchard',
    group: 'slots',
    returnPercent: orchardReturnPercent,
    maths: canonicalMaths(),
    mathsHash,
    minStake: choices[0] ?? 0n,
    maxStake: choices.at(-1) ?? 0n,
  },
  solo: { stakesOf: (currency, maxStake) => stakesFrom(choices, unit, currency, maxStake), stakeUnit: unit, decide: playOrchard },
  view: sessionView,
  drawPage: gamePage,
  drawCheckPage: fairnessPage,
  scripts: [playScript, checkScript],
}
