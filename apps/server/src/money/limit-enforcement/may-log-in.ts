import type { House } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import type { PlayerRow } from '../../people/players/index.ts'
import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../wallet/posting.ts'
import { isTimed, readLimitFacts } from '../limits/read-facts.ts'
import { refreshCapsInside } from './refresh-caps.ts'
import { barAt, sessionTimeAt, timeFreeAt } from '../limits/standing.ts'

/** May this player log in? An excluded one may: to withdraw. A block by the operator keeps a player out, and session time that is used up. */
export async function mayLogIn(
  house: House,
  { shard, id, currency }: Pick<PlayerRow, 'shard' | 'id' | 'currency'>,
): Promise<Refused | undefined> {
  const now = house.clock.now()
  const facts = await readLimitFacts(house, house.db, { shard, player: id, currency })
  if (barAt(facts?.exclusions ?? [], now) === 'blocked') return refuse('loginNotAllowed')
  return facts && sessionTimeAt(facts, now).isUp ? refuse('sessionTimeReached', { until: timeFreeAt(facts, now) }) : undefined
}

/** A login or a game has begun: where time is limited, it is known from now on when that will be used up. */
export async function timeBegan(house: House, tx: Sql, wallet: WalletKey): Promise<void> {
  const facts = await readLimitFacts(house, tx, wallet)
  if (facts && isTimed(facts, house.clock.now())) await refreshCapsInside(house, tx, wallet)
}
