export { confirmInitialDeposit } from './confirm-initial-deposit.ts'
export { keepInitialDeposit } from './initial-deposit.ts'
export { methodIds } from './method-ids.ts'
