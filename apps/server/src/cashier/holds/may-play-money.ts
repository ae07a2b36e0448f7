import type { House } from '../../base/house.ts'
import type { Refused } from '../../base/http/refusal.ts'
import { holdRefusal } from './hold-refusal.ts'
import { detailsRefusal } from '../payment-details/details-refusal.ts'

/** Returns why a player may not play for money (128, 251, 254, 260, 261), or undefined. */
export const mayPlayMoney = async (
  house: House,
  player: { shard: number; player: bigint; country: string },
): Promise<Refused | undefined> => (await holdRefusal(house, player, 'play')) ?? (await detailsRefusal(house, player, 'play'))
