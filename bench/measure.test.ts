import { expect, test } from 'vitest'
import { figureOf, heldAgainst, measure, tableOf } from './measure.ts'

test('rates are averaged over the stretches, percentiles taken over all calls', () => {
  const figure = figureOf('ours', 'postings/s', [
    { perSecond: 100, latenciesMs: [1, 2, 3] },
    { perSecond: 300, latenciesMs: [4, 100] },
  ])
  expect(figure).toMatchObject({ value: 200, p50Ms: 3, p99Ms: 100, ratio: null })
})

test('a ratio names what it is held against', () => {
  const [ours, theirs] = [400, 160].map((perSecond, index) =>
    figureOf(index === 0 ? 'ours' : 'theirs', '1/s', [{ perSecond, latenciesMs: [1] }]),
  ) as [ReturnType<typeof figureOf>, ReturnType<typeof figureOf>]
  const held = heldAgainst(ours, theirs)
  expect(held).toMatchObject({ reference: 'theirs', ratio: 2.5 })
  expect(tableOf([held]).split('\n')[1]).toMatch(/ours\s+400\s+1\/s\s+theirs\s+2\.50 ×/)
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
