export { type HoldKind, holdKinds, isHoldKind } from './hold-kinds.ts'
export { holdMoney, releaseMoney } from './hold-money.ts'
export { mayPlayMoney } from './may-play-money.ts'
export { readMoneyHolds } from './money-hold.sql.ts'
