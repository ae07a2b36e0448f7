export { openWallets, type Wallet, type RefreshCaps, type WalletChanged } from './wallet.ts'
export { openWallet, lockWallet, readWalletRow, writeGameSession, type WalletRow } from './wallet.sql.ts'
export { buckets, type Balances, type Bucket, type Leg, type Posting, type PostingResult, type Refusal, type WalletKey } from './posting.ts'
export { reversedLegsOf } from './legs.sql.ts'
