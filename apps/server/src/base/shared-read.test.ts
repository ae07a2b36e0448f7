import { expect, test } from 'vitest'
import { openSharedRead } from './shared-read.ts'

/** Reads that a test answers, in their order. */
function heldReads() {
  const answers: ((version: number) => void)[] = []
  const failures: (() => void)[] = []
  const read = () =>
    new Promise<number>((resolve, reject) => {
      answers.push(resolve)
      failures.push(() => reject(new Error('away')))
    })
  return { read, answers, failures }
}
const turns = () => new Promise((resolve) => setImmediate(resolve))

test('many who ask at once are answered by two readings, and nobody by one that began before they asked', async () => {
  const { read, answers } = heldReads()
  const versionOf = openSharedRead(read)
  const first = versionOf()
  const later = [versionOf(), versionOf(), versionOf()]
  expect(answers.length).toBe(1)
  answers[0]?.(1)
  await first
  await turns()
  expect(answers.length).toBe(2)
  // Whoever comes now may have seen something change since the second reading began.
  const last = versionOf()
  answers[1]?.(2)
  await Promise.all(later)
  await turns()
  answers[2]?.(3)
  const versions = await Promise.all([first, ...later, last])
  expect(versions).toEqual([1, 2, 2, 2, 3])
})

test('a reading that fails fails for those who asked by it, and the next is tried', async () => {
  const { read, answers, failures } = heldReads()
  const versionOf = openSharedRead(read)
  const [first, second] = [versionOf(), versionOf()]
  failures[0]?.()
  await expect(first).rejects.toThrow('away')
  await turns()
  answers[1]?.(2)
  expect(await second).toBe(2)
})
