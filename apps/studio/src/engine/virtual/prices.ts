/** A chance as so many of so many equal parts. */
export type Chance = { of: bigint; in: bigint }

/** The least and the greatest price, in hundredths of the stake. */
export type PriceBounds = { least: number; greatest: number }

const hundred = 100n

/**
 * Returns the price of a chance in hundredths of the stake, which come back with it: the return in percent divided by the
 * chance, rounded down to a hundredth, within the bounds.
 */
export function priceOf(chance: Chance, returnPercent: number, { least, greatest }: PriceBounds): number {
  const exact = (BigInt(returnPercent) * chance.in) / chance.of
  return Number(exact < BigInt(least) ? BigInt(least) : exact > BigInt(greatest) ? BigInt(greatest) : exact)
}

/** Returns the price of several legs together, in hundredths: the product of their prices, rounded down to a hundredth once at the end. */
export function multiplePrice(prices: readonly number[]): bigint {
  const product = prices.reduce((all, price) => all * BigInt(price), 1n)
  return product / hundred ** BigInt(Math.max(prices.length - 1, 0))
}

/** Returns what a stake comes to at a price in hundredths; exact, because stakes are whole hundreds of minor units. */
export const returnedBy = (stake: bigint, price: bigint): bigint => (stake * price) / hundred

/** Writes a price in hundredths with two decimals and Western digits, as all prices are. */
export function priceText(price: number | bigint): string {
  const digits = String(price).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
