import { z } from 'zod'
import type { House } from '../../../base/house.ts'
import type { StudioListing } from '../../studio-contract/studio-door.ts'
import type { Studio } from '../../studio-contract/studio.ts'
import { callStudio } from './signature.ts'

/** A fraction of whole numbers, as text. */
const Chance = z
  .object({ of: z.string().regex(/^[1-9]\d{0,399}$/), in: z.string().regex(/^[1-9]\d{0,399}$/) })
  .transform((chance) => ({ of: BigInt(chance.of), in: BigInt(chance.in) }))
  .refine((chance) => chance.of <= chance.in)

/** A part of the stake, which a game may pay back more than once; as text. */
const Part = z
  .object({ of: z.string().regex(/^(0|[1-9]\d{0,399})$/), in: z.string().regex(/^[1-9]\d{0,399}$/) })
  .transform((part) => ({ of: BigInt(part.of), in: BigInt(part.in) }))

const Deviation = z.string().regex(/^(0|[1-9]\d{0,5})(\.\d{1,8})?$/)

const Returns = z
  .object({
    least: Part,
    most: Part,
    deviation: z
      .object({ least: Deviation, most: Deviation })
      .refine(({ least, most }) => Number(least) <= Number(most) && Number(most) > 0)
      .optional(),
  })
  .refine(({ least, most }) => least.of * most.in <= most.of * least.in)

const Names = z.record(z.string().regex(/^[a-z]{2,4}$/), z.string().trim().min(1).max(80)).refine((names) => Object.hasOwn(names, 'en'))

/** What a studio's listing says of jackpots and returns; the rest of it is not read here. */
const Listing = z.object({
  games: z
    .array(
      z.object({
        gameId: z.string().min(1).max(100),
        jackpots: z
          .array(z.object({ outcome: z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/), names: Names, chance: Chance }))
          .max(10)
          .default([]),
        returns: Returns.optional(),
      }),
    )
    .max(2000),
})

/** Reads which outcomes that can win a jackpot a studio's games give, and what they return. */
export async function readListing(house: House, studio: Studio): Promise<StudioListing> {
  const { games } = Listing.parse(await callStudio(house, studio, '/api/games', {}))
  return {
    outcomes: games.flatMap(({ gameId, jackpots }) => jackpots.map((one) => ({ game: gameId, ...one }))),
    returns: games.flatMap(({ gameId, returns }) => (returns ? [{ game: gameId, ...returns }] : [])),
  }
}
