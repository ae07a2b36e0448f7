export { type Verdict, decideSuspense, decidedSentence } from './decide-suspense.ts'
export { readWaitingArrivals, readWaitingArrivalsOf, readsWaitingArrivals } from './suspense.sql.ts'
