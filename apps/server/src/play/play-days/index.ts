export { readCountries, readPlayDaysUntil, type DayRound } from './play-day.sql.ts'
export { playDaysJob, playDaysWorker, type PointsOf } from './read-rounds.ts'
