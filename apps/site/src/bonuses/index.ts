import { lazy } from 'react'
import { loadChunk } from '../base/load-chunk.ts'

/** Each is a chunk of its own: beside what every player needs, loaded where there is a bonus to show. */
export const MyBonuses = lazy(async () => ({ default: (await loadChunk(() => import('./MyBonuses.tsx'))).MyBonuses }))
export const MyEndedBonuses = lazy(async () => ({ default: (await loadChunk(() => import('./MyBonuses.tsx'))).MyEndedBonuses }))
export const BonusInGame = lazy(async () => ({ default: (await loadChunk(() => import('./BonusInGame.tsx'))).BonusInGame }))
export const BonusAtWithdrawal = lazy(async () => ({
  default: (await loadChunk(() => import('./BonusAtWithdrawal.tsx'))).BonusAtWithdrawal,
}))
