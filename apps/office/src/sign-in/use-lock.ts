import { useCallback, useEffect } from 'react'
import { useMe } from '../base/me.ts'
import { useOffice } from '../base/office.ts'
import { knowMe } from './know-me.ts'

const signs = ['pointerdown', 'keydown', 'wheel'] as const

/** Locks the session by hand, and by itself once nobody has touched the page for as long as the house allows. */
export function useLock(): { isLocked: boolean; lock: () => void } {
  const office = useOffice()
  const me = useMe()
  const lock = useCallback(() => {
    knowMe(office, { ...me, isLocked: true })
    void office.caller.call('POST /office/lock', {})
  }, [office, me])
  const { isLocked, idleMinutes } = me
  useEffect(() => {
    if (isLocked) return
    let timer = setTimeout(lock, idleMinutes * 60_000)
    const touched = () => {
      clearTimeout(timer)
      timer = setTimeout(lock, idleMinutes * 60_000)
    }
    for (const sign of signs) window.addEventListener(sign, touched, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signs) window.removeEventListener(sign, touched)
    }
  }, [isLocked, idleMinutes, lock])
  return { isLocked, lock }
}
