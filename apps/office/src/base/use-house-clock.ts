import { useEffect, useState } from 'react'

/** The house's clock, which a sandbox may have moved: it goes on from what the server said last. */
export function useHouseClock(serverTime: string, everyMs = 10_000): number {
  const [now, setNow] = useState(() => Date.parse(serverTime))
  useEffect(() => {
    const ahead = Date.parse(serverTime) - Date.now()
    const tick = () => setNow(Date.now() + ahead)
    tick()
    const timer = setInterval(tick, everyMs)
    return () => clearInterval(timer)
  }, [serverTime, everyMs])
  return now
}
