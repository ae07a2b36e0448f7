import type { Caller } from '@fairhouse/contract/caller.ts'

/** Reports a crash to the server, with its cause and the component if known; never throws. */
export function reportCrash(call: Caller, error: unknown, where = ''): void {
  if (typeof window === 'undefined') return
  const { message, stack = '', cause = '' } = error instanceof Error ? error : { message: String(error) }
  void call(
    'POST /api/crash-reports',
    { message: message.slice(0, 500), stack: (String(cause) + where + stack).slice(0, 4000), path: location.pathname.slice(0, 300) },
    { keepalive: true },
  )
}
