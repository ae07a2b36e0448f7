import type { PlayerContext } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { insertAgreement } from './agreement.sql.ts'
import { methodFor } from './list-methods.ts'

/** Records a player's answer to a method's agreement, in the version shown; a later answer may differ. */
export async function verifyPaymentDetails(
  { house, player }: PlayerContext,
  { method: id, depositAgreement }: { method: number; depositAgreement: boolean },
): Promise<Record<string, never> | Refused> {
  const method = await methodFor(house, player, id)
  if (!method?.agreement) return refuse('methodUnavailable')
  const { shard, player: number } = player
  await insertAgreement(house.db, {
    shard,
    player: number,
    method: id,
    version: method.agreement,
    accepted: depositAgreement,
    at: house.clock.now(),
  })
  return {}
}
