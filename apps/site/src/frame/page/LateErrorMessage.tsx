import type { ErrorAnswer } from '@fairhouse/contract'
import { lazy, Suspense, useEffect } from 'react'

const load = async () => ({ default: (await import('./ErrorMessage.tsx')).ErrorMessage })
const ErrorMessage = lazy(load)
const settledMs = 1500

/** Brings it before a refusal is shown, so that nothing moves under a finger when it comes. */
export const prepareErrorMessage = async (): Promise<void> => void (await load().catch(() => undefined))

/** `ErrorMessage` in a chunk of its own, for pages that are full: it comes when the page has settled, so that it is there when the connection is not. */
export function LateErrorMessage({ error }: { error: ErrorAnswer | undefined }) {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), settledMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Suspense>
      <>{error && <ErrorMessage error={error} />}</>
    </Suspense>
  )
}
