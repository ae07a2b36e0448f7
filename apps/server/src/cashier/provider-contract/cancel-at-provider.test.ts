import { expect, test } from 'vitest'
import { cancelAtProvider } from './cancel-at-provider.ts'
import { ProviderError, type Progress, type Provider, type ProviderContext } from './provider.ts'

const cx = {} as ProviderContext // the provider of these tests looks at nothing of it
const about = { reference: 'd1', isPaid: false }
const captured: Progress = { providerReference: 'p1', facts: [{ kind: 'received', eventKey: 'p1', happenedAt: new Date(0) }] }

/** A provider that does not cancel, and what it knows of the payment. */
const provider = (outcome: ProviderError['outcome'], known: Progress) =>
  ({ cancel: () => Promise.reject(new ProviderError(outcome, 'no')), query: () => Promise.resolve(known) }) as unknown as Provider // all that is asked of it

test('a payment that can no longer be cancelled is asked about: it has been paid', async () => {
  expect(await cancelAtProvider(provider('refused', captured), cx, about)).toBe(captured)
})

test('a refusal about which nothing more is known stays one, and what may have been heard is not asked at once', async () => {
  await expect(cancelAtProvider(provider('refused', { facts: [] }), cx, about)).rejects.toThrow('no')
  await expect(cancelAtProvider(provider('unknown', captured), cx, about)).rejects.toThrow('no')
})
