import type { Caller } from '@fairhouse/contract/caller.ts'

/** Tells the server that a page broke, and in which component where that is known; never fails itself. */
export function reportCrash(call: Caller, error: unknown, where = ''): void {
  if (typeof window === 'undefined') return
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
  void call(
    'POST /api/crash-reports',
    { message: message.slice(0, 500), stack: (where + stack).slice(0, 4000), path: location.pathname.slice(0, 300) },
    { keepalive: true },
  )
}
