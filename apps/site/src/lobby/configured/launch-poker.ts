import type { ErrorAnswer, PageSettings } from '@fairhouse/contract'
import type { Caller } from '@fairhouse/contract/caller.ts'
import { timing } from '../../base/timing.ts'

/** Returns whether a launch only waits for something that the player can do. */
export const waitsForPlayer = ({ error }: ErrorAnswer): boolean => error === 'nicknameRequired'

/** Launches the poker client; if that fails the player is logged out, so that no half-open seat remains. */
export async function launchPoker(call: Caller, settings: PageSettings, language: string) {
  const name = String(settings.fe['poker.gameId'] ?? 'poker')
  const launched = await call('POST /api/game/poker/launch', { type: 'real', name, customerApp: 'poker', language })
  if (!launched.ok && !waitsForPlayer(launched.error)) await call('POST /api/logout', {})
  return launched
}

/** The error of a failed launch can be read for five seconds, or as the settings say, before the page starts over. Answers how to stay. */
export function startOver(): () => void {
  const timer = setTimeout(() => location.reload(), timing('pokerReloadSec', 5) * 1000)
  return () => clearTimeout(timer)
}
