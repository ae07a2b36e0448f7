import { z } from 'zod'
import type { House } from '../../../base/house.ts'
import type { ListedOutcome } from '../../studio-contract/studio-door.ts'
import type { Studio } from '../../studio-contract/studio.ts'
import { callStudio } from './signature.ts'

/** A fraction of whole numbers, as text. */
const Chance = z
  .object({ of: z.string().regex(/^[1-9]\d{0,399}$/), in: z.string().regex(/^[1-9]\d{0,399}$/) })
  .transform((chance) => ({ of: BigInt(chance.of), in: BigInt(chance.in) }))
  .refine((chance) => chance.of <= chance.in)

const Names = z.record(z.string().regex(/^[a-z]{2,4}$/), z.string().trim().min(1).max(80)).refine((names) => Object.hasOwn(names, 'en'))

/** What a studio's listing says of jackpots; the rest of it is not read here. */
const Listing = z.object({
  games: z
    .array(
      z.object({
        gameId: z.string().min(1).max(100),
        jackpots: z
          .array(z.object({ outcome: z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/), names: Names, chance: Chance }))
          .max(10)
          .default([]),
      }),
    )
    .max(2000),
})

/** Reads which outcomes that can win a jackpot a studio's games give. */
export async function readOutcomes(house: House, studio: Studio): Promise<ListedOutcome[]> {
  const { games } = Listing.parse(await callStudio(house, studio, '/api/games', {}))
  return games.flatMap(({ gameId, jackpots }) => jackpots.map((one) => ({ game: gameId, ...one })))
}
