import { plus, rational, times, zero, type Rational } from '../fairness/rational.ts'

/** The parts of a race's published mathematics that decide what bets return. */
type Published = {
  fields: readonly (readonly number[])[]
  placed: number
  returns: { win: number; place: number; forecast: number }
  price: { least: number; greatest: number }
}

/** A bet of a field: its id, how likely it wins, its price in hundredths by the published rule, and what it returns. */
export type Proven = { id: string; chance: Rational; price: number; returns: Rational }

/**
 * Lists every bet of a field with its exact chance: it goes through all orders in which the runners can come in and adds
 * up those that win the bet. It reads the published mathematics and shares no code with the game.
 */
export function proveField(maths: Published, field: readonly number[]): Proven[] {
  const chances = new Map<string, Rational>()
  const add = (id: string, chance: Rational) => chances.set(id, plus(chances.get(id) ?? zero, chance))
  for (const { first, chance } of beginnings(field, Math.max(maths.placed, 2))) {
    const [one = 0, two = 0] = first
    add(`w${one + 1}`, chance)
    add(`f${one + 1}-${two + 1}`, chance)
    for (const runner of first.slice(0, maths.placed)) add(`p${runner + 1}`, chance)
  }
  return [...chances].map(([id, chance]) => {
    const market = id.startsWith('w') ? 'win' : id.startsWith('p') ? 'place' : 'forecast'
    const price = pricedAt(chance, maths.returns[market], maths.price)
    return { id, chance, price, returns: times(chance, rational(price, 100)) }
  })
}

/** All ways in which the first so many come in, with their chances. */
function beginnings(weights: readonly number[], places: number): { first: number[]; chance: Rational }[] {
  const walk = (first: number[], chance: Rational): { first: number[]; chance: Rational }[] => {
    if (first.length === places) return [{ first, chance }]
    const left = weights.reduce((sum, weight, runner) => (first.includes(runner) ? sum : sum + weight), 0)
    return weights.flatMap((weight, runner) =>
      first.includes(runner) ? [] : walk([...first, runner], times(chance, rational(weight, left))),
    )
  }
  return walk([], rational(1))
}

/** The largest number of hundredths that the chance does not make greater than the return, within the bounds. */
function pricedAt(chance: Rational, percent: number, { least, greatest }: Published['price']): number {
  let price = Math.floor((percent * Number(chance.in)) / Number(chance.of)) + 2
  while (BigInt(price) * chance.of > BigInt(percent) * chance.in) price -= 1
  return Math.min(Math.max(price, least), greatest)
}
