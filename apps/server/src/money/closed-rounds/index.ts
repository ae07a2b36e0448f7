export type { ClosedRound } from './closed-rounds.sql.ts'
export { takeClosedRounds } from './take-closed-rounds.ts'
