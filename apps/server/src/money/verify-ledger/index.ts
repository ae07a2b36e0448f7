export type { StudioRound } from './verify-rounds.sql.ts'
export { type StudioRoundsOf, verifyDaily, verifyInFull, verifyLedger } from './verify.ts'
export { measureLedger } from './measure-ledger.ts'
export { verifyHouse, verifyHouseDaily } from './verify-house.ts'
