export { mountSeen } from './seen.ts'
