export { readBonusConditions, readConditions } from './read-conditions.ts'
