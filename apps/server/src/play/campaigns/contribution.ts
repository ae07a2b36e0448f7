import { wageringOf, type Wagering } from './wagering.ts'

/** A game as contributions look at it: the name of its address, its provider's number, its group, its product in the books. */
export type WageredGame = { game: string; provider: number | null; group: string | null; product: string }

/** Returns how much of a stake in a game counts towards wagering, in basis points from 0 to 10,000. */
export const contributionOf = (data: { wagering?: Wagering | undefined }, game: WageredGame): number =>
  contributionIn(wageringOf(data).contributions, game)

/** Returns what the most specific entry of a table says of a game. */
export function contributionIn(contributions: Wagering['contributions'], { game, provider, group, product }: WageredGame): number {
  const { games, providers, groups, products, default: otherwise } = contributions
  return (
    entryOf(games, game) ?? entryOf(providers, provider?.toString()) ?? entryOf(groups, group) ?? entryOf(products, product) ?? otherwise
  )
}

const entryOf = (of: Readonly<Record<string, number>>, key: string | null | undefined): number | undefined =>
  key !== null && key !== undefined && Object.hasOwn(of, key) ? of[key] : undefined
