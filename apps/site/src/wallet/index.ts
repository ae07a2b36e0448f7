export { balanceRows } from './balance-rows.ts'
export { RowValue } from './RowValue.tsx'
export { useForgetWith } from './use-forget-with.ts'
export { forgetMoney } from './forget-money.ts'
