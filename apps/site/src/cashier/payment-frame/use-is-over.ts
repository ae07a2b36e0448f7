import { useEffect, useState } from 'react'
import { nowOf, useSite } from '../../base/site.ts'

/** Returns whether a moment has passed by the server's clock, checked every second; false without a moment. */
export function useIsOver(until: string | undefined): boolean {
  const site = useSite()
  const end = until === undefined ? Infinity : Date.parse(until)
  const [now, setNow] = useState(() => nowOf(site))
  useEffect(() => {
    const timer = setInterval(() => setNow(nowOf(site)), 1000)
    return () => clearInterval(timer)
  }, [site])
  return now >= end
}
