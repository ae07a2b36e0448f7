import { proves } from '@fairhouse/testing/proves.ts'
import { expect, test, vi } from 'vitest'
import { createQueries } from '../../base/queries.ts'
import { freshUntil } from './fresh-until.ts'

/**
 * Returns the seconds at which the offer is fetched when the form is opened every second; the server's clock is an hour
 * ahead.
 */
async function askedAnew(serverSays: number, seconds: number): Promise<number[]> {
  const ahead = 3_600_000
  let now = 0
  const asked: number[] = []
  const queryFn = vi.fn(async () => (asked.push(now / 1000), { expiresAt: new Date(now + ahead + serverSays * 1000).toISOString() }))
  const queries = createQueries(() => now)
  for (; now <= seconds * 1000; now += 1000) await queries.prefetchQuery({ queryKey: ['offer'], queryFn, staleTime: freshUntil(ahead) })
  return asked
}

test('what surrounds the form is asked once in the time that the server gives', async () => {
  proves('CSH-483..484')
  expect(await askedAnew(30, 31)).toEqual([0, 30])
})

test('and not before five seconds have passed, whatever the server gives', async () => {
  proves('CSH-485', 'CSH-NS-05')
  expect(await askedAnew(2, 6)).toEqual([0, 5])
  expect(await askedAnew(-60, 6)).toEqual([0, 5])
})
