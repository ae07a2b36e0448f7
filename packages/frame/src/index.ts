export { listenToFrame, type Listening } from './listen-to-frame.ts'
export { tellFrame } from './tell-frame.ts'
export { readDepositMessage, type DepositMessage } from './deposit-message.ts'
export { readGameMessage, type GameMessage } from './game-message.ts'
