import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { useMe } from '../../base/me.ts'
import { useHouseClock } from '../../base/use-house-clock.ts'

type Revealed = OfficeAnswers<'POST /office/players/reveal'>
type Values = Revealed['values']

/** What was revealed in this tab, by colleague and player. It is in memory alone and goes with the page. */
const shown = new Map<string, readonly Revealed[]>()
const listeners = new Set<() => void>()
const heard = () => listeners.forEach((listener) => listener())
const follow = (listener: () => void) => (listeners.add(listener), () => void listeners.delete(listener))
const nothing: readonly Revealed[] = []

/** What has been revealed of a player and is not over, and until when the last of it is. */
export function useRevealed(player: string): { values: Values; until: string | undefined; add: (revealed: Revealed) => void } {
  const { id, isLocked, serverTime } = useMe()
  const key = `${id} ${player}`
  const all = useSyncExternalStore(
    follow,
    () => shown.get(key) ?? nothing,
    () => nothing,
  )
  const now = useHouseClock(serverTime)
  const open = all.filter(({ until }) => Date.parse(until) > now)
  const first = Math.min(...open.map(({ until }) => Date.parse(until)))
  useEffect(() => {
    const forget = () => {
      const left = (shown.get(key) ?? nothing).filter(({ until }) => Date.parse(until) > first)
      if (left.length > 0) shown.set(key, left)
      else shown.delete(key)
      heard()
    }
    if (open.length < all.length && open.length === 0) {
      shown.delete(key)
      return
    }
    if (!Number.isFinite(first)) return
    const timer = setTimeout(forget, Math.max(0, first - now))
    return () => clearTimeout(timer)
  }, [key, all, open.length, first, now])
  return {
    values: isLocked ? {} : Object.assign({}, ...open.map(({ values }) => values)),
    until: open.at(-1)?.until,
    add: (revealed) => {
      shown.set(key, [...open, revealed])
      heard()
    },
  }
}
