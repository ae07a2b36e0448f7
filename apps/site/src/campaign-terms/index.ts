import { lazy } from 'react'
import { loadChunk } from '../base/load-chunk.ts'

export { Counting } from './Counting.tsx'

/** The same in a chunk of its own, for pages that show it beneath more important things. */
export const LaterCounting = lazy(async () => ({ default: (await loadChunk(() => import('./Counting.tsx'))).Counting }))
