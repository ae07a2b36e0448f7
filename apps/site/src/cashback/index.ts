import { lazy } from 'react'
import { loadChunk } from '../base/load-chunk.ts'

/** A chunk of its own: most players have no cashback. */
export const MyCashback = lazy(async () => ({ default: (await loadChunk(() => import('./MyCashback.tsx'))).MyCashback }))
