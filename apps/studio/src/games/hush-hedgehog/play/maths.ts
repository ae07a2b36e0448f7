import { canonicalText } from '../../../engine/fairness/canonical-text.ts'

/** The heaps of leaves, five rows of five. */
export const fieldCount = 25
/** The numbers of hedgehogs that can be chosen. */
export const leastHedgehogs = 1
export const mostHedgehogs = 12
/** So many sleep before a player has chosen. */
export const firstHedgehogs = 3
/** The return before the pay is rounded down, in percent. */
const returnPercent = 97
/** No pay is above this, in hundredths of the stake: the round ends with the last heap that pays no more. */
const mostHundredths = 500_000

/**
 * Returns the pay after one heap, two heaps and so on, in hundredths of the stake: the return divided by the chance to come so
 * far, rounded down, so that with whole stakes every win is exact.
 */
function paysWith(hedgehogs: number): number[] {
  const pays: number[] = []
  let [ways, clear] = [1n, 1n]
  for (let opened = 0; opened < fieldCount - hedgehogs; opened += 1) {
    ways *= BigInt(fieldCount - opened)
    clear *= BigInt(fieldCount - hedgehogs - opened)
    const pay = Number((BigInt(returnPercent) * ways) / clear)
    if (pay > mostHundredths) break
    pays.push(pay)
  }
  return pays
}

const counts = Array.from({ length: mostHedgehogs - leastHedgehogs + 1 }, (_, at) => leastHedgehogs + at)

/** Everything that decides what Hush, Hedgehog pays, and nothing else; `mathsHash` covers its canonical text. */
export const maths = {
  gameId: 'hush-hedgehog',
  version: 1,
  /** Stakes are multiples of this many minor units, so that every pay is whole. */
  stakeUnit: 100,
  fields: fieldCount,
  returnPercent,
  mostHundredths,
  /** The pays by the number of hedgehogs. */
  hundredths: Object.fromEntries(counts.map((hedgehogs) => [hedgehogs, paysWith(hedgehogs)])),
}

/** The span of the returns of all ways to play, in percent, as the page prints it. */
export const returnSpan = '96.25–97.00'
/** The least return in percent. */
export const leastReturn = '96.25'

/** Returns what the heaps pay one after the other, in hundredths of the stake. */
export const paysOf = (hedgehogs: number): readonly number[] => maths.hundredths[hedgehogs] ?? []

/** Returns the mathematics as canonical text, with keys in alphabetical order. */
export const canonicalMaths = (): string => canonicalText(maths)
