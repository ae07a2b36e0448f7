export { readPendingRounds } from './round.sql.ts'
export { endPlayersGames, scheduleSweep, sweepJob, sweepWorker } from './end-session.ts'
