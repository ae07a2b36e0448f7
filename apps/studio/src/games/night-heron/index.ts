import type { Game } from '../../engine/game.ts'
import { sessionView } from '../../engine/play/session-view.ts'
import { listedThemes } from '../../page-kit/look/look.ts'
import { stakesFrom } from '../../engine/rounds/stakes.ts'
import { checkScript, fairnessPage } from './page/check-page.ts'
import { heronPage, playScript } from './page/heron-page.ts'
import { heronThemes } from './themes/index.ts'
import { canonicalMaths, maths, returnPercent } from './play/maths.ts'
import { mathsHash } from './play/maths-hash.ts'
import { playNightHeron } from './play/play-night-heron.ts'

const choices = [20n, 40n, 100n, 200n, 400n, 1000n]

/** Night Heron: 243 ways on five reels, herons that fill theirs and stay through free spins. */
export const nightHeron: Game = {
  id: maths.gameId,
  path: 'night-heron',
  themes: listedThemes(heronThemes),
  listing: {
    name: 'Night Heron',
    group: 'slots',
    returnPercent,
    maths: canonicalMaths(),
    mathsHash,
    minStake: choices[0] ?? 0n,
    maxStake: choices.at(-1) ?? 0n,
  },
  solo: {
    stakesOf: (currency, maxStake) => stakesFrom(choices, BigInt(maths.stakeParts), currency, maxStake),
    stakeUnit: BigInt(maths.stakeParts),
    decide: playNightHeron,
  },
  view: sessionView,
  drawPage: heronPage,
  drawCheckPage: fairnessPage,
  scripts: [playScript, checkScript],
}
