import { lazy } from 'react'
import { loadChunk } from '../base/load-chunk.ts'

export { MyBonuses, MyEndedBonuses } from './MyBonuses.tsx'

/** Beside what every page has: loaded once there is a bonus to show. */
export const BonusInBalance = lazy(async () => ({ default: (await loadChunk(() => import('./BonusInBalance.tsx'))).BonusInBalance }))
export const BonusInGame = lazy(async () => ({ default: (await loadChunk(() => import('./BonusInGame.tsx'))).BonusInGame }))
export const BonusAtWithdrawal = lazy(async () => ({
  default: (await loadChunk(() => import('./BonusAtWithdrawal.tsx'))).BonusAtWithdrawal,
}))
