import type { Game } from '../../engine/game.ts'
import { sessionView } from '../../engine/play/session-view.ts'
import { stakesFrom } from '../../engine/rounds/stakes.ts'
import { checkScript, fairnessPage } from './page/check-page.ts'
import { hivePage, playScript } from './page/hive-page.ts'
import { jackpotOutcomes } from './play/jackpot-outcomes.ts'
import { hiveThemes } from './themes/index.ts'
import { canonicalMaths, lineCount, maths, returnPercent } from './play/maths.ts'
import { mathsHash } from './play/maths-hash.ts'
import { playAmberHive } from './play/play-amber-hive.ts'

const choices = [20n, 40n, 100n, 200n, 400n, 1000n]

/** Amber Hive: ten lines, and honey that gathers in the comb by respins. */
export const amberHive: Game = {
  id: maths.gameId,
  path: 'amber-hive',
  themes: Object.fromEntries(
    Object.entries(hiveThemes).map(([theme, { words, fullCombNames }]) => [
      theme,
      { name: words.en.game, jackpots: jackpotOutcomes(fullCombNames) },
    ]),
  ),
  listing: {
    name: 'Amber Hive',
    group: 'slots',
    returnPercent,
    maths: canonicalMaths(),
    mathsHash,
    minStake: choices[0] ?? 0n,
    maxStake: choices.at(-1) ?? 0n,
    jackpots: jackpotOutcomes(),
  },
  solo: {
    stakesOf: (currency, maxStake) => stakesFrom(choices, BigInt(lineCount), currency, maxStake),
    stakeUnit: BigInt(lineCount),
    decide: playAmberHive,
  },
  view: sessionView,
  drawPage: hivePage,
  drawCheckPage: fairnessPage,
  scripts: [playScript, checkScript],
}
