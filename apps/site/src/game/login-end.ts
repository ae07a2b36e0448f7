import type { PushEvent } from '@fairhouse/contract'

/** How a login ended that its player did not end, and until when no other is possible, if known. */
export type LoginEnd = { ended: 'elsewhere' | 'excluded' | 'expired' | 'sessionTime'; until?: string | undefined }

/** Reads from a session's push event how the login of an open game ended. */
export const loginEndIn = ({ data: { ended, until } }: Extract<PushEvent, { event: 'session' }>): LoginEnd | undefined =>
  ended === 'logout' ? undefined : { ended, until }
