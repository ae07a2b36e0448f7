import { useSyncExternalStore } from 'react'
import { nowOf, useSite } from './site.ts'

const minuteMs = 60_000
const never = () => () => {}
const minuteOf = (moment: number) => Math.floor(moment / minuteMs) * minuteMs

/** The present minute by the server's clock, in milliseconds: until the browser has taken the page over the one in which it was drawn. It does not tick by itself. */
export function useMinute(): number {
  const site = useSite()
  return useSyncExternalStore(
    never,
    () => minuteOf(nowOf(site)),
    () => minuteOf(Date.parse(site.settings.serverTime)),
  )
}
