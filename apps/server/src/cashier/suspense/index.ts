export { type Verdict, decideSuspense } from './decide-suspense.ts'
export { readWaitingArrivalsOf, readsWaitingArrivals } from './suspense.sql.ts'
