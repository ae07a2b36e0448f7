import { z } from 'zod'
import { Moment, Nothing } from '../../base/call.ts'
import type { OfficeCall } from '../base/office-call.ts'
import { Standing } from './game-returns.ts'
import { deciding, escalateOf, holdOf, Item, keepOf, leaveOf, listOf, nextOf, QueueItem } from './queue.ts'
import { returnPeriods } from './return-parts.ts'

const queue = { reads: 'games.read', decides: 'games.edit', subject: 'returnAlarm' } as const
const it = { kind: 'returnAlarm', field: 'item' } as const

/** A game whose return lies outside of its band. */
const ReturnAlarmRow = QueueItem.extend({
  game: z.string(),
  name: z.string(),
  studio: z.string(),
  provider: z.string().nullable(),
  grade: z.enum(['alarm', 'proposal']).describe('proposal: outside of 99.99 %, so that the game is proposed to be switched off'),
  side: z.enum(['above', 'below']).describe('Whether it pays too much or too little'),
  period: z.enum(returnPeriods).describe('The stretch of days in which it lies furthest outside'),
  errors: z.string().describe('How many standard errors it lies away from what is stated'),
})
export type ReturnAlarmRow = z.infer<typeof ReturnAlarmRow>

const readReturnAlarm = {
  at: 'GET /office/return-alarms/one',
  about: 'A game whose return lies outside of its band, in each stretch of days',
  takes: Item,
  answers: z.object({
    alarm: ReturnAlarmRow,
    facts: z.object({
      version: z.string().describe('For the precondition `returnAlarm:<item>`'),
      gameVersion: z.string().describe('For the precondition `game:<item>`'),
      note: z.string().nullable(),
      judgedAt: Moment,
      stated: z.object({ from: z.string(), to: z.string() }).nullable(),
      periods: z.array(Standing.extend({ period: z.enum(returnPeriods) })),
    }),
  }),
  refuses: [],
  permission: 'games.read',
  effect: 'reads',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const switchReturnOff = {
  at: 'POST /office/return-alarms/switch-off',
  about: 'Accepts the proposal: switches the game off everywhere. No round begins; what is in play is finished',
  takes: Item,
  answers: Nothing,
  refuses: deciding,
  permission: 'games.edit',
  effect: 'changes',
  gate: 'reason',
  subject: it,
} as const satisfies OfficeCall

const dismissReturnAlarm = {
  at: 'POST /office/return-alarms/dismiss',
  about: 'Dismisses an alarm: it comes back if the return moves a standard error further out, out of 99.99 %, or to the other side',
  takes: Item,
  answers: Nothing,
  refuses: deciding,
  permission: 'games.edit',
  effect: 'changes',
  gate: 'reason',
  subject: it,
} as const satisfies OfficeCall

/** The calls about games whose return lies outside of its band. */
export const returnAlarmCalls = {
  listReturnAlarms: listOf('GET /office/return-alarms', queue, ReturnAlarmRow),
  readReturnAlarm,
  nextReturnAlarm: nextOf('POST /office/return-alarms/next', queue),
  keepReturnAlarm: keepOf('POST /office/return-alarms/keep', queue),
  leaveReturnAlarm: leaveOf('POST /office/return-alarms/leave', queue),
  holdReturnAlarm: holdOf('POST /office/return-alarms/hold', queue),
  escalateReturnAlarm: escalateOf('POST /office/return-alarms/escalate', queue),
  switchReturnOff,
  dismissReturnAlarm,
}
