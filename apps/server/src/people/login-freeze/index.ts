export { countAgainstFreeze, forgiveKeys, forgiveTries } from './freeze.ts'
export { addressKey, addressKeyOf } from './tries-key.ts'
