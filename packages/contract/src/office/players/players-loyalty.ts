import { z } from 'zod'
import { Moment } from '../../base/call.ts'

/** A player's points as staff see them. */
export const PlayersLoyalty = z.object({
  points: z.string().describe('What can be exchanged, with three decimals'),
  recent: z.string().describe('Earned in the last 90 days'),
  level: z.string().nullable(),
  since: Moment,
})
