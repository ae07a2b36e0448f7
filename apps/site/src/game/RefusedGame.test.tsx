import type { ErrorAnswer } from '@fairhouse/contract'
import { expect, test } from 'vitest'
import { drawn, textOf } from '../test-drawn.tsx'
import { RefusedGame } from './RefusedGame.tsx'

const game = (name: string, state: 'open' | 'unconnected' = 'open') => ({
  id: name,
  friendlyId: name.toLowerCase(),
  name,
  group: 'slots',
  providerId: 1,
  provider: 'Orchard Studio',
  state,
  art: name,
  demo: true,
  isNew: false,
  popular: false,
})

const draw = async (error: ErrorAnswer, state: 'open' | 'unconnected' = 'open') => {
  const details = { game: game('Orchard', state), groups: [], alike: [game('Palmyra')] }
  const known = [[['GET /api/games/details', { id: 'orchard' }], details]] as [never, unknown][] // the key of this very question
  return textOf(await drawn(<RefusedGame id="orchard" error={error} />, { known, areas: ['game', 'lobby'] }))
}

test.each([
  [{ error: 'gameProviderUnreachable', errorCode: 205 }, 'open', true],
  [{ error: 'gameNotFound', errorCode: 131 }, 'unconnected', true],
  [{ error: 'excluded', errorCode: 120 }, 'open', false],
  [{ error: 'closedUntilDate', errorCode: 217, expireTimestamp: '2026-12-02T01:02:00Z' }, 'open', false],
  [{ error: 'limitNotSet', errorCode: 228 }, 'open', false],
] as const)('after %o of a game that is %s others are offered: %s', async (error, state, offered) => {
  const text = await draw(error, state)
  expect(text).toContain('Orchard')
  expect(text.includes('Palmyra')).toBe(offered)
})
