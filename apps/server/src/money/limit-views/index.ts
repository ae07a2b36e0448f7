export { type LimitLogEntry, limitLogOf } from './limit-log.ts'
export { firstLimitText, limitTextNames, readLimitTexts } from './limit-texts.ts'
export { limitPeriodsOf, readDepositLimits, readLimits } from './read-limits.ts'
export { boundsOf } from './limit-view.ts'
