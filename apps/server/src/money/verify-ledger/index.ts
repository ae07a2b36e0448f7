export type { StudioRound } from './verify-rounds.sql.ts'
export { type StudioRoundsOf, verifyLedger } from './verify.ts'
export { verifyHouse } from './verify-house.ts'
