import {
  gameGates,
  setGame,
  setGameProvider,
  setGameProviderLogo,
  switchGameOff,
  switchGameOn,
  switchProviderOff,
  switchProviderOn,
} from './change-games.ts'
import { listGames, listGameVersions, readGame, readGameFilters, readPlayNow } from './read-games.ts'
import { listGameProviders, listGameProviderVersions, readGameProvider } from './read-providers.ts'

/** What does the calls about games and those who make them. */
export const gameHandlers = {
  listGames,
  readGameFilters,
  readGame,
  listGameVersions,
  readPlayNow,
  switchGameOff,
  switchGameOn,
  setGame,
  listGameProviders,
  readGameProvider,
  listGameProviderVersions,
  switchProviderOff,
  switchProviderOn,
  setGameProvider,
  setGameProviderLogo,
}

export { gameGates }
