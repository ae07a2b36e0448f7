import { proves } from '@fairhouse/testing/proves.ts'
import type { PageSettings } from '@fairhouse/contract'
import type { Caller } from '@fairhouse/contract/caller.ts'
import { expect, it } from 'vitest'
import { launchPoker } from './launch-poker.ts'

const settings = { fe: { 'poker.gameId': 'poker' } } as unknown as PageSettings // only these are read
const caller = (ok: boolean, error = 'x') => {
  const calls: [string, unknown][] = []
  const call = (async (at: string, input: unknown) => {
    calls.push([at, input])
    return at.endsWith('launch') && !ok ? { ok, error: { error, errorCode: 205 } } : { ok: true, value: {} }
  }) as unknown as Caller // answers as much as is asked for
  return { call, calls }
}

it('launches the fixed game, for money, as the poker client', async () => {
  const { call, calls } = caller(true)
  expect((await launchPoker(call, settings, 'en')).ok).toBe(true)
  expect(calls).toEqual([['POST /api/game/poker/launch', { type: 'real', name: 'poker', customerApp: 'poker', language: 'en' }]])
})

it('logs the player out where the launch fails', async () => {
  proves('SHL-633')
  const { call, calls } = caller(false)
  expect((await launchPoker(call, settings, 'en')).ok).toBe(false)
  expect(calls.at(-1)).toEqual(['POST /api/logout', {}])
})

it('leaves the player logged in who has to choose a nickname first', async () => {
  const { call, calls } = caller(false, 'nicknameRequired')
  expect((await launchPoker(call, settings, 'en')).ok).toBe(false)
  expect(calls).toHaveLength(1)
})
