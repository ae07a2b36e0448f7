export { type FailedNotice, readsFailedNotices } from './failed-notice.sql.ts'
export { shownNotice } from './shown-notice.ts'
export { dismissNotice, openRaw, takeAgain } from './take-again.ts'
export { takeNotice } from './take-notice.ts'
