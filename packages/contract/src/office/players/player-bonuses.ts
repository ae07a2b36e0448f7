import { z } from 'zod'
import { Nothing } from '../../base/call.ts'
import type { OfficeCall } from '../base/office-call.ts'

const PlayerId = z.string().regex(/^\d{1,18}$/)
const ofPlayer = { kind: 'player', field: 'player' } as const

/** A campaign that staff may give a player, what it would bring, and why not now. */
const GiveableBonus = z.object({
  campaign: z.string(),
  name: z.string(),
  gives: z.array(z.object({ kind: z.string(), amount: z.string() })),
  why: z.string().nullable().describe('The name of the error, if they may not have it'),
})

const listGiveable = {
  at: 'GET /office/players/bonuses/giveable',
  about: 'The running campaigns that staff may give a player, each with what it would bring, or why not',
  takes: z.object({ player: PlayerId }),
  answers: z.object({ currency: z.string(), campaigns: z.array(GiveableBonus) }),
  refuses: ['outOfReach'],
  permission: 'bonuses.give',
  effect: 'reads',
  gate: 'none',
  subject: ofPlayer,
} as const satisfies OfficeCall

const giveBonus = {
  at: 'POST /office/players/bonuses/give',
  about:
    'Gives a player the bonus of a campaign that is offered by staff, by its conditions and the rules of their country; above `be.bonus.givenAlone` a second person agrees',
  takes: z.object({ player: PlayerId, campaign: z.string().regex(/^[1-9]\d{0,8}$/) }),
  answers: Nothing,
  refuses: ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'moved', 'mayNot', 'outOfReach'],
  permission: 'bonuses.give',
  effect: 'movesMoney',
  gate: 'reason',
  subject: ofPlayer,
} as const satisfies OfficeCall

/** The calls by which staff give bonuses. */
export const playerBonusCalls = { listGiveable, giveBonus }
