export { type Verdict, decideSuspense, decidedSentence } from './decide-suspense.ts'
export { readWaitingArrivals } from './suspense.sql.ts'
