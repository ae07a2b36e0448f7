import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStream } from './open-stream.ts'

// Two tabs of one browser, each with its stream by the interfaces that a browser has.

class Source extends EventTarget {
  static opened: Source[] = []
  constructor() {
    super()
    Source.opened.push(this)
  }
  close() {}
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
afterEach(() => vi.unstubAllGlobals())

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
