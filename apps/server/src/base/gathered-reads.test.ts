import { expect, test } from 'vitest'
import { gatherReads } from './gathered-reads.ts'

/** A reader of numbers as words whose readings end when the test says so. */
function opened() {
  const readings: { keys: readonly number[]; end: (error?: Error) => void }[] = []
  const read = gatherReads<number, string>(
    (keys) =>
      new Promise((resolve, reject) => {
        const found = keys.map((key) => (key < 0 ? undefined : `n${key}`))
        readings.push({ keys, end: (error) => (error ? reject(error) : resolve(found)) })
      }),
  )
  const begun = async (count: number) => {
    while (readings.length < count) await new Promise(setImmediate)
    return readings[count - 1]! // the loop has just seen it
  }
  return { read, readings, begun }
}

test('what is asked in one turn is read at once, and everybody gets their own or nothing', async () => {
  const { read, begun } = opened()
  const answers = Promise.all([read(1), read(-2), read(3), read(1)])
  const { keys, end } = await begun(1)
  expect(keys).toEqual([1, -2, 3, 1])
  end()
  expect(await answers).toEqual(['n1', undefined, 'n3', 'n1'])
})

test('whoever comes while one reading is under way is answered by the next', async () => {
  const { read, readings, begun } = opened()
  const first = read(1)
  const one = await begun(1)
  const later = Promise.all([read(1), read(2)])
  await new Promise(setImmediate)
  expect(readings.length).toBe(1)
  one.end()
  expect(await first).toBe('n1')
  const two = await begun(2)
  expect(two.keys).toEqual([1, 2])
  two.end()
  expect(await later).toEqual(['n1', 'n2'])
})

test('a reading that fails fails for those who waited for it, and the next one goes on', async () => {
  const { read, begun } = opened()
  const failed = Promise.allSettled([read(1), read(2)])
  const one = await begun(1)
  const later = read(3)
  one.end(new Error('away'))
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const two = await begun(2)
  two.end()
  expect(await later).toBe('n3')
})

test('a crowd is read in parts', async () => {
  const { read, begun } = opened()
  const all = Promise.all(Array.from({ length: 300 }, (_, key) => read(key)))
  const one = await begun(1)
  one.end()
  const two = await begun(2)
  two.end()
  expect([one.keys.length, two.keys.length, (await all).length]).toEqual([256, 44, 300])
})
