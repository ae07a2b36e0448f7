export { providersToAsk, restoreDeposits, restorePayouts, type RestoredPayment } from './restore-payments.ts'
export { payersOf } from './payer.ts'
