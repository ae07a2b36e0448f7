import { z } from 'zod'

/** A jackpot as the platform tells it at a launch: what wins it, and the stake that takes all of it, in minor units. */
const told = z.object({
  name: z.string().min(1).max(80),
  outcome: z.string().min(1).max(40),
  fullStake: z.string().regex(/^[1-9]\d{0,17}$/),
})
export type ToldJackpot = z.output<typeof told>
export const toldJackpots = z.array(told).max(20)
