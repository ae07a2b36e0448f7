import type { Database, Transaction } from '../../base/database/database.ts'
import { formatAmount } from '@fairhouse/money'
import type { Consequence } from '@fairhouse/contract/office/base/office-call.ts'
import { inSavepoint } from '../../base/database/savepoint.sql.ts'
import type { House } from '../../base/house.ts'
import { readLegsAt, type PostingResult, type WalletKey } from '../../money/wallet/index.ts'

/** A house that does everything in one transaction, and what waits for its commit. */
export type HouseInside = {
  house: House
  afterwards: (work: () => void) => void
  committed: () => void
  /** The money that was moved until now. */
  legs: () => Promise<Consequence['legs']>
}

/**
 * Returns a house whose every statement runs in this transaction: what a use case begins as a transaction of its own
 * becomes a part of it. So an act, its audit entry and the request that it answers stand or fall together, and a
 * rehearsal can be taken back whole. News go out once it is committed.
 */
export function houseInside(house: House, tx: Transaction): HouseInside {
  const waiting: (() => void)[] = []
  const afterwards = (work: () => void) => void waiting.push(work)
  const db: Database = {
    ...house.db,
    query: (config) => tx.query(config),
    transaction: (work) => inSavepoint(tx, work),
  }
  const posted: { wallet: WalletKey; seq: bigint }[] = []
  const postInside: House['wallet']['postInside'] = async (inner, postings) => {
    const results = await house.wallet.postInside(inner, postings)
    posted.push(...postings.flatMap(({ wallet: of }, place) => stepOf(results[place]).map((seq) => ({ wallet: of, seq }))))
    return results
  }
  const wallet: House['wallet'] = {
    postInside,
    async post(posting) {
      const [result] = await postInside(tx, [posting])
      afterwards(() => house.wallet.changed(posting.wallet))
      return result! // one posting has one result
    },
    changed: (key) => afterwards(() => house.wallet.changed(key)),
  }
  return {
    house: {
      ...house,
      db,
      wallet,
      tell: (...news) => afterwards(() => house.tell(...news)),
      tellAll: (news) => afterwards(() => house.tellAll(news)),
    },
    afterwards,
    committed: () => waiting.forEach((work) => work()),
    legs: async () => (await Promise.all(posted.map((step) => legsOf(tx, step)))).flat(),
  }
}

/** The step of its wallet that a posting made; none where it moved nothing, or was there before. */
const stepOf = (result: PostingResult | undefined): bigint[] =>
  result?.outcome === 'posted' && !result.replayed && result.seq !== null ? [result.seq] : []

async function legsOf(tx: Transaction, { wallet, seq }: { wallet: WalletKey; seq: bigint }): Promise<Consequence['legs']> {
  const { currency } = wallet
  const legs = await readLegsAt(tx, wallet, seq)
  return legs.map(([from, to, amount]) => ({ from, to, amount: formatAmount(amount, currency), currency }))
}
