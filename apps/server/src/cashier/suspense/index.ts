export { type Verdict, decideSuspense, decidedSentence } from './decide-suspense.ts'
export { readWaitingArrivals, readWaitingArrivalsOf } from './suspense.sql.ts'
