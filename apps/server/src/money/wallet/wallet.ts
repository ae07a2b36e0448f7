import type { Clock } from '../../base/clock.ts'
import type { Database, Sql, Transaction } from '../../base/database/database.ts'
import { openBatchers } from './batchers.ts'
import { callPost } from './post.sql.ts'
import type { Posting, PostingResult, WalletKey } from './posting.ts'
import { writeGameSession, writeHouseAccounts, writeWallet } from './wallet.sql.ts'

/** Recomputes caps and gates for a wallet if those stored are stale. */
type RefreshCaps = (sql: Sql, wallet: WalletKey) => Promise<void>

/** Notifies displays of a changed balance; called after the commit. */
type WalletChanged = (wallet: WalletKey) => void

const staleTries = 3

/** Whether caps or gates were stale; a bet found stale for what is stopped, or for its bonus, goes back to whoever made it. */
const isStale = (result: PostingResult): boolean =>
  result.outcome === 'stale' && result.refusal.reason !== 'stops' && result.refusal.reason !== 'bonus'

/** The two ways to the posting function. */
export type Wallet = {
  /** Posts on its own, batched with other arrivals. */
  post: (posting: Posting) => Promise<PostingResult>
  /** Posts within a feature's transaction; the caller announces the change after its commit. */
  postInside: (tx: Transaction, postings: Posting[]) => Promise<PostingResult[]>
  changed: WalletChanged
}

/**
 * Opens the wallet. On a `stale` result it refreshes the caps and posts again, so callers see `stale` only if that
 * fails.
 */
export function openWallets(db: Database, clock: Clock, refreshCaps: RefreshCaps, changed: WalletChanged): Wallet {
  const batcher = openBatchers(db, clock)
  return {
    changed,
    async post(posting) {
      let result = await batcher.post(posting)
      for (let tries = 0; isStale(result) && tries < staleTries; tries += 1) {
        await db.transaction((tx) => refreshCaps(tx, posting.wallet))
        result = await batcher.post(posting)
      }
      if (result.outcome === 'posted' && !result.replayed) changed(posting.wallet)
      return result
    },
    async postInside(tx, postings) {
      const results = await callPost(tx, postings, clock.now())
      for (let tries = 0; tries < staleTries && results.some((result) => result.outcome === 'stale'); tries += 1) {
        const stale = postings.filter((_, index) => results[index]?.outcome === 'stale')
        for (const posting of stale) await refreshCaps(tx, posting.wallet)
        const again = await callPost(tx, stale, clock.now())
        stale.forEach((posting, index) => (results[postings.indexOf(posting)] = again[index]!)) // one result for each item
      }
      return results
    },
  }
}

/**
 * Opens an empty wallet in the caller's transaction, so no account exists without one. Leaves an existing wallet alone.
 */
export const openWallet = (sql: Sql, wallet: WalletKey): Promise<void> => writeWallet(sql, wallet)

/**
 * Opens the house's accounts with these codes in a statement of its own; the ledger books on no others. Existing ones
 * stay. Not inside a transaction: there, a node of a distributed ledger would not see what the function writes as its owner.
 */
export const openAccounts = (db: Database, codes: readonly string[]): Promise<void> => writeHouseAccounts(db, codes)

/**
 * Names the one game session that may place bets on a wallet, in the transaction that opens or ends the session; null
 * for none. The posting function refuses bets of any other.
 */
export const bindGameSession = (sql: Sql, wallet: WalletKey, session: string | null): Promise<void> =>
  writeGameSession(sql, wallet, session)
