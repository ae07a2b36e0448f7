import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { writeJob } from '../../base/jobs/jobs.sql.ts'
import { callPost } from '../wallet/post.sql.ts'
import { lockWallet } from '../wallet/wallet.sql.ts'
import type { WalletKey } from '../wallet/posting.ts'
import { countryAt } from '@fairhouse/country-rules'
import { readAllowances, writeCaps } from '../limits/limits.sql.ts'
import { limitsAt, type LimitsAt } from '../limits/limits-in-force.ts'
import { readLimitFacts, type LimitContext } from '../limits/read-facts.ts'
import { readRulesHeld, writeRulesHeld } from '../limits/rules-held.sql.ts'
import { standingOf } from '../limits/standing.ts'

/** The job that ends logins whose session time is used up. */
export const sessionTimeJob = 'session-time'
export const limitJobKey = ({ shard, player, currency }: WalletKey): string => `${shard}:${player}:${currency}`

/**
 * Recomputes and writes a wallet's caps and gates under the wallet's lock, so a limit change and a bet never
 * interleave. Moves cash above the max balance to the reserve. Returns the limits it computed.
 */
export async function refreshCapsInside(house: LimitContext, sql: Sql, wallet: WalletKey): Promise<LimitsAt | undefined> {
  await lockWallet(sql, wallet)
  const at = house.clock.now()
  const facts = await readLimitFacts(house, sql, wallet, at)
  if (!facts) return undefined
  const country = countryAt(facts.held, at)
  if ((await readRulesHeld(sql, wallet)).at(-1)?.country !== country) await writeRulesHeld(sql, wallet, country, at)
  const limits = limitsAt(facts, at)
  const { caps, gates, timeUpAt } = standingOf(limits)
  const before = (await readAllowances(sql, wallet))?.max_balance ?? null
  await writeCaps(sql, wallet, caps, gates)
  await keepToMaxBalance(sql, wallet, before, at)
  // One key per minute: a job running now must not swallow one scheduled for later.
  if (timeUpAt) await writeJob(sql, sessionTimeJob, `${limitJobKey(wallet)}:${Math.floor(timeUpAt.getTime() / 60_000)}`, timeUpAt)
  return limits
}

/** Recomputes a wallet's caps and gates in a transaction of its own. */
export async function refreshCapsOf(house: LimitContext & Pick<House, 'db'>, wallet: WalletKey): Promise<void> {
  await house.db.transaction((tx) => refreshCapsInside(house, tx, wallet))
}

/**
 * Moves cash above the max balance to the reserve, under the wallet's lock. Moves it back only if the player's limit
 * was raised or removed; `before` is the previous limit.
 */
export async function keepToMaxBalance(sql: Sql, wallet: WalletKey, before: bigint | null, at: Date): Promise<void> {
  const row = await readAllowances(sql, wallet)
  if (!row) return
  const { cash, reserve, max_balance: most, seq } = row
  const excess = most === null ? 0n : cash - most
  const grown = before !== null && (most === null || most > before)
  const room = most === null ? reserve : least(reserve, most - cash)
  const [from, to, amount] = excess > 0n ? ['cash', 'reserve', excess] : ['reserve', 'cash', grown ? room : 0n]
  if (amount <= 0n) return
  const id = `max-balance:${wallet.player}:${wallet.currency}:${seq}`
  const [result] = await callPost(sql, [{ op: 'move', wallet, id, kind: 'maxBalance', reason: id, legs: [[from, to, amount]] }], at)
  if (result?.outcome !== 'posted') throw new Error(`The max balance of wallet ${limitJobKey(wallet)} was not kept: ${result?.outcome}`)
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)
