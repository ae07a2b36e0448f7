import type { House } from '../../../base/house.ts'
import { messageOf } from '../../../base/message-of.ts'
import { lockWallet, type Posting, type PostingResult } from '../../../money/wallet/index.ts'
import { insertHit, lockPots } from '../../game-outcomes/hit.sql.ts'
import { givesOutcome, writeOutcomes } from '../../game-outcomes/outcome.sql.ts'
import { isBooked } from '../../game-sessions/round.sql.ts'
import type { Studio } from '../../studio-contract/studio.ts'
import { readListing } from './read-listing.ts'

type Win = Extract<Posting, { op: 'win' }>

/**
 * Posts a win whose round gave an outcome that can win jackpots, and keeps the hit in the transaction of its booking. `unknownOutcome`: the
 * game of the round gives none of that name, by its studio's listing of now, and nothing was posted.
 */
export async function postHit(house: House, studio: Studio, win: Win, outcome: string): Promise<PostingResult | 'unknownOutcome'> {
  const result = await postOnce(house, win, outcome)
  if (result !== 'unknownOutcome') return result
  try {
    await writeOutcomes(house.db, studio.id, (await readListing(house, studio)).outcomes, house.clock.now())
  } catch (error) {
    house.log.warn({ studio: studio.id, reason: messageOf(error) }, 'a studio did not list its outcomes')
    return 'unknownOutcome'
  }
  return postOnce(house, win, outcome)
}

async function postOnce(house: House, win: Win, outcome: string): Promise<PostingResult | 'unknownOutcome'> {
  const { wallet, id, round } = win
  const result = await house.db.transaction(async (tx) => {
    await lockPots(tx)
    await lockWallet(tx, wallet)
    if ((await givesOutcome(tx, wallet, round, outcome)) === false && !(await isBooked(tx, wallet, id))) return 'unknownOutcome'
    const [posted] = await house.wallet.postInside(tx, [win])
    if (!posted) throw new Error(`The posting ${id} has no result`)
    if (posted.outcome === 'posted' && !posted.replayed && posted.seq !== null)
      await insertHit(tx, wallet, { round, outcome, posting: id, seq: posted.seq })
    return posted
  })
  if (result !== 'unknownOutcome' && result.outcome === 'posted' && !result.replayed) house.wallet.changed(wallet)
  return result
}
