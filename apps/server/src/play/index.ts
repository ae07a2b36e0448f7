export { readPlaySummary } from './read-play-summary.ts'
export { answerRealityCheck, readRealityCheck, setRealityCheck } from './reality-check.ts'
