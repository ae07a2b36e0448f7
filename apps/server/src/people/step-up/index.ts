export { proveAgain, stepUp } from './step-up.ts'
