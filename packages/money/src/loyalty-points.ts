import { currencies } from './currencies.ts'

/** A weight of 10,000 earns a point for each unit of the currency that is staked. */
const wholeWeight = 10_000n
/** How many points one unit of the currency costs. */
const pointsPerUnit = 1000n

const unitOf = (currency: string): bigint => 10n ** BigInt(currencies[currency]?.digits ?? 2)

/** Returns how much of minor units staked times their weight makes one point. */
export const onePoint = (currency: string): bigint => unitOf(currency) * wholeWeight

/** Writes points with three decimals; what is less than a thousandth is left out: "12.345". */
export function pointsText(points: bigint, currency: string): string {
  const thousandths = ((points < 0n ? -points : points) * 1000n) / onePoint(currency)
  return `${points < 0n ? '-' : ''}${thousandths / 1000n}.${String(thousandths % 1000n).padStart(3, '0')}`
}

/** Returns what so many thousands of points cost, as stakes times weights, and bring in minor units. */
export const exchangeOf = (thousands: bigint, currency: string): { points: bigint; amount: bigint } => ({
  points: thousands * pointsPerUnit * onePoint(currency),
  amount: thousands * unitOf(currency),
})
