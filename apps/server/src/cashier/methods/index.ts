export { enableMethod, moveMethod, setMethod } from './edit-methods.ts'
export { listMethods } from './list-methods.ts'
export { verifyPaymentDetails } from './sign-agreement.ts'
export { seedFirstMethods } from './seed-first-methods.ts'
