export { insertHit, isHitWaiting, lockPots, readHits } from './hit.sql.ts'
export { givesOutcome, readOutcomes, writeOutcomes, type GameOutcome } from './outcome.sql.ts'
