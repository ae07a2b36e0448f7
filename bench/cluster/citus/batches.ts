import type { Database } from '../../../apps/server/src/base/database/database.ts'
import type { Posting, PostingResult, WalletKey } from '../../../apps/server/src/money/wallet/posting.ts'
import { walletAt, walletCount } from '../../wallets.ts'

/** The wallets of a bench by the part of the ledger that they are in; on one server all are in one. */
export type Parts = readonly (readonly WalletKey[])[]

/** Sends a batch whose wallets are of one part. */
export type Send = (db: Database, postings: Posting[], at: Date) => Promise<PostingResult[]>

/** Groups the wallets by part. */
export function partsOf(partOf: (shard: number) => string): Parts {
  const wallets = Array.from({ length: walletCount }, (_, index) => walletAt('free', index))
  return [...Map.groupBy(wallets, ({ shard }) => partOf(shard)).values()]
}

let rounds = 0

/** Posts a batch of bets and then the wins of their rounds, all of one part. Returns how many postings that were. */
export async function postBatches(db: Database, send: Send, parts: Parts, size: number): Promise<number> {
  const part = parts[Math.floor(Math.random() * parts.length)]! // of as many
  const first = Math.floor(Math.random() * part.length)
  const bets: Posting[] = []
  const wins: Posting[] = []
  for (let index = 0; index < size; index += 1) {
    rounds += 1
    const round = `bench:citus:${process.pid}:${rounds}`
    const wallet = part[(first + index) % part.length]! // of as many
    const about = { wallet, kind: 'casino', reason: round, round }
    bets.push({ ...about, op: 'bet', id: round, amount: 100n, owner: 'game:1', account: 'gaming:slots:bench' })
    wins.push({ ...about, op: 'win', id: `${round}:win`, amount: rounds % 3 === 0 ? 250n : 0n, close: true })
  }
  for (const postings of [bets, wins]) {
    const results = await send(db, postings, new Date())
    const other = results.find(({ outcome }) => outcome !== 'posted')
    if (other || results.length !== size) throw new Error(`A posting ended as ${other?.outcome}`)
  }
  return 2 * size
}
