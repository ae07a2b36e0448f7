import type { Game } from '@fairhouse/contract'
import type { House } from '../../base/house.ts'
import { closedIn, stopOf } from '../offers/offer.ts'
import { connectedStudios } from '../studio-contract/studio.ts'
import { gameView } from './game.ts'
import type { GameRow } from './game.sql.ts'

/** Returns a game as somebody of a country sees it: closed where it is off, not for the country, or stopped. */
export function gameAs(house: House, row: GameRow, country: string): Game {
  const isClosed = closedIn(row, country) ?? stopOf(house.stops.held(), row, country)
  return gameView(isClosed ? { ...row, enabled: false } : row, connectedStudios(house))
}
