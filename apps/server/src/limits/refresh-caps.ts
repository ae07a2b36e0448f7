import type { Clock } from '../base/clock.ts'
import type { Sql } from '../base/database.ts'
import { readPlayer } from '../players/index.ts'
import { lockWallet, type WalletKey } from '../wallet/index.ts'
import { standingAt } from './effective-limits.ts'
import { readExclusions, readLimitChanges, writeCaps } from './limits.sql.ts'

/** Which of the setting's words means that limits must be set before a deposit. */
export type NeedLimitToDeposit = () => boolean

/**
 * Computes a wallet's caps and gates anew and writes them, all under the wallet's lock: a change of a limit and a bet are wholly one after the other.
 * `rulesOf` names the country whose rules hold for players of a country.
 */
export async function refreshCaps(
  sql: Sql,
  clock: Clock,
  needLimitToDeposit: NeedLimitToDeposit,
  wallet: WalletKey,
  rulesOf: (country: string) => string = (country) => country,
): Promise<void> {
  await lockWallet(sql, wallet)
  const at = clock.now()
  const player = await readPlayer(sql, wallet.shard, wallet.player)
  if (!player) return
  const changes = await readLimitChanges(sql, wallet, at)
  const exclusions = await readExclusions(sql, wallet.shard, wallet.player, at)
  const facts = { country: rulesOf(player.country), changes, exclusions, needLimitToDeposit: needLimitToDeposit() }
  const { caps, gates } = standingAt(facts, at)
  await writeCaps(sql, wallet, caps, gates)
}
