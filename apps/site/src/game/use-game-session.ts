import { useCallback, useEffect, useRef, useState } from 'react'
import type { PageSettings } from '@fairhouse/contract'
import { useSite } from '../base/site.ts'
import { followSession } from './follow-session.ts'
import type { GameEnd } from './game-session.ts'

/** Keeps a game session open while the page is, and closes it exactly once. Answers why it ended, and a way to leave. */
export function useGameSession(sessionId: string | null | undefined): { ended: GameEnd | undefined; leave: () => void } {
  const { call, settings } = useSite()
  const [ended, setEnded] = useState<GameEnd>()
  const running = useRef<ReturnType<typeof followSession>>(undefined)
  useEffect(() => {
    setEnded(undefined)
    if (!sessionId || !isFollowed(settings)) return
    running.current = followSession(sessionId, call, settings, setEnded)
    return running.current.stop
  }, [call, settings, sessionId])
  const leave = useCallback(() => (running.current ? running.current.send({ type: 'exit' }) : setEnded('exit')), [])
  return { ended, leave }
}

/** Game sessions are tracked in the countries listed in the setting; in all if it lists none. */
function isFollowed({ be, appliedCountryRules }: PageSettings): boolean {
  const listed = be.gameSessionEnabledCountries
  return !Array.isArray(listed) || listed.length === 0 || listed.includes(appliedCountryRules)
}
