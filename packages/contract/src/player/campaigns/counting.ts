import { z } from 'zod'

/** How much of a stake counts: percentages, the most specific wins. */
const Share = z.object({ scope: z.enum(['product', 'group', 'provider', 'game']), name: z.string(), percent: z.string() })

/** Where bonus money may be staked and what counts. */
export const Counting = z.object({
  default: z.string().describe('Percent, e.g. "100" or "12.5"'),
  exceptions: z.array(Share),
  excludedGames: z.array(z.string()).describe('Titles of games that are not opened while it is active'),
  wholeStake: z.boolean().describe('The whole stake counts; false: only its bonus part'),
})
export type Counting = z.infer<typeof Counting>
