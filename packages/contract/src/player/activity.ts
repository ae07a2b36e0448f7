import { z } from 'zod'
import { Amount, Currency, Moment, Nothing, type Call } from '../base/call.ts'

const Ended = z.enum(['logout', 'password', 'elsewhere', 'excluded', 'expired'])

const readActivity = {
  at: 'GET /api/activity',
  about: 'Where the player is signed in and was: the open sign-ins first, each from the newest on',
  takes: Nothing,
  answers: z.object({
    visits: z.array(
      z.object({
        visit: z.string().describe('Names this sign-in, to end it'),
        beganAt: Moment,
        endsAt: Moment.describe('When it ends in any case'),
        endedAt: Moment.nullable(),
        endedBecause: Ended.nullable(),
        browser: z.string().nullable().describe('Browser and system by name'),
        address: z.string(),
        isThis: z.boolean(),
      }),
    ),
  }),
  refuses: [115],
  who: 'player',
} as const satisfies Call

const LogEntry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('login'),
    at: Moment,
    browser: z.string().nullable().describe('Browser and system by name'),
    address: z.string(),
    endedAt: Moment.nullable(),
    endedBecause: Ended.nullable(),
  }),
  z.object({
    kind: z.literal('limit'),
    at: Moment.describe('When it was asked for or decided'),
    by: z.enum(['player', 'operator', 'register', 'rule']),
    act: z.enum([
      'set',
      'raise',
      'remove',
      'undo',
      'confirm',
      'approve',
      'reject',
      'renewOff',
      'renewOn',
      'declined',
      'reviewed',
      'contacted',
      'blockRaises',
      'allowRaises',
    ]),
    type: z.enum(['deposit', 'session', 'loss', 'wager', 'maxBalance', 'netDeposit', 'all']),
    period: z.enum(['daily', 'weekly', 'monthly', 'permanent', 'all']),
    from: Amount.nullable().describe('What held of this source; null: no limit. Money, or hours (daily) or days of a session limit'),
    to: Amount.nullable().describe('What was asked for or set; null: no limit'),
    currency: Currency,
    inForceAt: Moment.nullable().describe('From when on it holds, at the earliest where somebody is waited for; null: nothing changes'),
    waitsFor: z.enum(['player', 'operator']).nullable().describe('Who must confirm or approve before it holds'),
  }),
])

const readActivityLog = {
  at: 'GET /api/activity/log',
  about: 'The log of the player’s logins and changes of limits, the newest first',
  takes: z.object({
    before: z
      .string()
      .regex(/^\d{1,15}-\d{1,6}$/)
      .optional()
      .describe('Cursor from the answer before'),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answers: z.object({ entries: z.array(LogEntry), next: z.string().nullable() }),
  refuses: [2, 115],
  who: 'player',
} as const satisfies Call

const endVisit = {
  at: 'POST /api/activity/end',
  about: 'Ends one of the other sign-ins of the player, or all others where none is named',
  takes: z.object({ visit: z.string().max(60).optional() }),
  answers: Nothing,
  refuses: [115],
  who: 'player',
} as const satisfies Call

/** The calls about a player's visits: open sessions, past logins, and ending one. */
export const activity = { readActivity, readActivityLog, endVisit }
