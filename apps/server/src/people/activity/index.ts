export { endVisit } from './end-visit.ts'
export { readActivityLog } from './read-activity-log.ts'
export { readActivity } from './read-activity.ts'
