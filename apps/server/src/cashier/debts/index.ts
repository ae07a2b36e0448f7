export { type DebtDecided, recoverDebt, writeOffDebt } from './decide-debt.ts'
export { readDebtMoves, readDepositsSince, readsDebts, readWrittenOff } from './debt.sql.ts'
