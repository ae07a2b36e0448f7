export { listCheckableGames } from './list-checkable-games.ts'
export { listOwnRounds } from './list-own-rounds.ts'
export { readOwnRound } from './read-own-round.ts'
export { readPublishedReturns } from './read-published-returns.ts'
