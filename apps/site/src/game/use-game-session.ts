import { useEffect, useRef, useState } from 'react'
import { onNews } from '../push/index.ts'
import { numberSetting } from '../shell/setting.ts'
import { useSite } from '../site.ts'
import { afterProlongation, endOf, type GameEnd, type Prolonged } from './game-session.ts'

/** Keeps a game session open while the page is, and closes it exactly once. Answers why it ended, and a way to end it. */
export function useGameSession(sessionId: string | null | undefined): { ended: GameEnd | undefined; end: (why: GameEnd) => void } {
  const { call, settings } = useSite()
  const [ended, setEnded] = useState<GameEnd>()
  const finish = useRef<(why: GameEnd) => void>(setEnded)
  useEffect(() => {
    setEnded(undefined)
    finish.current = setEnded
    if (!sessionId) return
    let over = false
    let failures = 0
    const usualSeconds = numberSetting(settings, 'gameSessionProlongationTimeoutSec', 60)
    const close = (reason: 'exit' | 'unload' | 'timeout') =>
      void call('POST /api/game/session/close', { gameSessionId: sessionId, reason }, { keepalive: true })
    const end = (why: GameEnd | 'unload') => {
      if (over) return
      over = true
      clearTimeout(timer)
      // A session that the server ended needs no closing.
      if (why === 'exit' || why === 'unload' || why === 'timeout') close(why)
      if (why !== 'unload') setEnded(why)
    }
    const prolong = async () => {
      const answer = await call('POST /api/game/session/prolong', { gameSessionId: sessionId }, { timeoutMs: 10_000 })
      if (over) return
      const prolonged: Prolonged = !answer.ok
        ? { type: 'failed' }
        : answer.value.open
          ? { type: 'open' }
          : { type: 'closed', reason: answer.value.reason }
      const next = afterProlongation(failures, prolonged, usualSeconds)
      if (next.at === 'ended') return end(next.why)
      failures = next.failures
      timer = setTimeout(() => void prolong(), next.nextSeconds * 1000)
    }
    let timer = setTimeout(() => void prolong(), usualSeconds * 1000)
    finish.current = end
    const deaf = onNews((news) => news.event === 'game' && news.data.gameSessionId === sessionId && end(endOf(news.data.ended)))
    const unload = () => end('unload')
    window.addEventListener('pagehide', unload)
    return () => {
      end('unload')
      deaf()
      window.removeEventListener('pagehide', unload)
    }
  }, [call, settings, sessionId])
  return { ended, end: (why) => finish.current(why) }
}
