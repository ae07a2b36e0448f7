import { lazy } from 'react'
import { loadChunk } from '../base/load-chunk.ts'

export { bonusWith, missingCode, nothingChosen, type Bonus, type BonusChosen } from './bonus-chosen.ts'

const loadChoice = () => import('./BonusChoice.tsx')
const loadLines = () => import('./BonusLines.tsx')

/** Loads what the form shows of bonuses, so that it is there when the form is. */
export const loadBonus = async (): Promise<void> => void (await Promise.all([loadChoice(), loadLines()]))
export const BonusChoice = lazy(async () => ({ default: (await loadChunk(loadChoice)).BonusChoice }))
export const BonusLines = lazy(async () => ({ default: (await loadChunk(loadLines)).BonusLines }))
