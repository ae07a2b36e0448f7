import { expect, test } from 'vitest'
import type { MethodContext, StartInput } from '../../identification-contract/method.ts'
import { mobileId } from './index.ts'

/** Returns the number the service is asked about, or what is wrong with the one typed. */
async function askedFor(phoneNumber: string): Promise<unknown> {
  const asked: { phoneNumber: string }[] = []
  const settings: Record<string, unknown> = { 'be.mobileId.countries': ['LTU', 'EST'], 'be.mobileId.pinnedKeys': [] }
  const context = {
    fetch: (async (_: string, { body }: { body: string }) => {
      asked.push(JSON.parse(body) as { phoneNumber: string }) // what was just written
      return Response.json({ sessionID: 'one' })
    }) as unknown as typeof fetch, // as much of it as adapters use
    clock: { now: () => new Date('2026-11-20T12:00:00Z') },
    random: (bytes: number) => Buffer.alloc(bytes, 7),
    settings: { get: (name: string) => settings[name] ?? '' },
  } as unknown as MethodContext // as much of it as this adapter uses
  const personalCode = phoneNumber.startsWith('+372') ? '49005230210' : '48803170331'
  const started = await mobileId.start(context, { phoneNumber, personalCode, language: 'en' } as StartInput) // what this adapter uses
  return 'wrong' in started ? started.wrong : asked[0]?.phoneNumber
}

test.each([
  ['+37061200101', '+37061200101'],
  ['+370 612 00101', '+37061200101'],
  // Within Lithuania a 0 is dialled first; before 2025 it was an 8.
  ['+370 0 612 00101', '+37061200101'],
  ['+372 5550 0101', '+37255500101'],
  // One of the service's own test numbers, outside any numbering plan.
  ['+37200000766', '+37200000766'],
])('of the number %s the service is asked as %s', async (typed, asked) => {
  expect(await askedFor(typed)).toBe(asked)
})

test.each(['+370', '+372', '61200101', '+31612345678', ''])('of "%s" it is not asked', async (typed) => {
  expect(await askedFor(typed)).toEqual({ field: 'phoneNumber', rule: 'phone' })
})
