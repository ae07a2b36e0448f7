import { proves } from '@fairhouse/testing/proves.ts'
import type { At } from '@fairhouse/contract/caller.ts'
import { expect, test, vi } from 'vitest'
import { forgetMoney } from './forget-money.ts'
import { createQueries } from '../base/queries.ts'

test('once money has moved, verification, limits and the details of deposits and withdrawals are asked again where they are shown; the rest is not', async () => {
  proves('CSH-352..355')
  const queries = createQueries()
  const asked = vi.fn(async (at: string) => at)
  const calls: At[] = [
    'GET /api/verification',
    'GET /api/limits',
    'GET /api/deposits/offer',
    'GET /api/payment/methods',
    'GET /api/payment/withdrawals',
    'GET /api/games',
  ]
  const open = () =>
    Promise.all(calls.map((at) => queries.prefetchQuery({ queryKey: [at, {}], queryFn: () => asked(at), staleTime: 60_000 })))
  await open()
  await open()
  expect(asked).toHaveBeenCalledTimes(calls.length)
  forgetMoney(queries)
  await open()
  expect(asked.mock.calls.slice(calls.length).map(([at]) => at)).toEqual(calls.slice(0, -1))
})
