/** The pop-ups of the limit form. */
export type PopupType = 'high' | 'biggestLimit1' | 'biggestLimit2' | 'lowLimit1' | 'lowLimit2'

/** Which pop-up a daily limit brings about, by what counts as high and by the deposits under way; all in small units. Without a high amount no limit is high. */
export function popupType(daily: bigint, high: bigint | undefined, pending: bigint): PopupType | undefined {
  if (high !== undefined && daily > high) return pending === 0n ? 'high' : pending <= high ? 'biggestLimit1' : 'biggestLimit2'
  if (pending === 0n) return undefined
  return pending <= daily ? 'lowLimit1' : 'lowLimit2'
}
