import { onePoint } from '@fairhouse/money'

/** What counts in full: a point for each unit of the currency. */
const wholeWeight = 10_000

/** A game as weights look at it. */
type WeighedGame = { game: string; provider: number | null; group: string | null; product: string }

/** Returns how much a stake in a game counts: the most exact entry wins. A round that names no game counts as what is not named. */
export function weightIn(weights: Readonly<Record<string, number>>, of: WeighedGame | undefined): number {
  const names = of ? [`game:${of.game}`, `provider:${of.provider}`, `group:${of.group}`, `product:${of.product}`] : []
  const name = [...names, 'default'].find((one) => Object.hasOwn(weights, one))
  return name === undefined ? wholeWeight : (weights[name] ?? wholeWeight)
}

/** Returns the highest level whose points are reached, from 1; 0 for none. */
export function levelReached(levels: readonly { points: Readonly<Record<string, number>> }[], points: bigint, currency: string): number {
  const asks = (place: number) => levels[place]?.points[currency]
  let reached = 0
  for (let place = 0; place < levels.length; place += 1) {
    const needed = asks(place)
    if (needed !== undefined && points >= BigInt(needed) * onePoint(currency)) reached = place + 1
  }
  return reached
}
