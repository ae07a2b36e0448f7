import type { JackpotOutcome } from '../../../engine/game.ts'
import type { WordsByLanguage } from '../../../page-kit/words/index.ts'
import { fullCombNames } from '../words/index.ts'
import { fullComb, fullCombChance } from './maths.ts'

/** Returns the outcomes that can win a jackpot of the platform, as Amber Hive or one of its themes calls them. */
export const jackpotOutcomes = (names: WordsByLanguage<string> = fullCombNames): readonly JackpotOutcome[] => [
  { outcome: fullComb, names, chance: fullCombChance },
]
