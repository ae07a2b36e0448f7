export { balanceRows } from './balance-rows.ts'
export { RowValue } from './RowValue.tsx'
export { forgetBalances, forgetMoney } from './forget-money.ts'
