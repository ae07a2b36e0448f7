export { hasSecondFactor } from './prove-code.ts'
export { deleteSecondFactor } from './second-factor.sql.ts'
export { beginFactor, confirmFactor, endFactor, readFactor } from './second-factor.ts'
