export { findReturns, firstDay, periods, type FoundReturn } from './find-returns.ts'
export { readAlarm, readsWaitingAlarms, type ReturnAlarm } from './return-alarm.sql.ts'
export { readPlayedDays } from './return-day.sql.ts'
export { dismissReturn, gameReturnsJob, gameReturnsWorker } from './watch-returns.ts'
