export type { PersonEvidence } from './method.ts'
