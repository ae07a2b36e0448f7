import type { FastifyBaseLogger } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../database/database.ts'
import type { EventStreams } from './event-streams.ts'
import { openPlayerNews } from './player-news.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** News of a process whose streams and notifications are kept. */
function opened() {
  const shown: unknown[] = []
  const parcels: unknown[] = []
  const push = { has: () => true, send: (_, { data }) => shown.push(data), endOver: async () => undefined } as Partial<EventStreams>
  const db = { query: async ({ values }: { values: string[] }) => ({ rows: [parcels.push(values)] }) }
  const read = async () => ({ balance: '1.00' })
  const news = openPlayerNews(db as unknown as Database, push as EventStreams, read as never, {} as FastifyBaseLogger) // as much as news need
  const move = (player: bigint) => news.tell(player, { about: 'wallet', shard: 1, currency: 'EUR' })
  return { move, shown, parcels }
}

test('what comes after a silence is told at once, in the same turn all of it together', async () => {
  const { move, shown, parcels } = opened()
  for (const player of [1n, 2n, 1n]) move(player)
  await vi.advanceTimersByTimeAsync(0)
  expect([shown.length, parcels.length]).toEqual([2, 1])
})

test('what follows closely is gathered and told once, 20 ms after what was told before; then there is silence again', async () => {
  const { move, shown, parcels } = opened()
  move(1n)
  await vi.advanceTimersByTimeAsync(1)
  for (let n = 0; n < 10; n += 1) {
    move(1n)
    await vi.advanceTimersByTimeAsync(1)
  }
  expect([shown.length, parcels.length]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(10)
  expect([shown.length, parcels.length]).toEqual([2, 2])
  await vi.advanceTimersByTimeAsync(100)
  move(1n)
  await vi.advanceTimersByTimeAsync(0)
  expect([shown.length, parcels.length]).toEqual([3, 3])
})
