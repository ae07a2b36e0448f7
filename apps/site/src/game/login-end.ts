import type { PushEvent } from '@fairhouse/contract'

/** How a login ends that its player did not end, and until when there is no other where that is known. */
export type LoginEnd = { ended: 'elsewhere' | 'excluded' | 'expired' | 'sessionTime'; until?: string | undefined }

/** What news of a session say about the login of a game that is open. */
export const loginEndIn = ({ data: { ended, until } }: Extract<PushEvent, { event: 'session' }>): LoginEnd | undefined =>
  ended === 'logout' ? undefined : { ended, until }
