import type { House } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { pausedUntil, readOwnDetail } from './read-payment-details.ts'

type Who = { shard: number; player: bigint; country: string }
type Act = 'deposit' | 'withdraw' | 'play'

/**
 * Refuses an act because of the player's payout account: 251 if name and IBAN are missing, 254 if a deposit from it is
 * required, 126 if a change pauses withdrawals.
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
