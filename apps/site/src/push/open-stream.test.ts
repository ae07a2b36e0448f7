import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStream } from './open-stream.ts'

// Two tabs of one browser, each with its stream by the interfaces that a browser has.

class Source extends EventTarget {
  static opened: Source[] = []
  readyState = 1
  constructor() {
    super()
    Source.opened.push(this)
  }
  close() {}
  /** The stream was answered with something else. */
  refuse() {
    this.readyState = 2
    this.dispatchEvent(new Event('error'))
  }
  say(type: string, data = {}) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }))
  }
}

let held: Promise<unknown> | undefined
const locks = {
  request: async (_: string, { ifAvailable }: { ifAvailable?: boolean }, work: (lock: object | null) => Promise<unknown>) => {
    if (held && ifAvailable) return work(null)
    await held
    held = work({})
    return held
  },
}
beforeEach(() => {
  held = undefined
  Source.opened = []
  vi.stubGlobal('EventSource', Source)
  vi.stubGlobal('navigator', { locks })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('each tab looks again when it begins to hear, and whenever the one stream has been opened anew', async () => {
  const heard: string[] = []
  const leaving = new AbortController()
  const tab = (name: string) =>
    openStream(
      ({ event }) => heard.push(`${name} ${event}`),
      () => heard.push(`${name} opened`),
      leaving.signal,
    )
  const said = async (...words: string[]) => {
    await expect.poll(() => heard.toSorted()).toEqual(words.toSorted())
    heard.length = 0
  }
  tab('one')
  await expect.poll(() => Source.opened).toHaveLength(1)
  expect(heard).toEqual([])
  Source.opened[0]?.say('open')
  await said('one opened')
  tab('two')
  await said('two opened')
  Source.opened[0]?.say('withdrawal')
  await said('one withdrawal', 'two withdrawal')
  Source.opened[0]?.say('open')
  await said('one opened', 'two opened')
  expect(Source.opened).toHaveLength(1)
  leaving.abort()
})

test('a stream that was refused is opened again, one that the browser tries again by itself is not', async () => {
  vi.useFakeTimers()
  const leaving = new AbortController()
  openStream(
    () => undefined,
    () => undefined,
    leaving.signal,
  )
  await vi.advanceTimersByTimeAsync(0)
  Source.opened[0]?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(Source.opened).toHaveLength(1)
  Source.opened[0]?.refuse()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(Source.opened).toHaveLength(2)
  Source.opened[1]?.refuse()
  leaving.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(Source.opened).toHaveLength(2)
})
