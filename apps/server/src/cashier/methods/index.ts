export { enableMethod, moveMethod, setMethod } from './edit-methods.ts'
export { firstMethods } from './first-methods.ts'
export { listMethods } from './list-methods.ts'
export { verifyPaymentDetails } from './sign-agreement.ts'
