import { formatLimit, mostThatIs, parseLimit, type Measure } from './limit-amount.ts'

/** Reads the amount of a limit as an operator writes it, null for none; a sentence if it is no such amount. */
export function readOperatorLimit(measure: Measure, text: string): bigint | null | string {
  if (text === 'none') return null
  const amount = parseLimit(measure, text)
  if (amount === undefined) return `"${text}" is no amount. Write it as 100.00, or "none".`
  const most = mostThatIs(measure)
  return amount > most ? `${text} is too much: a limit is at most ${formatLimit(measure, most)}, or "none".` : amount
}
