export { type HoldKind, holdKinds, isHoldKind } from './hold-kinds.ts'
export { mayPlayMoney } from './may-play-money.ts'
export { endMoneyHold, readMoneyHolds, writeMoneyHold } from './money-hold.sql.ts'
