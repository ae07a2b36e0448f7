import { proves } from '@fairhouse/testing/proves.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawn, textOf } from '../../testing/test-drawn.tsx'
import { startOver } from './launch-poker.ts'
import { ClientShown } from './PokerClient.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
afterEach(() => void vi.unstubAllGlobals())

test('a client that did not open says why', async () => {
  proves('SHL-632')
  vi.useRealTimers()
  const shown = (client: Parameters<typeof ClientShown>[0]['client']) =>
    drawn(<ClientShown client={client} open={() => undefined} />, { profile: {}, areas: ['poker-client'] })
  const html = await shown({ at: 'failed', why: 'The poker room does not answer.' })
  expect(textOf(html)).toContain('The poker room does not answer.')
  expect(html).toContain('role="alert"')
  expect(await shown({ at: 'closed' })).not.toContain('role="alert"')
})

test('and the page starts over after five seconds, unless it was left', () => {
  proves('SHL-634', 'SHL-1035')
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  startOver()
  vi.advanceTimersByTime(4999)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledOnce()
  const stay = startOver()
  stay()
  vi.advanceTimersByTime(60_000)
  expect(reload).toHaveBeenCalledOnce()
})
