import type { JackpotOutcome } from '../../../engine/game.ts'
import { fullCombNames } from '../words/index.ts'
import { fullComb, fullCombChance } from './maths.ts'

/** The outcomes of Amber Hive that can win a jackpot of the platform. */
export const jackpotOutcomes: readonly JackpotOutcome[] = [{ outcome: fullComb, names: fullCombNames, chance: fullCombChance }]
