export {
  type FreeRoundAward,
  readFreeRounds,
  readFreeRoundsOfGrant,
  readPlayableFreeRounds,
  readRequiredByFreeRounds,
} from './free-round-award.sql.ts'
export { endFreeRounds, freeRoundTerms, giveFreeRounds, restoreFreeRounds } from './give-free-rounds.ts'
export { listFreeRounds } from './list-free-rounds.ts'
export { settleFreeRounds } from './settle-free-rounds.ts'
