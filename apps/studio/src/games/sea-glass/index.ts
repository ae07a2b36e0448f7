import type { Game } from '../../engine/game.ts'
import { sessionView } from '../../engine/play/session-view.ts'
import { listedThemes } from '../../page-kit/look/look.ts'
import { stakesFrom } from '../../engine/rounds/stakes.ts'
import { checkScript, fairnessPage } from './page/fairness-page.ts'
import { gamePage, playScript } from './page/game-page.ts'
import { glassThemes } from './themes/index.ts'
import { canonicalMaths, maths, returnPercent } from './play/maths.ts'
import { mathsHash } from './play/maths-hash.ts'
import { playSeaGlass } from './play/play-sea-glass.ts'

const choices = [20n, 40n, 100n, 200n, 400n, 1000n]
const unit = BigInt(maths.stakeParts)

/** Sea Glass: five columns, clusters that the water takes away, and what falls in after them. */
export const seaGlass: Game = {
  id: maths.gameId,
  path: 'sea-glass',
  themes: listedThemes(glassThemes),
  listing: {
    name: 'Sea Glass',
    group: 'slots',
    returnPercent,
    maths: canonicalMaths(),
    mathsHash,
    minStake: choices[0] ?? 0n,
    maxStake: choices.at(-1) ?? 0n,
  },
  solo: { stakesOf: (currency, maxStake) => stakesFrom(choices, unit, currency, maxStake), stakeUnit: unit, decide: playSeaGlass },
  view: sessionView,
  drawPage: gamePage,
  drawCheckPage: fairnessPage,
  scripts: [playScript, checkScript],
}
