import { callOfGoal, callsOf } from './goals.ts'
import { wholeTicket, type BingoMaths, type Jackpot, type Plan, type Prize } from './room.ts'
import type { Ticket } from './tickets.ts'

/** Real money and play money are never in one pool. */
export type Pool = 'real' | 'demo'

/** A ticket in a pool: its purchase by the place in the closed list, its own place in the purchase, and what it cost. */
export type Played = { place: number; at: number; price: bigint; ticket: Ticket }

/** What a ticket is paid, in minor units of its own currency. */
export type Paid = { place: number; at: number; amount: bigint }

/** A prize that has fallen: at which call, and to whom. */
export type Fallen = { goal: string; call: number; paid: Paid[] }

/**
 * What a pool pays. Its unit is the part of a ticket's price of which every minor unit of every currency in it is a whole
 * number: `units` of them are a ticket. `rest` units are left over: none in a pool of one currency.
 */
export type PoolResult = { tickets: number; units: bigint; prizes: Fallen[]; jackpots: Paid[]; rest: bigint }

/** Decides what a pool pays for an order of balls. */
export function payPool(maths: BingoMaths, plan: Plan, played: readonly Played[], balls: readonly number[]): PoolResult {
  const units = commonUnits(played.map(({ price }) => price))
  const calls = callsOf(balls)
  const prizes: Fallen[] = []
  let rest = 0n
  for (const prize of played.length > 0 ? plan.prizes : []) {
    const fallen = firstTo(maths, prize, played, calls)
    const shared = share(fallen.tickets, fundOf(prize, played.length, units) + rest, units)
    rest = shared.rest
    prizes.push({ goal: prize.goal, call: fallen.call, paid: shared.paid })
  }
  return { tickets: played.length, units, prizes, jackpots: payJackpot(maths, plan.jackpot, played, calls), rest }
}

/** Returns at which call a round ends: when every prize of every pool has fallen, and every jackpot. */
export function lastCall(maths: BingoMaths, results: readonly PoolResult[], played: readonly Played[], balls: readonly number[]): number {
  const calls = callsOf(balls)
  const won = (paid: Paid) => played.filter(({ place, at }) => place === paid.place && at === paid.at)
  const jackpots = results.flatMap((result) => result.jackpots.flatMap(won)).map(({ ticket }) => callOf(maths, wholeTicket, ticket, calls))
  return Math.max(0, ...results.flatMap(({ prizes }) => prizes.map(({ call }) => call)), ...jackpots)
}

/** Returns what a prize's share of the sales is, in units. */
export const fundOf = ({ share: hundredths }: Prize, tickets: number, units: bigint): bigint =>
  (BigInt(tickets) * units * BigInt(hundredths)) / 100n

/** Returns the least number of units that is whole for each price: as many are a ticket. */
function commonUnits(all: readonly bigint[]): bigint {
  const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b))
  return [...new Set(all)].reduce((common, price) => (common / divisor(common, price)) * price, 1n)
}

const callOf = ({ goals }: BingoMaths, goal: string, ticket: Ticket, calls: readonly number[]) =>
  callOfGoal(ticket, goals[goal] ?? [], calls)

function firstTo(maths: BingoMaths, { goal }: Prize, played: readonly Played[], calls: readonly number[]) {
  const reached = played.map((one) => callOf(maths, goal, one.ticket, calls))
  const call = reached.reduce((first, one) => Math.min(first, one), Number.POSITIVE_INFINITY)
  return { call, tickets: played.filter((_, at) => reached[at] === call) }
}

/**
 * Shares a fund between tickets, each rounded down to a minor unit of its own currency; then the tickets in their order get
 * one more minor unit each, again and again, while what is left is worth one to any of them. The rest goes to the next prize.
 */
function share(tickets: readonly Played[], fund: bigint, units: bigint): { paid: Paid[]; rest: bigint } {
  const paid = tickets.map(({ place, at, price }) => ({
    place,
    at,
    worth: units / price,
    amount: (fund * price) / (units * BigInt(tickets.length)),
  }))
  let rest = paid.reduce((left, { worth, amount }) => left - amount * worth, fund)
  const least = paid.reduce((found, { worth }) => (worth < found ? worth : found), units)
  while (rest >= least)
    for (const one of paid) {
      if (rest < one.worth) continue
      one.amount += 1n
      rest -= one.worth
    }
  return { paid: paid.map(({ place, at, amount }) => ({ place, at, amount })), rest }
}

function payJackpot(maths: BingoMaths, jackpot: Jackpot | null, played: readonly Played[], calls: readonly number[]): Paid[] {
  if (!jackpot) return []
  return played
    .filter(({ ticket }) => callOf(maths, wholeTicket, ticket, calls) <= jackpot.calls)
    .map(({ place, at, price }) => ({ place, at, amount: BigInt(jackpot.pays) * price }))
}
