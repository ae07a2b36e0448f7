export { type Verdict, decideSuspense, decidedSentence } from './decide-suspense.ts'
export { readWaitingArrivals, readWaitingArrivalsOf, waitingArrivals } from './suspense.sql.ts'
