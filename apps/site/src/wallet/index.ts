export { balanceRows } from './balance-rows.ts'
export { RowValue } from './RowValue.tsx'
export { forgetMoney } from './forget-money.ts'
