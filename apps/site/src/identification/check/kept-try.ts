import type { IdentificationMethod } from '@fairhouse/contract'
import type { Begun } from './identity-check.ts'

/** A try that is under way, as this tab remembers it over reloads and redirects. The server binds it to the browser. */
export type KeptTry = Begun & {
  readonly method: IdentificationMethod
  readonly purpose: 'login' | 'registration' | 'age' | 'deposit' | 'proof'
  readonly customerApp?: 'poker'
  /** Where to go after the login. */
  readonly after?: Readonly<Record<string, string>>
}

const place = 'identification-try'
/** What the address asks for after a login; kept on the way to another service and back. */
const gameAfterLogin = 'game-after-login'

export function keepTry(kept: KeptTry): void {
  sessionStorage.setItem(place, JSON.stringify(kept))
  if (kept.after?.[gameAfterLogin]) sessionStorage.setItem(gameAfterLogin, kept.after[gameAfterLogin])
}

/** Returns the try under way, unless it has expired. */
export function readTry(now: number): KeptTry | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null') as KeptTry | null // this file writes it
    return kept && new Date(kept.expirationTime).getTime() > now ? kept : undefined
  } catch {
    return undefined
  }
}

export function forgetTry(): void {
  sessionStorage.removeItem(place)
}

/** Returns where to go after a login over another service; only once. */
export function takeAfter(kept: KeptTry | undefined): Readonly<Record<string, string>> {
  const game = sessionStorage.getItem(gameAfterLogin)
  sessionStorage.removeItem(gameAfterLogin)
  return { ...kept?.after, ...(game ? { [gameAfterLogin]: game } : {}) }
}
