export { balanceRows } from './balance-rows.ts'
