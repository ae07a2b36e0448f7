import { calendarWindow } from '@fairhouse/country-rules'
import { parseAmount } from '@fairhouse/money'
import type { Actor } from '../../base/actor.ts'
import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../../money/wallet/index.ts'
import { wageringOf, winningsFactorOf, type CampaignData } from '../campaigns/index.ts'
import { addFreeRoundEvent, insertFreeRounds, readFreeRoundsOfGrant, type FreeRoundAward } from './free-round-award.sql.ts'

const dayMs = 86_400_000
/** Factors are kept in ten-thousandths: they have four decimals at most. */
const decimals = 4

/** What the free rounds of a campaign are in a currency: `value` and `max_won` in minor units, `factor` in ten-thousandths; null if wins are cash. */
type FreeRoundTerms = Pick<FreeRoundAward, 'value' | 'games' | 'max_won' | 'factor'>

/**
 * Returns what free rounds a campaign gives; undefined where it gives none, as one of an earlier time that says neither what
 * a round is worth nor where it is played.
 */
export function freeRoundTerms(data: CampaignData, currency: string): FreeRoundTerms | undefined {
  const terms = data.terms[currency] ?? {}
  const value = parseAmount(terms.freeSpinValue ?? '', currency)
  if (!terms.freeSpinAmount || !value || !data.freeSpinGames?.length) return undefined
  const factor = winningsFactorOf(terms, wageringOf(data))
  return {
    value,
    games: data.freeSpinGames,
    max_won: parseAmount(terms.freeSpinMaxWinnings ?? '', currency) ?? null,
    factor: factor === undefined ? null : tenThousandths(factor),
  }
}

function tenThousandths(factor: string): bigint {
  const [whole = '', part = ''] = factor.split('.')
  return BigInt(whole + part.padEnd(decimals, '0'))
}

/** What of a bonus gives free rounds, and the end of whose day its time runs to. */
type Giving = WalletKey & { grant: string; data: CampaignData; rounds: bigint; at: Date; timeZone: string }

/**
 * Gives the free rounds of a bonus, by its campaign as it was accepted. Rounds whose wins are wagered have the time of
 * their bonus, all others their own.
 */
export async function giveFreeRounds(
  sql: Sql,
  { shard, player, currency, grant, data, rounds, at, timeZone }: Giving,
  actor: Actor,
): Promise<void> {
  const terms = freeRoundTerms(data, currency)
  if (rounds <= 0n || !terms) return
  const days = terms.factor === null ? data.validDays : undefined
  await insertFreeRounds(
    sql,
    {
      shard,
      player,
      currency,
      id: `free:${grant}`,
      grant_id: grant,
      given: Number(rounds),
      ...terms,
      until: days === undefined ? null : calendarWindow('daily', new Date(at.getTime() + days * dayMs), timeZone).end,
    },
    at,
    actor,
  )
}

/** Ends the free rounds of a bonus that are left. A round that has begun is played to its end. */
export async function endFreeRounds(
  sql: Sql,
  { shard, deposit }: { shard: number; deposit: string },
  as: 'cancelled' | 'undone',
  at: Date,
  actor: Actor,
): Promise<void> {
  for (const award of await readFreeRoundsOfGrant(sql, shard, deposit))
    if (award.state === 'active' || award.state === 'paused') await addFreeRoundEvent(sql, award, as, at, actor)
}

/** Gives back free rounds that ended with their deposit, once it has come back. Those whose wins were wagered stay ended. */
export async function restoreFreeRounds(
  sql: Sql,
  { shard, deposit }: { shard: number; deposit: string },
  at: Date,
  actor: Actor,
): Promise<void> {
  for (const award of await readFreeRoundsOfGrant(sql, shard, deposit))
    if (award.state === 'undone' && award.factor === null) await addFreeRoundEvent(sql, award, 'restored', at, actor)
}
