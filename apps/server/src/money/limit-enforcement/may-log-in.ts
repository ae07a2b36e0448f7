import type { House } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import type { PlayerRow } from '../../people/players/index.ts'
import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../wallet/posting.ts'
import { limitsAt } from '../limits/limits-in-force.ts'
import { isTimed, readLimitFacts } from '../limits/read-facts.ts'
import { refreshCapsInside } from './refresh-caps.ts'
import { barAt, sessionTimeOf, timeFreeAt } from '../limits/standing.ts'

/**
 * Returns why a player may not log in. Excluded players may, in order to withdraw; an operator's block and used-up
 * session time keep a player out.
 */
export async function mayLogIn(
  house: House,
  { shard, id, currency }: Pick<PlayerRow, 'shard' | 'id' | 'currency'>,
): Promise<Refused | undefined> {
  const now = house.clock.now()
  const facts = await readLimitFacts(house, house.db, { shard, player: id, currency })
  if (barAt(facts?.exclusions ?? [], now) === 'blocked') return refuse('loginNotAllowed')
  const limits = facts && limitsAt(facts, now)
  return limits && sessionTimeOf(limits).isUp ? refuse('sessionTimeReached', { until: timeFreeAt(limits) }) : undefined
}

/** Recomputes when session time runs out, after a login or game has begun, if the player's time is limited. */
export async function timeBegan(house: House, tx: Sql, wallet: WalletKey): Promise<void> {
  const facts = await readLimitFacts(house, tx, wallet)
  if (facts && isTimed(facts, house.clock.now())) await refreshCapsInside(house, tx, wallet)
}
