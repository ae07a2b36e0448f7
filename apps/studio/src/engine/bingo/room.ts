import { minorFactor } from '../rounds/stakes.ts'

/** What a ticket must have called: all cells of any one of these sets. A free or empty cell holds 0 and counts as called. */
export type Goal = readonly (readonly number[])[]

/** A prize: the first tickets that reach a goal share so many hundredths of the sales. */
export type Prize = { readonly goal: string; readonly share: number }

/** Whoever has the whole ticket within so many calls is paid so many ticket prices besides, by the house. */
export type Jackpot = { readonly calls: number; readonly pays: number }

/** A game of the programme: its prizes in order, and its jackpot if it has one. */
export type Plan = { readonly name: string; readonly prizes: readonly Prize[]; readonly jackpot: Jackpot | null }

/** Everything that decides what a bingo room pays. */
export type BingoMaths = {
  readonly gameId: string
  readonly version: number
  readonly balls: number
  /** Three lines with five numbers each in nine columns, or cards of five columns around a free cell. */
  readonly tickets: 'lines' | 'cards'
  readonly goals: Readonly<Record<string, Goal>>
  /** The games one after the other, again and again. */
  readonly programme: readonly Plan[]
  /** What a ticket costs in minor units; every price is a multiple of 20, so that all shares of the sales are whole. */
  readonly prices: Readonly<Record<string, number>>
  readonly usualPrice: number
  /** The most tickets of a player in a game. */
  readonly most: number
}

/** The goal of a whole ticket, which a jackpot is won with. */
export const wholeTicket = 'house'

/** Returns what a ticket costs, in minor units. */
export const priceOf = ({ prices, usualPrice }: BingoMaths, currency: string): bigint =>
  BigInt(prices[currency] ?? usualPrice) * minorFactor(currency)

/** Returns the game of the programme that closes at a time: the timetable is the same every day. */
export const planAt = ({ programme }: BingoMaths, closesAt: Date, everyMs: number): Plan =>
  programme[Math.floor(closesAt.getTime() / everyMs) % programme.length] ?? programme[0]! // a programme has at least one game

/** What tickets cost in every room: like 20 cents where a unit is worth about as much as a euro, and a round price elsewhere. */
export const prices = {
  SEK: 200,
  NOK: 200,
  DKK: 140,
  ISK: 40,
  CZK: 500,
  HUF: 8000,
  PLN: 100,
  INR: 2000,
  JPY: 40,
  RUB: 2000,
  TRY: 800,
} as const
export const usualPrice = 20
