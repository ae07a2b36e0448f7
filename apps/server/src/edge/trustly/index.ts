export { type TrustlyData, callTrustly } from './call.ts'
export { readNotification, replyTo } from './notification.ts'
export { readPersonId } from './person-id.ts'
