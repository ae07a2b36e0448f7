import { z } from 'zod'
import { Moment, Nothing, type Call } from '../base/call.ts'

/** A time-out or exclusion that keeps a player from playing and depositing; `until` is null if it has no end. */
export const Exclusion = z.object({
  kind: z.enum(['timeOut', 'excluded']),
  since: Moment,
  until: Moment.nullable(),
  ending: z
    .enum(['byItself', 'whenAsked', 'toBeAsked', 'asked'])
    .describe(
      'whenAsked: after `until` it holds on until the player asks to play again; toBeAsked: `until` is over and the player may ask; asked: they have, and it ends then',
    ),
})
export type Exclusion = z.infer<typeof Exclusion>

const begun = z.object({ exclusion: Exclusion })

const readExclusion = {
  at: 'GET /api/exclusion',
  about: 'Whether the player is taking a time-out or is excluded, and which lengths can be chosen: those alone that end later',
  takes: Nothing,
  answers: z.object({
    exclusion: Exclusion.nullable(),
    timeOutHours: z.array(z.int()),
    exclusionMonths: z.array(z.int().nullable()).describe('null: for good'),
    leastDays: z.int().nullable().describe('The fewest days that an exclusion of months lasts'),
    returnHours: z
      .int()
      .nullable()
      .describe('For how many hours an exclusion of months holds on after it was asked to end; null: it ends by itself'),
  }),
  refuses: [115],
  who: 'player',
} as const satisfies Call

const takeTimeOut = {
  at: 'POST /api/exclusion/time-out',
  about:
    'Begins a time-out: ends every session and game, refuses play, deposits and marketing until it is over. It can only be made longer',
  takes: z.object({ hours: z.int() }),
  answers: begun,
  refuses: [2, 115],
  who: 'player',
} as const satisfies Call

const excludeSelf = {
  at: 'POST /api/exclusion/self-exclusion',
  about: 'Excludes the player for months or, with null, for good; otherwise as a time-out',
  takes: z.object({ months: z.int().nullable() }),
  answers: begun,
  refuses: [2, 115],
  who: 'player',
} as const satisfies Call

const endExclusion = {
  at: 'POST /api/exclusion/return',
  about:
    'Asks to play again once the time of an exclusion is over that ends only by request: it then holds for the hours of the rules, a day in Great Britain',
  takes: z.object({ offers: z.boolean().describe('Whether offers may be sent again; without it none are') }),
  answers: begun,
  refuses: [101, 115, 120],
  who: 'player',
} as const satisfies Call

const stopNow = {
  at: 'POST /api/exclusion/stop',
  about: 'One tap: a time-out of a day. Where something longer holds already, that stays as it is',
  takes: Nothing,
  answers: begun,
  refuses: [115],
  who: 'player',
} as const satisfies Call

export const exclusion = { readExclusion, takeTimeOut, excludeSelf, endExclusion, stopNow }
