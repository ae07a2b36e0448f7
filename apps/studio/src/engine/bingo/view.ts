import type { TableView } from '../shared/table-view.ts'
import type { TicketBet } from './closed-list.ts'

/** A game for which tickets are sold. */
export type NextGame = {
  number: number
  /** The game of the programme. */
  name: string
  closesAt: string
  /** Tickets sold in the visitor's pool, and the visitor's own. */
  sold: number
  mine: number
}

/** A prize of the game that is being called; money is of the visitor's currency, in minor units. */
export type PrizeView = {
  goal: string
  /** The part of the sales that it pays, in money. */
  fund: string
  /** Once it has fallen: at which call, to how many tickets, and what the visitor's own win. */
  fallen: { call: number; winners: number; mine: string } | null
}

/** The game that is being called, or the last one, as far as it has been told. */
export type GameNow = {
  number: number
  name: string
  status: 'calling' | 'over' | 'void'
  firstCallAt: string
  nextCallAt: string | null
  called: number[]
  sold: number
  prizes: PrizeView[]
  jackpot: { calls: number; pays: string; mine: string } | null
  tickets: (readonly number[])[]
  /** What the visitor's tickets cost, and win once the game is over. */
  stake: string
  win: string | null
  digest: string
}

/** A game that is over, with everything that anybody needs to compute it again; the seed once no earlier game is at play. */
export type EndedGame = { number: number; name: string; seed: string | null; list: string; calls: number }

/** What a bingo room tells besides what all tables do. */
export type BingoExtras = {
  /** Rounds are told as games: tables tell results before they have been called. */
  round: null
  atPlay: []
  last: []
  price: string
  /** The most that a purchase may cost. */
  highest: string | null
  /** The public part of the next game's seed. */
  commit: string | null
  next: NextGame[]
  game: GameNow | null
}

/** Everything that a bingo room's page shows besides texts. */
export type BingoView = Omit<TableView<TicketBet>, keyof BingoExtras> & BingoExtras
