import { expect, test } from 'vitest'
import { openConnectionGate } from './connection-gate.ts'
import { DatabaseAway } from './database-away.ts'

const away = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))

test('a thousand callers who ask without pause reach a database that is away a few times only, and all get through once it is back', async () => {
  let [tried, isBack] = [0, false]
  const gate = openConnectionGate(() => false)
  const ask = () => gate.through(() => ((tried += 1), isBack ? Promise.resolve('there') : away()))
  const until = performance.now() + 300
  while (performance.now() < until) {
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, ask))
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']))
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  // The hundred of the first moment know of nothing yet; afterwards one asks now and then.
  expect(tried).toBeLessThan(110)
  isBack = true
  await expect.poll(() => ask().catch((error: unknown) => error), { interval: 1 }).toBe('there')
  expect(await Promise.all(Array.from({ length: 100 }, ask))).toEqual(Array.from({ length: 100 }, () => 'there'))
})

test('while it is closed callers are told so without waiting, and those who find an open connection go through', async () => {
  let hasIdle = false
  const gate = openConnectionGate(() => hasIdle)
  await expect(gate.through(away)).rejects.toThrow('ECONNREFUSED')
  await expect(gate.through(async () => 'unreached')).rejects.toThrow(DatabaseAway)
  hasIdle = true
  expect(await gate.through(async () => 'reached')).toBe('reached')
})

test('a statement that fails, or a database that only reads, closes nothing', async () => {
  const gate = openConnectionGate(() => false)
  for (const code of ['23505', '25006', '53100'])
    await expect(gate.through(() => Promise.reject(Object.assign(new Error('no'), { code })))).rejects.toThrow('no')
  expect(await gate.through(async () => 'open')).toBe('open')
})
