export { endPlayersGames, scheduleSweep, sweepJob, sweepWorker } from './end-session.ts'
