import type { Actor } from '../../base/actor.ts'
import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../../money/wallet/index.ts'
import { addFreeRoundEvent, readRunningFreeRounds, type FreeRoundAward } from './free-round-award.sql.ts'

/** What the law and the player's state want of their free rounds now. */
type Standing = { at: Date; isKeptOut: boolean; isGoneForGood: boolean }

/**
 * Does what is due for a wallet's free rounds, in the transaction that holds its lock: what has expired ends, and the time
 * of a player who is kept out stands still. Returns whether there are any, and when they end.
 */
export async function settleFreeRounds(
  sql: Sql,
  wallet: WalletKey,
  { at, isKeptOut, isGoneForGood }: Standing,
  actor: Actor,
): Promise<{ isAny: boolean; ends: Date[] }> {
  const ends: Date[] = []
  let isAny = false
  for (const award of await readRunningFreeRounds(sql, wallet)) {
    const act = actFor(award, { at, isKeptOut, isGoneForGood })
    if (act) await addFreeRoundEvent(sql, award, act, at, actor)
    if (act === 'expired' || act === 'cancelled') continue
    isAny = true
    const until = act === 'resumed' ? prolonged(award, at) : award.until
    if (until && !isKeptOut) ends.push(until)
  }
  return { isAny, ends }
}

/** What is wagered with its bonus stands and falls with that. */
function actFor({ factor, state, until }: FreeRoundAward, { at, isKeptOut, isGoneForGood }: Standing) {
  if (factor !== null) return undefined
  if (isGoneForGood) return 'cancelled'
  if (state === 'active' && until !== null && until <= at) return 'expired'
  if (state === 'active') return isKeptOut ? 'paused' : undefined
  return isKeptOut ? undefined : 'resumed'
}

const prolonged = ({ until, paused_at: since }: FreeRoundAward, at: Date): Date | null =>
  until && new Date(until.getTime() + at.getTime() - (since ?? at).getTime())
