import type { Sql } from '../../base/database/database.ts'
import type { House } from '../../base/house.ts'
import { readPlayer } from '../../people/players/index.ts'
import type { WithdrawalRow } from './withdrawal.sql.ts'

/** Whether payments are stopped where a request's player is from. That the site is stopped does not hold them up. */
export async function isPayoutStopped(
  { stops }: Pick<House, 'stops'>,
  sql: Sql,
  { shard, player }: Pick<WithdrawalRow, 'shard' | 'player'>,
): Promise<boolean> {
  if (!stops.held().some(({ kind }) => kind === 'withdrawal')) return false
  const country = (await readPlayer(sql, shard, player))?.country ?? ''
  return stops.find(['withdrawal'], { country }) !== undefined
}
