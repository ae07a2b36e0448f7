export { endExclusion } from './end-exclusion.ts'
export { mayAdvertise } from './may-advertise.ts'
export { readExclusion } from './read-exclusion.ts'
export { excludeSelf, stopNow, takeTimeOut } from './take-time-out.ts'
