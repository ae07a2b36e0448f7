export { callTrustly, type TrustlyAnswer, type TrustlyContext, type TrustlyData } from './call.ts'
export { readNotification, replyTo, type TrustlyNotification } from './notification.ts'
export { readPersonId } from './person-id.ts'
