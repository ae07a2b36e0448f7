import type { ErrorAnswer, Exclusion } from '@fairhouse/contract'
import { expect, test } from 'vitest'
import { drawn, textOf } from '../testing/test-drawn.tsx'
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

const draw = async (error: ErrorAnswer, state: 'open' | 'unconnected' = 'open', exclusion: Exclusion | null = null) => {
  const details = { game: game('Orchard', state), groups: [], alike: [game('Palmyra')] }
  // The keys of these very questions.
  const known = [
    [['GET /api/games/details', { id: 'orchard' }], details],
    [['GET /api/exclusion', {}], { exclusion, timeOutHours: [], exclusionMonths: [] }],
  ] as [never, unknown][]
  const around = { known, profile: { playerId: '1' }, areas: ['game', 'lobby', 'exclusion'] as const }
  return textOf(await drawn(<RefusedGame id="orchard" error={error} />, { ...around, areas: [...around.areas] }))
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

test.each<[Exclusion['kind'], string | null, string]>([
  ['timeOut', '2026-12-02T01:02:00Z', 'You are taking a break until'],
  ['excluded', '2026-12-02T01:02:00Z', 'You are excluded from play until'],
  ['excluded', null, 'You are excluded from play for good'],
])('who is away by %s until %s reads that, and of no closed account', async (kind, until, told) => {
  const error = { error: 'closedUntilDate', errorCode: 217, expireTimestamp: '2026-12-02T01:02:00Z' }
  const text = await draw(error, 'open', { kind, since: '2026-12-01T01:02:00Z', until, ending: 'byItself' })
  expect(text).toContain(told)
  expect(text).not.toContain('account is closed')
  // Without a break it is the account indeed.
  expect(await draw(error)).toContain('account is closed')
})
