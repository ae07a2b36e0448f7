import { Suspense, type ReactNode } from 'react'
import type { Lazily } from '../base/lazily.ts'
import { useSite } from '../base/site.ts'

/**
 * A part of a page in a chunk of its own. What the server drew is taken over together with the page around it: behind a
 * boundary it would be taken over later, when the address may already say something else than what was drawn.
 */
export function Part({ part, fallback }: { part: Lazily; fallback?: ReactNode }) {
  const { assets } = useSite()
  if (assets.drawn.includes(part.source)) return <part.view />
  return (
    <Suspense fallback={fallback}>
      <part.view />
    </Suspense>
  )
}
