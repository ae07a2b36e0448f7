import { systemClock } from '../apps/server/src/base/clock.ts'
import { openDatabase } from '../apps/server/src/base/database/database.ts'
import { callPost } from '../apps/server/src/money/wallet/post.sql.ts'
import type { Posting, PostingResult, WalletKey } from '../apps/server/src/money/wallet/posting.ts'
import { openWallets } from '../apps/server/src/money/wallet/wallet.ts'
import { measure, type Measured } from './measure.ts'
import { bonusOf, walletAt, walletCount, type WalletKind } from './wallets.ts'

type Post = (posting: Posting) => Promise<PostingResult>

/** One way to post: its number of callers, and the wallets that they play from. */
export type Way = { name: string; callers: number; wallets: WalletKind | 'one'; post: Post; close: () => Promise<void> }

/**
 * Returns the ways in which postings reach the ledger: one call each, through the batcher, and in a transaction of
 * their own.
 */
export function waysOf(url: string): Way[] {
  const clock = systemClock()
  const many = openDatabase(url, { connections: 64 })
  const few = openDatabase(url, { connections: 4 })
  const singly: Post = async (posting) => (await callPost(many, [posting], clock.now()))[0]! // one result per posting
  const wallets = openWallets(
    few,
    clock,
    () => Promise.resolve(),
    () => undefined,
  )
  const inside: Post = (posting) => many.transaction(async (tx) => (await wallets.postInside(tx, [posting]))[0]!) // one result per posting
  const close = async () => {
    await Promise.all([many.close(), few.close()])
  }
  return [
    { name: 'one call each, limits checked, 16 callers', callers: 16, wallets: 'capped', post: singly, close },
    { name: 'one call each, limits checked, 64 callers', callers: 64, wallets: 'capped', post: singly, close },
    { name: 'batched, limits checked, 64 callers', callers: 64, wallets: 'capped', post: wallets.post, close },
    { name: 'batched, no limits, 64 callers', callers: 64, wallets: 'free', post: wallets.post, close },
    { name: 'batched, no limits, an active bonus, 64 callers', callers: 64, wallets: 'bonused', post: wallets.post, close },
    { name: 'in a transaction of its own, 64 callers', callers: 64, wallets: 'capped', post: inside, close },
    { name: 'batched, one player’s wallet, 64 callers', callers: 64, wallets: 'one', post: wallets.post, close },
  ]
}

let rounds = 0

/** Plays rounds of a bet and its closing win, all against one house account. Counts two postings per round. */
export function play({ callers, wallets, post }: Way, seconds: number): Promise<Measured> {
  return measure(callers, seconds, async () => {
    const wallet = wallets === 'one' ? walletAt('capped', 0) : walletAt(wallets, Math.floor(Math.random() * walletCount))
    for (const posting of roundOf(wallet)) {
      const { outcome } = await post(posting)
      if (outcome !== 'posted') throw new Error(`A posting ended as ${outcome}`)
    }
    return 2
  })
}

function roundOf(wallet: WalletKey): Posting[] {
  rounds += 1
  const round = `bench:round:${process.pid}:${rounds}`
  const about = { wallet, kind: 'casino', reason: round, round }
  return [
    {
      ...about,
      op: 'bet',
      id: `bench:${process.pid}:${rounds}`,
      amount: 100n,
      owner: 'game:1',
      account: 'gaming:slots:bench',
      bonus: bonusOf(wallet),
    },
    { ...about, op: 'win', id: `bench:${process.pid}:${rounds}:win`, amount: rounds % 3 === 0 ? 250n : 0n, close: true },
  ]
}
