// Runs in the game's frame: asks the studio, and asks again while the line is dead.
import type { RoundView } from '../engine/rounds/round-view.ts'
import type { SessionView } from '../engine/play/session-view.ts'
import type { Outcome } from '../engine/rounds/round.ts'

/** An answer of the studio, or the code of its refusal. */
type Told<Answer> = ({ refused?: undefined } & Answer) | { refused: string; waitMs?: number; details?: Record<string, unknown> }

/** The answer to a spin. */
export type Spun<Decided extends Outcome = Outcome> = { round: RoundView<Decided>; state: SessionView<Decided> }

const patienceMs = 15_000
const pausesMs = [500, 1000, 2000, 4000, 5000]

/** Opens the page's connection to the studio; `lost` and `found` report when it breaks and recovers. */
export function openTalk(page: string, on: { lost: () => void; found: () => void }) {
  const key = keyOfPage()
  let isLost = false
  const once = async <Answer>(path: string, body: unknown): Promise<Told<Answer> | null> => {
    try {
      const headers = { 'Content-Type': 'application/json', 'X-Play-Key': key }
      const signal = AbortSignal.timeout(patienceMs)
      const response = await fetch(`/studio/play/${path}`, { method: 'POST', headers, body: JSON.stringify(body), signal })
      const answer = (await response.json()) as { code?: string; waitMs?: number; details?: Record<string, unknown> } // answered by serve-play.ts
      if (response.ok) return answer as Told<Answer> // each path has its own answer
      if (response.status === 409) return { refused: answer.code ?? 'TRY_LATER', waitMs: answer.waitMs, details: answer.details }
      return response.status < 500 ? { refused: answer.code ?? 'WRONG_SYNTAX' } : null
    } catch {
      return null
    }
  }
  /** Asks until there is an answer: the studio knows every spin by its key, so asking twice plays once. */
  const ask = async <Answer>(path: string, body: unknown = {}): Promise<Told<Answer>> => {
    for (let tries = 0; ; tries += 1) {
      const answer = await once<Answer>(path, body)
      if (answer) {
        if (isLost) on.found()
        isLost = false
        return answer
      }
      if (tries > 0 && !isLost) {
        isLost = true
        on.lost()
      }
      await new Promise((resolve) => setTimeout(resolve, pausesMs[tries] ?? pausesMs.at(-1)))
    }
  }
  return { ask, open: <View = SessionView>() => ask<View>('open', { page, key }) }
}

/**
 * The key that authenticates this page. It is kept in the fragment of the frame's address, which never leaves the
 * browser, survives a reload, and works where frames may not use storage.
 */
function keyOfPage(): string {
  const kept = /^#([0-9a-f]{64})$/.exec(location.hash)?.[1]
  if (kept) return kept
  const made = newKey()
  history.replaceState(null, '', `#${made}`)
  return made
}

/** 256 random bits for an address or a header. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
