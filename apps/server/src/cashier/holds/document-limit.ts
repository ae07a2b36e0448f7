import { formatAmount, parseAmount } from '@fairhouse/money'
import type { House, PlayerContext } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { readPlayer } from '../../people/players/index.ts'
import { readDepositedSum } from '../attempts/attempt.sql.ts'
import { isKnown, proofOfPerson } from './hold-refusal.ts'

type Player = PlayerContext['player']
/** How much may be deposited in all before proof of identity, and how much is used; minor units. */
type DocumentLimit = { limit: bigint; used: bigint }

/** Returns a player's document limit; undefined if the installation has none or the player's identity is known. */
export async function documentLimitOf(house: House, sql: Sql, { shard, player, currency }: Player): Promise<DocumentLimit | undefined> {
  const limit = parseAmount(house.settings.get('deposit.documentLimit')[currency] ?? '', currency)
  if (limit === undefined) return undefined
  const row = await readPlayer(sql, shard, player)
  if (!row || isKnown(row)) return undefined
  return { limit, used: await readDepositedSum(sql, shard, player) }
}

/** Formats the document limit for a method's view. */
export const documentLimitView = (bound: DocumentLimit | undefined, currency: string) =>
  bound
    ? {
        limited: true,
        limitReached: bound.used >= bound.limit,
        limitAmount: formatAmount(bound.limit, currency),
        limitUsed: formatAmount(bound.used, currency),
      }
    : { limited: false, limitReached: false }

/**
 * Refuses a deposit beyond the document limit until documents arrive (128). Call under the wallet's lock, so that two
 * deposits cannot pass it together.
 */
export async function documentLimitRefusal(house: House, sql: Sql, player: Player, amount: bigint): Promise<Refused | undefined> {
  const bound = await documentLimitOf(house, sql, player)
  if (!bound || bound.used + amount <= bound.limit) return undefined
  return refuse('notValidated', { details: { documents: [...proofOfPerson] } })
}
