import { describe, expect, it } from 'vitest'
import { runFlow } from './run-flow.ts'

type Door = { at: 'shut' } | { at: 'open'; visitors: number } | { at: 'locked' }
type DoorEvent = { type: 'push' } | { type: 'enter' } | { type: 'lock' }

function step(now: Door, event: DoorEvent): Door {
  if (now.at === 'shut' && event.type === 'push') return { at: 'open', visitors: 0 }
  if (now.at === 'open' && event.type === 'enter') return { ...now, visitors: now.visitors + 1 }
  if (now.at === 'open' && event.type === 'lock') return { at: 'locked' }
  return now
}

describe('runFlow', () => {
  it('begins what a state begins when it is entered, and aborts it when it is left', () => {
    const signals: AbortSignal[] = []
    const flow = runFlow<Door, DoorEvent>(step, { at: 'shut' }, { open: (_state, _send, signal) => void signals.push(signal) })
    flow.start()
    flow.send({ type: 'push' })
    expect(signals.map((signal) => signal.aborted)).toEqual([false])
    flow.send({ type: 'lock' })
    expect(signals.map((signal) => signal.aborted)).toEqual([true])
  })

  it('does not begin again while the state keeps its name', () => {
    let times = 0
    const flow = runFlow<Door, DoorEvent>(step, { at: 'shut' }, { open: () => void times++ })
    flow.start()
    flow.send({ type: 'push' })
    flow.send({ type: 'enter' })
    flow.send({ type: 'enter' })
    expect(flow.now()).toEqual({ at: 'open', visitors: 2 })
    expect(times).toBe(1)
  })

  it('tells nobody when an event has no meaning', () => {
    let told = 0
    const flow = runFlow<Door, DoorEvent>(step, { at: 'shut' }, {})
    flow.start()
    flow.onChange(() => void told++)
    flow.send({ type: 'lock' })
    expect(flow.now()).toEqual({ at: 'shut' })
    expect(told).toBe(0)
  })

  it('ignores what a state that was left still sends', () => {
    let late: ((event: DoorEvent) => void) | undefined
    const flow = runFlow<Door, DoorEvent>(step, { at: 'shut' }, { shut: (_state, send) => void (late = send) })
    flow.start()
    flow.send({ type: 'push' })
    late?.({ type: 'lock' })
    expect(flow.now().at).toBe('open')
  })

  it('aborts at the end', () => {
    let signal: AbortSignal | undefined
    const flow = runFlow<Door, DoorEvent>(step, { at: 'shut' }, { shut: (_state, _send, given) => void (signal = given) })
    flow.start()
    flow.stop()
    expect(signal?.aborted).toBe(true)
  })
})
