export { countAgainstFreeze, forgiveKeys, forgiveTries } from './freeze.ts'
export { countTry, readFrozenUntil, unfreeze } from './login-tries.sql.ts'
export { addressKey, addressKeyOf } from './tries-key.ts'
