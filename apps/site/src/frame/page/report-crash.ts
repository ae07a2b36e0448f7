import type { Caller } from '@fairhouse/contract/caller.ts'

/** Reports a crash to the server, with the component if known; never throws. */
export function reportCrash(call: Caller, error: unknown, where = ''): void {
  if (typeof window === 'undefined') return
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
  void call(
    'POST /api/crash-reports',
    { message: message.slice(0, 500), stack: (where + stack).slice(0, 4000), path: location.pathname.slice(0, 300) },
    { keepalive: true },
  )
}
