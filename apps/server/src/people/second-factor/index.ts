export { hasSecondFactor } from './prove-code.ts'
export { removeSecondFactor } from './remove-second-factor.ts'
export { beginFactor, confirmFactor, endFactor, readFactor } from './second-factor.ts'
