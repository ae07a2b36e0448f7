import { proves } from '@fairhouse/testing/proves.ts'
import type { PageSettings } from '@fairhouse/contract'
import { callerOver } from '@fairhouse/contract/caller.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followSession } from './follow-session.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Plays a game and notes each request: its path, its body, and whether it outlives the page. */
function playing() {
  const sent: [string, unknown, boolean | undefined][] = []
  const answer = { gameSessionId: 'mine', open: true, reason: null }
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    sent.push([String(url), JSON.parse(String(init?.body)), init?.keepalive])
    return Response.json(answer)
  }
  const settings = { fe: {}, be: {} } as unknown as PageSettings // what it reads of them
  const ends: string[] = []
  const session = followSession('mine', callerOver(fetch), settings, (why) => ends.push(why))
  return { session, sent, ends }
}

test('a session that goes on is prolonged each minute, without a word more', async () => {
  proves('SHL-778')
  const { session, sent } = playing()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(60_001)
  expect(sent.map(([path, body]) => [path, body])).toEqual([
    ['/api/game/session/prolong', {}],
    ['/api/game/session/prolong', {}],
  ])
  session.stop()
})

test('a tab that is closed ends its session by a call that outlives the page, once', () => {
  proves('SHL-780')
  const { session, sent, ends } = playing()
  window.dispatchEvent(new Event('pagehide'))
  window.dispatchEvent(new Event('pagehide'))
  session.stop()
  expect(sent).toEqual([['/api/game/session/close', { gameSessionId: 'mine', reason: 'unload' }, true]])
  expect(ends).toEqual(['unload'])
})
