import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { figureOf, heldAgainst, measure, middleOf, watchOthers, withProcessorTime, type Stretch } from './measure.ts'
import { processorMs } from './processor-time.ts'
import { tableOf } from './table.ts'

const stretch = (perSecond: number, latenciesMs: number[] = [1], processorUs: Record<string, number> = {}): Stretch => ({
  perSecond,
  latenciesMs,
  processorUs,
})

test.each([
  [[3], { middle: 3, least: 3, most: 3 }],
  [[9, 1, 5], { middle: 5, least: 1, most: 9 }],
  [[4, 1, 2, 100], { middle: 3, least: 1, most: 100 }],
])('the middle of %j is told with the least and the most', (numbers, middle) => {
  expect(middleOf(numbers)).toEqual(middle)
})

test('a figure has the middle of the rounds, so that one that went wrong moves nothing, and percentiles over all calls', () => {
  const rounds = [stretch(100, [1, 2, 3], { database: 40 }), stretch(300, [4, 100], { database: 60 }), stretch(110, [], { database: 900 })]
  expect(figureOf('ours', 'postings/s', rounds)).toMatchObject({
    perSecond: { middle: 110, least: 100, most: 300 },
    serverUs: null,
    databaseUs: 60,
    p50Ms: 3,
    p99Ms: 100,
    ratio: null,
  })
})

test('a ratio is taken round by round and names what it is held against', () => {
  const [ours, theirs] = [
    [stretch(400), stretch(90), stretch(300)],
    [stretch(200), stretch(30), stretch(200)],
  ]
  const held = heldAgainst(figureOf('ours', '1/s', ours), ours, 'theirs', theirs)
  expect(held).toMatchObject({ reference: 'theirs', ratio: { middle: 2, least: 1.5, most: 3 } })
  expect(tableOf([held]).split('\n')[1]).toMatch(/^ours\s+300\s+90–400\s+1\/s\s+theirs\s+2\.00 ×\s+1\.50–3\.00/)
})

test('each caller waits for its own answer, and things done in one call are counted each', async () => {
  let most = 0
  let running = 0
  const { latenciesMs } = await measure(3, 0.02, async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    return 2
  })
  expect(most).toBe(3)
  expect(latenciesMs.length).toBeGreaterThan(3)
})

test.skipIf(process.platform !== 'linux')(
  'processor time is that of a process and of those that it starts, for one of what was done',
  async () => {
    // Uses the processor until killed, in a grandchild of this process.
    const busy = spawn('sh', ['-c', 'while :; do :; done & wait'], { detached: true })
    const used = () => processorMs(busy.pid!, true) // it has just been started
    try {
      await expect.poll(used, { timeout: 20_000, interval: 20 }).toBeGreaterThan(100)
      expect(processorMs(busy.pid!)).toBeLessThan(used())
      const others = watchOthers(() => [])
      const { processorUs } = await withProcessorTime({ database: { pid: busy.pid!, family: true } }, () => measure(1, 0.5, waitABit))
      expect(processorUs.database).toBeGreaterThan(0)
      expect(others()).toBeGreaterThan(0)
    } finally {
      process.kill(-busy.pid!, 'SIGKILL')
    }
  },
)

const waitABit = () => new Promise<number>((resolve) => setTimeout(resolve, 20, 1))
