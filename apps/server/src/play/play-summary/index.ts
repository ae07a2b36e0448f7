export { readPlaySummary } from './read-play-summary.ts'
