import type { Caller } from '@fairhouse/contract/caller.ts'

/** Tells the server that a page broke; never fails itself. */
export function reportCrash(call: Caller, error: unknown): void {
  if (typeof window === 'undefined') return
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
  void call(
    'POST /api/crash-reports',
    { message: message.slice(0, 500), stack: stack?.slice(0, 4000), path: location.pathname.slice(0, 300) },
    { keepalive: true },
  )
}
