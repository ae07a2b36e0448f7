import { canonicalText } from '../fairness/canonical-text.ts'
import type { Pool } from './prizes.ts'

/** A purchase in the list of a game that is closed: its id, how many tickets it bought, and with what. */
export type Purchase = { id: string; tickets: number; pool: Pool; currency: string }

/** Returns the list as the text whose SHA-256 decides the tickets and the balls together with the seed. */
export const textOfList = (list: readonly Purchase[]): string =>
  canonicalText(list.map(({ id, tickets, pool, currency }) => [id, tickets, pool, currency]))

/** Returns the list in the order in which it is closed. */
export const closedList = (purchases: readonly Purchase[]): Purchase[] => purchases.toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** Reads a list from its text; null if it is none. */
export function readList(text: string): Purchase[] | null {
  try {
    const rows: unknown = JSON.parse(text)
    if (!Array.isArray(rows)) return null
    const list = rows.map((row: unknown) => (Array.isArray(row) ? purchaseOf(row) : null))
    return list.every((one) => one !== null) ? list : null
  } catch {
    return null
  }
}

function purchaseOf([id, tickets, pool, currency]: unknown[]): Purchase | null {
  const known =
    typeof id === 'string' && typeof tickets === 'number' && (pool === 'real' || pool === 'demo') && typeof currency === 'string'
  return known && tickets > 0 && tickets < 1000 && /^[A-Z]{3}$/.test(currency) ? { id, tickets, pool, currency } : null
}
