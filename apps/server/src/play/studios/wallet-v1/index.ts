export { mountWalletV1 } from './mount-wallet-v1.ts'
