export { readGamesToCount } from './cashback.sql.ts'
export { readCashback } from './read-cashback.ts'
export { cashbackJob, cashbackWorker } from './reckon-cashback.ts'
