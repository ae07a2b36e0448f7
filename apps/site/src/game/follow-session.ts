import type { PageSettings } from '@fairhouse/contract'
import type { Caller } from '@fairhouse/contract/caller.ts'
import { onPushEvent } from '../push/index.ts'
import { onOtherTab, writeActiveSession } from './active-session.ts'
import { needsClosing, opened, paceOf, stepSession, type GameEnd, type GameSession, type SessionEvent } from './game-session.ts'

const paceIn = ({ fe, be }: PageSettings) =>
  paceOf(
    fe.gameSessionProlongationTimeoutSec,
    be.gameSessionExpirationTimeMinutes,
    fe['timings.prolongationRetrySec'],
    fe.prolongationFailures,
  )

/** Runs one session: its timers, the calls it makes, and what it hears. */
export function followSession(id: string, call: Caller, settings: PageSettings, onEnd: (why: GameEnd) => void) {
  const pace = paceIn(settings)
  let session: GameSession = opened(id, Date.now(), pace)
  let prolonging: ReturnType<typeof setTimeout> | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  const send = (event: SessionEvent) => {
    const before = session
    session = stepSession(session, event, pace)
    if (session === before) return
    if (session.at === 'ended') return finish(session.why)
    if (before.at === 'playing' && before.prolongAt !== session.prolongAt) planProlongation()
    planTimeout()
  }
  const finish = (why: GameEnd) => {
    clearTimeout(prolonging)
    clearTimeout(waiting)
    if (needsClosing(why)) void call('POST /api/game/session/close', { gameSessionId: id, reason: why }, { keepalive: true })
    if (why !== 'parallel') writeActiveSession(null)
    onEnd(why)
  }
  const prolong = async () => {
    const answer = await call('POST /api/game/session/prolong', {}, { timeoutMs: 9000 })
    if (!answer.ok) send({ type: 'prolongFailed', now: Date.now() })
    else if (answer.value.gameSessionId !== id) send({ type: 'endedThere', reason: 'parallel' })
    else if (answer.value.open) send({ type: 'prolonged', now: Date.now() })
    else send({ type: 'endedThere', reason: answer.value.reason })
  }
  const planProlongation = () => {
    clearTimeout(prolonging)
    if (session.at === 'playing' && session.prolongAt !== null)
      prolonging = setTimeout(() => void prolong(), session.prolongAt - Date.now())
  }
  const planTimeout = () => {
    clearTimeout(waiting)
    if (session.at !== 'playing' || session.hiddenAt === null) return
    waiting = setTimeout(() => send({ type: 'waited', now: Date.now() }), session.hiddenAt + pace.inactivitySeconds * 1000 - Date.now())
  }
  writeActiveSession(id)
  planProlongation()
  const deaf = listen(id, send)
  return {
    send,
    // A player who goes to another page of the site leaves the game; only a page that goes away unloads it.
    stop: () => {
      send({ type: 'exit' })
      deaf()
    },
  }
}

/** Subscribes a session to its events, its own timers aside. */
function listen(id: string, send: (event: SessionEvent) => void): () => void {
  const seen = () => send({ type: document.hidden ? 'hidden' : 'shown', now: Date.now() })
  const unload = () => send({ type: 'unload' })
  if (document.hidden) seen()
  document.addEventListener('visibilitychange', seen)
  window.addEventListener('pagehide', unload)
  const deaf = [
    onOtherTab((other) => send({ type: 'otherTab', id: other })),
    onPushEvent((news) => news.event === 'game' && news.data.gameSessionId === id && send({ type: 'endedThere', reason: news.data.ended })),
  ]
  return () => {
    document.removeEventListener('visibilitychange', seen)
    window.removeEventListener('pagehide', unload)
    for (const stop of deaf) stop()
  }
}
