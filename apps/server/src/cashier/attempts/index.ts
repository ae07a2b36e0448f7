export { attemptStates } from './attempt.ts'
export { readAttemptsOf } from './attempt.sql.ts'
