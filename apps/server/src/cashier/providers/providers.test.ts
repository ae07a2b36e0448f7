// Each adapter is handed its own secrets and nobody else's.
import { afterEach, expect, test, vi } from 'vitest'
import type { House } from '../../base/house.ts'
import { openMetrics } from '../../base/monitoring/metrics.ts'
import { providerNamed } from './providers.ts'
import { allProviders } from './registry.ts'

const house = {
  metrics: openMetrics(),
  env: { acquirer: { apiKey: 'key', webhookSecret: 'hook' }, serviceSecret: (name: string) => `secret-${name}` },
} as unknown as House // all that is asked of it
afterEach(() => void vi.unstubAllGlobals())

test.each(allProviders.map(({ id, secrets }) => ({ id, secrets })))('$id is handed its own secrets alone', ({ id, secrets }) => {
  const { cx } = providerNamed(house, id)
  const others = allProviders.filter((other) => other.id !== id).flatMap((other) => other.secrets)
  expect(others.length).toBeGreaterThan(5)
  for (const name of others) expect(() => cx.secret(name)).toThrow(`The adapter "${id}" asked for the secret "${name}"`)
  for (const name of secrets) expect(cx.secret(name)).toMatch(/^(key|hook|secret-\w+)$/)
  expect(Object.keys(cx).toSorted()).toEqual(['clock', 'fetch', 'secret', 'settings'])
})

test.each([
  ['answered', () => new Response('{}')],
  ['refused', () => new Response('{}', { status: 402 })],
  ['failed', () => new Response('', { status: 503 })],
  ['failed', () => new Response('', { status: 429 })],
  ['unreachable', () => Promise.reject(new TypeError('fetch failed'))],
])('a call to a provider is measured as %s, and ends as it would have', async (outcome, answer) => {
  vi.stubGlobal('fetch', async () => answer())
  const counted = async () => {
    const { values } = await house.metrics.providerCalls.get()
    const own = values.filter(({ metricName, labels }) => metricName?.endsWith('_count') && labels.provider === 'trustly')
    return Object.fromEntries(own.map(({ labels, value }) => [labels.outcome, value]))
  }
  const before = await counted()
  const { cx } = providerNamed(house, 'trustly')
  const ended = await cx.fetch('https://provider.example/').then(
    ({ status }) => status,
    (error: Error) => error.message,
  )
  expect(ended).toBe(
    await Promise.resolve(answer()).then(
      ({ status }) => status,
      (error: Error) => error.message,
    ),
  )
  expect(await counted()).toEqual({ ...before, [outcome]: (before[outcome] ?? 0) + 1 })
})
