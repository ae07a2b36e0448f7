export { followPush } from './follow-push.ts'
export { onPushEvent } from './push-events.ts'
export { roundUnderWay } from './round-under-way.ts'
