import { z } from 'zod'

const minor = z.string().regex(/^\d{1,18}$/)

/** An award as the platform tells it: how many rounds are left, and what each is played for. Amounts are minor units. */
export const freeRoundsSchema = z.object({
  award: z.string().min(1).max(100),
  left: z.int().min(0).max(100_000),
  value: minor,
  won: minor,
  maxWon: minor.optional(),
  until: z.iso.datetime().optional(),
  winnings: z.enum(['cash', 'bonus']),
})
export type FreeRounds = z.output<typeof freeRoundsSchema>
export const freeRoundsList = z.array(freeRoundsSchema).max(20)

/** Returns the award whose rounds are played next: one whose value a game with this unit of stakes can play. */
export const nextOf = (all: readonly FreeRounds[], unit: bigint): FreeRounds | null =>
  all.find(({ left, value }) => left > 0 && BigInt(value) > 0n && BigInt(value) % unit === 0n) ?? null

/** Returns the award of which no round is left, the last that was told. */
export const doneOf = (all: readonly FreeRounds[]): FreeRounds | null => all.findLast(({ left }) => left === 0) ?? null

/** Returns the awards once one of them has been told anew. */
export const toldAnew = (all: readonly FreeRounds[], one: FreeRounds): FreeRounds[] =>
  all.map((known) => (known.award === one.award ? one : known))

/** Returns the awards without the rounds of one that the platform refuses. */
export const withoutRoundsOf = (all: readonly FreeRounds[], award: string | null): FreeRounds[] =>
  all.map((known) => (known.award === award ? { ...known, left: 0 } : known))

/** Returns whether the platform refused a free round for what it knows of its award. */
export const refusesAward = (code: string): boolean => code.startsWith('FREE_ROUND')
