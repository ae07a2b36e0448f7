export { type StudioSays, askStudio, studioOf } from './ask-studio.ts'
export { pendingRoundsJob, pendingRoundsWorker } from './find-pending-rounds.ts'
export { type PendingRound, readRoundLegs, readsPendingRounds } from './pending-round.sql.ts'
export { rollBackRound, settleByStudio } from './settle-round.ts'
