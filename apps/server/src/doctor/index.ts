export { examine } from './examine.ts'
export type { Finding, Patient } from './finding.ts'
export { mountSeen } from './seen.ts'
