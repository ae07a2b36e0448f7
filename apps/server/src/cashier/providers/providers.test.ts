// Each adapter is handed its own secrets and nobody else's.
import { expect, test } from 'vitest'
import type { House } from '../../base/house.ts'
import { providerNamed } from './providers.ts'
import { allProviders } from './registry.ts'

const house = {
  env: { acquirer: { apiKey: 'key', webhookSecret: 'hook' }, serviceSecret: (name: string) => `secret-${name}` },
} as unknown as House // all that is asked of it

test.each(allProviders.map(({ id, secrets }) => ({ id, secrets })))('$id is handed its own secrets alone', ({ id, secrets }) => {
  const { cx } = providerNamed(house, id)
  const others = allProviders.filter((other) => other.id !== id).flatMap((other) => other.secrets)
  expect(others.length).toBeGreaterThan(5)
  for (const name of others) expect(() => cx.secret(name)).toThrow(`The adapter "${id}" asked for the secret "${name}"`)
  for (const name of secrets) expect(cx.secret(name)).toMatch(/^(key|hook|secret-\w+)$/)
  expect(Object.keys(cx).toSorted()).toEqual(['clock', 'fetch', 'secret', 'settings'])
})
