import type { House } from '../base/context.ts'
import { refuse, type Refused } from '../base/refusal.ts'
import { readPlayer } from '../players/index.ts'
import { isProven } from './channels.ts'

/** Whether a player has proven what the operator wants proven before a deposit or a withdrawal: 199, 200, or 219 for both. */
export async function mayMoveMoney(
  house: House,
  who: { shard: number; player: bigint },
  act: 'deposit' | 'withdraw',
): Promise<Refused | undefined> {
  const needed = house.settings.get(act === 'deposit' ? 'verification.neededToDeposit' : 'verification.neededToWithdraw')
  if (needed.length === 0) return undefined
  const row = await readPlayer(house.db, who.shard, who.player)
  const missing = row ? needed.filter((channel) => !isProven(row, channel)) : []
  if (missing.length === 2) return refuse('emailAndPhoneNotVerified')
  const [first] = missing
  return first && refuse(first === 'email' ? 'emailNotVerified' : 'phoneNotVerified')
}
