import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { runFlow } from '@fairhouse/flow'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { curtainClock } from './curtain-clock.ts'
import { stepCurtain, type Curtain, type CurtainEvent } from './curtain.ts'

const up: Curtain = { at: 'up', asked: false }
const asked: Curtain = { at: 'up', asked: true }
const lifting: Curtain = { at: 'lifting' }
const down: Curtain = { at: 'down' }

it.each([
  [up, 'asked', asked],
  [up, 'answered', lifting],
  [up, 'failed', lifting],
  [up, 'protected', lifting],
  [up, 'caught', lifting],
  [up, 'fallback', lifting],
  [up, 'lifted', up],
  [asked, 'asked', asked],
  [asked, 'answered', lifting],
  [asked, 'failed', lifting],
  [asked, 'protected', lifting],
  [asked, 'caught', lifting],
  [asked, 'fallback', asked],
  [asked, 'lifted', asked],
  [lifting, 'answered', lifting],
  [lifting, 'fallback', lifting],
  [lifting, 'lifted', down],
  [down, 'asked', down],
  [down, 'caught', down],
] as const)('%o hears %s and is %o', (now, event, next) => {
  expect(stepCurtain(now, event)).toEqual(next)
})

describe('the curtain', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const run = () => {
    const flow = runFlow<Curtain, CurtainEvent>(stepCurtain, up, curtainClock)
    flow.start()
    return flow
  }

  /** The rows that each case shows. */
  const rowsOfEvents: Record<string, RowName[]> = {
    answered: ['SHL-576', 'SHL-1034'],
    failed: ['SHL-577'],
    protected: ['SHL-578'],
    caught: ['SHL-579'],
  }

  it.each(['answered', 'failed', 'protected', 'caught'] as const)('goes 300 ms after the request was %s', (event) => {
    proves(...(rowsOfEvents[event] ?? []))
    const flow = run()
    flow.send('asked')
    vi.advanceTimersByTime(700)
    flow.send(event)
    vi.advanceTimersByTime(299)
    expect(flow.now()).toEqual(lifting)
    vi.advanceTimersByTime(1)
    expect(flow.now()).toEqual(down)
  })

  it('goes after ten seconds where nothing was asked', () => {
    proves('SHL-580', 'SHL-1033')
    const flow = run()
    vi.advanceTimersByTime(9_500)
    expect(flow.now().at).toBe('up')
    vi.advanceTimersByTime(1_000)
    expect(flow.now().at).toBe('down')
  })

  it('waits longer than ten seconds for a request that is on its way', () => {
    proves('SHL-581')
    const flow = run()
    flow.send('asked')
    vi.advanceTimersByTime(12_000)
    expect(flow.now().at).toBe('up')
    flow.send('answered')
    vi.advanceTimersByTime(300)
    expect(flow.now().at).toBe('down')
  })
})
