import { rulesHeldAt, type RulesHeld } from '@fairhouse/country-rules'
import { rulesCountry } from '../../settings/index.ts'
import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../wallet/posting.ts'
import type { LimitFacts } from './limits-in-force.ts'
import { readExclusions, readLimitChanges } from './limits.sql.ts'
import { readHolder } from './rules-held.sql.ts'
import { readLoginIntervals, readPlayIntervals } from './session-time.sql.ts'

/** What computing limits needs of the house. */
export type LimitContext = Pick<House, 'clock' | 'settings'>

const dayMs = 86_400_000
// No window is longer than two months, one of which may continue under earlier rules.
const longestMs = 70 * dayMs

/** Returns whether the installation requires mandatory limits before a deposit, not only before play. */
const needsLimitToDeposit = (settings: House['settings']): boolean => settings.get('requireLimitBeforeDeposit').includes('deposit')

/** Reads everything that decides a wallet's limits at a moment, now or past; undefined if there is no such player. */
export async function readLimitFacts(
  { clock, settings }: LimitContext,
  sql: Sql,
  wallet: WalletKey,
  at: Date = clock.now(),
): Promise<LimitFacts | undefined> {
  const holder = await readHolder(sql, wallet)
  if (!holder) return undefined
  const changes = await readLimitChanges(sql, wallet)
  const exclusions = await readExclusions(sql, wallet.shard, wallet.player, at)
  const held = withNow(holder.held, rulesCountry({ settings }, holder.country), clock.now())
  return {
    held,
    birthDate: holder.birthDate,
    createdAt: holder.createdAt,
    currency: wallet.currency,
    changes,
    exclusions,
    intervals: isTimed({ held, changes }, at) ? await readIntervals(settings, sql, wallet, held, at) : [],
    needLimitToDeposit: needsLimitToDeposit(settings),
  }
}

/** Adds the current country if it has not been recorded yet. */
function withNow(held: RulesHeld, country: string, now: Date): RulesHeld {
  return held.at(-1)?.country === country ? held : [...held, { country, since: now }]
}

/** Returns whether anybody limits the player's time, or ever has. */
export function isTimed({ held, changes }: Pick<LimitFacts, 'held' | 'changes'>, at: Date): boolean {
  return changes.some(({ type }) => type === 'session') || (rulesHeldAt(held, at).limits.session?.imposed.length ?? 0) > 0
}

function readIntervals(settings: House['settings'], sql: Sql, wallet: WalletKey, held: RulesHeld, at: Date) {
  const since = new Date(at.getTime() - longestMs)
  if (rulesHeldAt(held, at).limits.session?.measure === 'gameplay')
    return readPlayIntervals(sql, wallet, since, settings.get('be.gameSessionExpirationTimeMinutes') * 60_000)
  return readLoginIntervals(sql, wallet, since, settings.get('be.sessionIdleMinutes') * 60_000)
}
