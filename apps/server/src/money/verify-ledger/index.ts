export type { StudioRound } from './verify-rounds.sql.ts'
export { type StudioRoundsOf, verifyDaily, verifyInFull, verifyLedger } from './verify.ts'
export { verifyHouse, verifyHouseDaily } from './verify-house.ts'
