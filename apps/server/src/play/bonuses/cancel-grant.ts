import type { Actor } from '../../base/actor.ts'
import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { lockWallet } from '../../money/wallet/index.ts'
import { endFreeRounds } from '../free-rounds/index.ts'
import { changeGrant } from './change-grant.ts'
import { readAwards, readGrant, writeAwards, writeGrantEnded, type GrantRow } from './grant.sql.ts'
import { settleGrants } from './settle-grants.ts'

/**
 * Ends a bonus before its time, in the caller's transaction: what is still to be played with goes back to the house,
 * what was the player's at once stays theirs.
 */
export async function cancelGrant(
  house: House,
  tx: Transaction,
  bonus: Pick<GrantRow, 'shard' | 'deposit' | 'player' | 'currency'>,
  actor: Actor,
): Promise<void> {
  const { shard, deposit } = bonus
  await lockWallet(tx, bonus)
  const grant = await readGrant(tx, shard, deposit)
  await endFreeRounds(tx, bonus, 'cancelled', house.clock.now(), actor)
  if (grant?.state !== 'granted' || grant.ended_at) return
  const rows = await readAwards(tx, shard, deposit)
  const isCount = (kind: string) => kind === 'freeSpin' || kind === 'pokerBonus'
  const taken = rows.map((row) => (isCount(row.kind) ? { ...row, held: 0n, lost: row.lost + row.held } : row))
  await writeAwards(tx, shard, deposit, taken)
  if (grant.wager_state === null) return writeGrantEnded(tx, grant, house.clock.now())
  await changeGrant(house, tx, grant, { action: 'end', as: 'cancelled', actor })
  await settleGrants(house, tx, bonus)
}
