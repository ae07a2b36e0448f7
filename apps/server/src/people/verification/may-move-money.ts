import type { House } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { readPlayer, type PlayerRow } from '../players/player.sql.ts'
import { isProven } from './channels.ts'

type Who = { shard: number; player: bigint }

/**
 * Returns what a player must prove before a deposit or withdrawal, by the operator's settings: 199, 200, or 219 for
 * both, and age (307).
 */
export async function mayMoveMoney(house: House, who: Who, act: 'deposit' | 'withdraw'): Promise<Refused | undefined> {
  const needed = house.settings.get(act === 'deposit' ? 'verification.neededToDeposit' : 'verification.neededToWithdraw')
  if (needed.length === 0 && !asksForAge(house)) return undefined
  const row = await readPlayer(house.db, who.shard, who.player)
  if (!row) return undefined
  const missing = needed.filter((channel) => !isProven(row, channel))
  if (missing.length === 2) return refuse('emailAndPhoneNotVerified')
  const [first] = missing
  if (first) return refuse(first === 'email' ? 'emailNotVerified' : 'phoneNotVerified')
  return ageRefusal(house, row, act)
}

/** Refuses (307) a game for money to a player whose age no service has vouched for, if that is required. */
export async function mayPlay(house: House, who: Who): Promise<Refused | undefined> {
  if (!asksForAge(house)) return undefined
  const row = await readPlayer(house.db, who.shard, who.player)
  return row && ageRefusal(house, row, 'play')
}

const asksForAge = ({ settings }: House) => Object.keys(settings.get('verification.ageNeeded')).length > 0

function ageRefusal({ settings }: House, row: PlayerRow, act: 'deposit' | 'withdraw' | 'play'): Refused | undefined {
  const needed = settings.get('verification.ageNeeded')
  const asked = (needed[row.country] ?? needed['*'] ?? []).includes(act)
  return asked && !row.age_verified_at ? refuse('ageNotVerified') : undefined
}
