import { useEffect, useState } from 'react'

/** The house's clock, which a sandbox may have moved: it goes on from what the server said last. */
export function useHouseClock(serverTime: string): number {
  const [now, setNow] = useState(() => Date.parse(serverTime))
  useEffect(() => {
    const ahead = Date.parse(serverTime) - Date.now()
    const tick = () => setNow(Date.now() + ahead)
    tick()
    const timer = setInterval(tick, 10_000)
    return () => clearInterval(timer)
  }, [serverTime])
  return now
}
