export { readOutcomes } from './outcome.sql.ts'
