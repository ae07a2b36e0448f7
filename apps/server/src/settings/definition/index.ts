export { isUnconfirmed } from './assumptions.ts'
