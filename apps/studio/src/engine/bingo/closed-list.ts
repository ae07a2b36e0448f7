import { listOfBets } from '../shared/list-of-bets.ts'
import type { SharedBet } from '../shared/shared-table.ts'
import type { Pool } from './prizes.ts'

/** What a player bets: so many tickets at a price in minor units. */
export type TicketBet = { tickets: number; price: string }

/** A purchase in the list of a game that is closed. */
export type Purchase = { id: string; pool: Pool; tickets: number; price: bigint }

const mostDigits = 12

/** Reads what a page wants to buy; null if that is no number of tickets at a price. */
export function readTickets(asked: unknown, most: number): TicketBet | null {
  if (typeof asked !== 'object' || asked === null || !('tickets' in asked) || !('price' in asked)) return null
  const { tickets, price } = asked
  if (typeof tickets !== 'number' || !Number.isInteger(tickets) || tickets < 1 || tickets > most) return null
  return typeof price === 'string' && /^[1-9]\d*$/.test(price) && price.length <= mostDigits ? { tickets, price } : null
}

/** Returns the purchases of the closed list of bets, in its order. */
export const purchasesOf = (bets: readonly Pick<SharedBet<TicketBet>, 'id' | 'type' | 'bet'>[]): Purchase[] =>
  bets.map(({ id, type, bet: { tickets, price } }) => ({ id, pool: type, tickets, price: BigInt(price) }))

/** Returns the list as the text whose SHA-256 decides with the seed. */
export const textOfList = (list: readonly Purchase[]): string =>
  listOfBets(list.map(({ id, pool, tickets, price }) => ({ id, type: pool, bet: { tickets, price: String(price) } })))

/** Reads a list from its text; null if it is none. */
export function readList(text: string, most: number): Purchase[] | null {
  try {
    const rows: unknown = JSON.parse(text)
    if (!Array.isArray(rows)) return null
    const list = rows.map((row: unknown) => purchaseOf(row, most))
    return list.every((one) => one !== null) ? list : null
  } catch {
    return null
  }
}

function purchaseOf(row: unknown, most: number): Purchase | null {
  if (typeof row !== 'object' || row === null || !('id' in row) || !('type' in row) || !('bet' in row)) return null
  const { id, type } = row
  const bet = readTickets(row.bet, most)
  return typeof id === 'string' && (type === 'real' || type === 'demo') && bet
    ? { id, pool: type, tickets: bet.tickets, price: BigInt(bet.price) }
    : null
}
