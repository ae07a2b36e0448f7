import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import type { Caller } from '@fairhouse/contract/caller.ts'
import { createToastShelf } from '@fairhouse/ui'
import { expect, test } from 'vitest'
import { createQueries } from '../../base/queries.ts'
import type { Site } from '../../base/site.ts'
import { actOnLimit } from './act-on-limit.ts'
import type { LimitAction } from './use-limit-action.ts'

/** Returns what is sent when an action of a limit is pressed. */
async function sentBy(action: LimitAction): Promise<unknown[]> {
  const sent: unknown[] = []
  const call = (async (...asked: unknown[]) => (sent.push(...asked), { ok: true, value: { limits: {} } })) as unknown as Caller // every call is answered so
  const site = { call, queries: createQueries(), toasts: createToastShelf(), texts: { t: (key: string) => key } }
  await actOnLimit(site as unknown as Site, 'deposit', 'weekly', action) // as much of it as is used
  return sent
}

const one = { type: 'deposit', period: 'weekly' }

/** The rows that each case shows. */
const rowsOfActions: Record<string, RowName[]> = {
  remove: ['SHL-769'],
  undoRemove: ['SHL-770'],
  undoIncrease: ['SHL-770'],
  confirmIncrease: ['SHL-771'],
  confirmRemoval: ['SHL-771'],
}

test.each<[LimitAction, string, object]>([
  ['remove', 'POST /api/limits/remove', one],
  ['undoRemove', 'POST /api/limits/undo', { ...one, change: 'removal' }],
  ['undoIncrease', 'POST /api/limits/undo', { ...one, change: 'increase' }],
  ['confirmIncrease', 'POST /api/limits/confirm', { ...one, change: 'increase' }],
  ['confirmRemoval', 'POST /api/limits/confirm', { ...one, change: 'removal' }],
])('%s is sent with type and period of the limit', async (action, at, payload) => {
  proves(...(rowsOfActions[action] ?? []))
  expect(await sentBy(action)).toEqual([at, payload])
})
