import { z } from 'zod'
import { Nothing, type Call } from '../base/call.ts'

const readPushKey = {
  at: 'GET /api/web-push/key',
  about:
    'The key with which a browser subscribes to notices (VAPID, RFC 8292); null where the installation has none, and so sends no notices',
  takes: Nothing,
  answers: z.object({ key: z.string().nullable() }),
  refuses: [],
  who: 'anyone',
} as const satisfies Call

const subscribeToPush = {
  at: 'POST /api/web-push/subscription',
  about: 'Notices go to this browser until the login ends: where the browser makes them arrive, and the keys that seal them',
  takes: z.object({
    endpoint: z.url().max(1000),
    p256dh: z.string().regex(/^[\w-]{86,88}={0,2}$/),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
  answers: Nothing,
  refuses: [2, 102, 104, 115, 260],
  who: 'player',
} as const satisfies Call

const endPush = {
  at: 'POST /api/web-push/end',
  about: 'No more notices to this browser',
  takes: Nothing,
  answers: Nothing,
  refuses: [115],
  who: 'player',
} as const satisfies Call

export const webPush = { readPushKey, subscribeToPush, endPush }
