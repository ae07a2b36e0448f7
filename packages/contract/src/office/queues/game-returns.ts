import { z } from 'zod'
import { Moment } from '../../base/call.ts'
import { After, type OfficeCall } from '../base/office-call.ts'
import { returnGrades, returnPeriods } from './return-parts.ts'

const ReturnGrade = z
  .enum(returnGrades)
  .describe('proposal: outside of 99.99 %; alarm: outside of 99 %; few: too few rounds; unknown: no return is stated')

const Percent = z.string().describe('Percent of the stake, as a decimal string')
const Span = z.object({ from: Percent, to: Percent })

/** How a return stands against what is stated. */
export const Standing = z.object({
  rounds: z.int(),
  actual: Percent.nullable().describe('Across currencies, each weighed by what its rounds tell'),
  band: Span.nullable().describe('Where 99 of 100 fair games lie'),
  grade: ReturnGrade,
  side: z.enum(['above', 'below']).nullable(),
  errors: z.string().describe('How many standard errors it lies away from what is stated'),
})

const Money = z.object({
  currency: z.string(),
  rounds: z.int(),
  staked: z.string(),
  won: z.string(),
  actual: Percent.nullable(),
})

/** A game with its return in one stretch of days. */
const GameReturn = Standing.extend({
  id: z.string(),
  name: z.string(),
  studio: z.string(),
  provider: z.string().nullable(),
  isOn: z.boolean(),
  printed: z.string().nullable().describe('What players read, from the catalogue'),
  stated: Span.nullable().describe('From the least to the most that the game returns, by its studio or by what is printed'),
  money: z.array(Money).describe('By currency; money of different currencies is never added up'),
})
export type GameReturn = z.infer<typeof GameReturn>

const reading = { refuses: [], permission: 'games.read', effect: 'reads', gate: 'none' } as const
const Period = z.enum(returnPeriods).optional().describe('30 if nothing is said')

const listGameReturns = {
  at: 'GET /office/game-returns',
  about: 'What each game that was played has returned, held against what it is to return: the furthest outside first',
  takes: z.object({
    period: Period,
    words: z.string().max(100).optional().describe('In the name, number, studio or provider'),
    grade: z.enum(returnGrades).optional(),
    after: After,
  }),
  answers: z.object({ games: z.array(GameReturn), next: z.string().nullable() }),
  ...reading,
} as const satisfies OfficeCall

const readGameReturn = {
  at: 'GET /office/game-returns/one',
  about: 'What a game has returned: in each stretch of days, and day by day (UTC)',
  takes: z.object({ id: z.string().regex(/^\d{1,9}$/), period: Period }),
  answers: z.object({
    game: GameReturn,
    periods: z.array(Standing.extend({ period: z.enum(returnPeriods) })),
    days: z.array(Money.extend({ day: z.string() })).describe('The newest first, at most 400'),
    since: z.string().nullable().describe('The first day that counts, where the studio has stated another return since'),
    alarm: z
      .object({
        grade: z.enum(['alarm', 'proposal']),
        since: Moment,
        waits: z.boolean().describe('Whether it waits in the queue'),
        dismissed: z.object({ at: Moment, by: z.string() }).nullable(),
      })
      .nullable(),
  }),
  ...reading,
  subject: { kind: 'game', field: 'id' },
} as const satisfies OfficeCall

/** The calls about what games return. */
export const gameReturnCalls = { listGameReturns, readGameReturn }
