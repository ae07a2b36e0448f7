export { readAttemptsOf } from './attempt.sql.ts'
