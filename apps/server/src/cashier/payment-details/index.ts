export { type AccountReview, reviewAccount } from './review-account.ts'
export { readsWaitingDetails } from './payment-detail.sql.ts'
export { readOwnDetail, readPaymentDetails } from './read-payment-details.ts'
export { updatePaymentDetails } from './update-payment-details.ts'
