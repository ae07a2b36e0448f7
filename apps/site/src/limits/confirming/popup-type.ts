/** The pop-ups of the limit form. */
export type PopupType = 'high' | 'biggestLimit1' | 'biggestLimit2' | 'lowLimit1' | 'lowLimit2'

/**
 * Returns the pop-up for a daily limit, from the amount that counts as high and the pending deposits; all in minor
 * units. Without a high amount no limit is high.
 */
export function popupType(daily: bigint, high: bigint | undefined, pending: bigint): PopupType | undefined {
  if (high !== undefined && daily > high) return pending === 0n ? 'high' : pending <= high ? 'biggestLimit1' : 'biggestLimit2'
  if (pending === 0n) return undefined
  return pending <= daily ? 'lowLimit1' : 'lowLimit2'
}
