import type { Game } from '../../engine/game.ts'
import { sessionView } from '../../engine/play/session-view.ts'
import { listedThemes } from '../../page-kit/look/look.ts'
import { stakesFrom } from '../../engine/rounds/stakes.ts'
import { checkScript, fairnessPage } from './page/check-page.ts'
import { hedgehogPage, playScript } from './page/game-page.ts'
import { canonicalMaths, leastReturn, maths } from './play/maths.ts'
import { mathsHash } from './play/maths-hash.ts'
import { actForAbsent, actOf, playHushHedgehog, readHedgehogs } from './play/play-hush-hedgehog.ts'
import { hedgehogThemes } from './themes/index.ts'

const choices = [100n, 200n, 500n, 1000n]
const stakeUnit = BigInt(maths.stakeUnit)

/** Hush, Hedgehog: heaps of leaves to open one by one, or to take what is won before a hedgehog wakes. */
export const hushHedgehog: Game = {
  id: maths.gameId,
  path: 'hush-hedgehog',
  themes: listedThemes(hedgehogThemes),
  listing: {
    name: 'Hush, Hedgehog',
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
    choosing: { read: readHedgehogs },
    steps: { play: playHushHedgehog, actOf, actForAbsent },
  },
  view: sessionView,
  drawPage: hedgehogPage,
  drawCheckPage: fairnessPage,
  scripts: [playScript, checkScript],
}
