/** An exact fraction in lowest terms; `in` is above zero. */
export type Rational = { readonly of: bigint; readonly in: bigint }

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : divisor(b, a % b))

/** Returns a fraction in lowest terms. */
export function rational(of: bigint | number, parts: bigint | number = 1): Rational {
  const [a, b] = [BigInt(of), BigInt(parts)]
  const by = divisor(a, b) || 1n
  return b < 0n ? { of: -a / by, in: -b / by } : { of: a / by, in: b / by }
}

export const zero = rational(0)
export const plus = (...all: readonly Rational[]): Rational => all.reduce((a, b) => rational(a.of * b.in + b.of * a.in, a.in * b.in), zero)
export const times = (...all: readonly Rational[]): Rational => all.reduce((a, b) => rational(a.of * b.of, a.in * b.in), rational(1))
/** Returns what is missing to one. */
export const rest = (a: Rational): Rational => rational(a.in - a.of, a.in)
/** Returns a fraction as percent with so many decimals, rounded down. */
export const percent = (a: Rational, decimals: number): string => {
  const scaled = String((a.of * 10n ** BigInt(decimals + 2)) / a.in).padStart(decimals + 1, '0')
  return `${scaled.slice(0, -decimals)}.${scaled.slice(-decimals)}`
}
/** Returns in how many ways so many of some can be chosen. */
export const choose = (from: number, count: number): bigint =>
  Array.from({ length: count }).reduce<bigint>((product, _, at) => (product * BigInt(from - at)) / BigInt(at + 1), 1n)
