import { memo, Suspense } from 'react'
import type { Lazily } from '../base/lazily.ts'

/** A part that the server drew and the browser takes over later. Until then nothing that happens around it may reach it: React would throw away what is drawn. */
export const Late = memo(function Late({ part }: { part: Lazily }) {
  return (
    <Suspense>
      <part.view />
    </Suspense>
  )
})
