import type { House } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { pausedUntil, readOwnDetail } from './read-payment-details.ts'

type Who = { shard: number; player: bigint; country: string }
type Act = 'deposit' | 'withdraw' | 'play'

/**
 * What the account that a player has given, or not given, stops: 251 where name and IBAN are wanted, 254 where a deposit from it is,
 * 126 where it was changed and withdrawals wait.
 */
export async function detailsRefusal(house: House, who: Who, act: Act): Promise<Refused | undefined> {
  const isWanted = (name: 'paymentDetails.needed' | 'paymentDetails.depositNeeded') => {
    const wanted = house.settings.get(name)
    return (wanted[who.country] ?? wanted['*'] ?? []).includes(act)
  }
  const [needed, depositNeeded] = [isWanted('paymentDetails.needed'), isWanted('paymentDetails.depositNeeded')]
  if (!needed && !depositNeeded && act !== 'withdraw') return undefined
  const detail = await readOwnDetail(house.db, who)
  if (!detail && (needed || depositNeeded)) return refuse('nameAndIbanNeeded')
  if (depositNeeded && detail?.funded_at === null) return refuse('ibanDepositNeeded')
  const until = act === 'withdraw' ? pausedUntil(house, detail) : undefined
  if (!until || !detail?.changed_at) return undefined
  return refuse('paymentDetailsChanged', { details: { from: detail.changed_at.toISOString(), until: until.toISOString() } })
}
