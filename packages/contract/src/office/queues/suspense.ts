import { z } from 'zod'
import { Moment, Nothing } from '../../base/call.ts'
import type { OfficeCall } from '../base/office-call.ts'
import { deciding, escalateOf, holdOf, Item, keepOf, leaveOf, listOf, nextOf, QueueItem } from './queue.ts'

const queue = { reads: 'suspense.read', decides: 'suspense.credit', subject: 'suspense' } as const
const it = { kind: 'suspense', field: 'item' } as const

/** Money that came by a provider and is nobody's yet. */
const SuspenseRow = QueueItem.extend({
  amount: z.string(),
  left: z.string().describe('What still waits of the same reference; below zero if it went back more than once'),
  currency: z.string(),
  provider: z.string(),
  reference: z.string().describe('What the provider calls it'),
  player: z.string().nullable().describe('Whose deposit it came for, if that is known'),
})
export type SuspenseRow = z.infer<typeof SuspenseRow>

const SuspenseFacts = z.object({
  version: z.string().describe('For the precondition `suspense:<item>`'),
  note: z.string().nullable(),
  arrivedAt: Moment,
  player: z
    .object({
      id: z.string(),
      name: z.string().describe('First name and initial'),
      country: z.string(),
      status: z.enum(['notActivated', 'active', 'suspended', 'inactive', 'onHold', 'closed']),
      currency: z.string(),
    })
    .nullable(),
})

const readSuspense = {
  at: 'GET /office/suspense/one',
  about: 'Money in suspense with what is known of it',
  takes: Item,
  answers: z.object({ suspense: SuspenseRow, facts: SuspenseFacts }),
  refuses: [],
  permission: 'suspense.read',
  effect: 'reads',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const creditSuspense = {
  at: 'POST /office/suspense/credit',
  about: 'Credits money in suspense to a player, within their limits',
  takes: Item.extend({ player: z.string().trim().min(1).max(200).describe('An id, an e-mail address or a user name') }),
  answers: Nothing,
  refuses: [...deciding, 'decidedBefore'],
  permission: 'suspense.credit',
  effect: 'movesMoney',
  gate: 'stepUp',
  subject: it,
} as const satisfies OfficeCall

const returnSuspense = {
  at: 'POST /office/suspense/return',
  about: 'Keeps that money in suspense was sent back to its sender; it is sent at the bank or the provider',
  takes: Item,
  answers: Nothing,
  refuses: [...deciding, 'decidedBefore'],
  permission: 'suspense.return',
  effect: 'movesMoney',
  gate: 'second',
  subject: it,
} as const satisfies OfficeCall

/** The calls about money in suspense. */
export const suspenseCalls = {
  listSuspense: listOf('GET /office/suspense', queue, SuspenseRow),
  readSuspense,
  nextSuspense: nextOf('POST /office/suspense/next', queue),
  keepSuspense: keepOf('POST /office/suspense/keep', queue),
  leaveSuspense: leaveOf('POST /office/suspense/leave', queue),
  holdSuspense: holdOf('POST /office/suspense/hold', queue),
  escalateSuspense: escalateOf('POST /office/suspense/escalate', queue),
  creditSuspense,
  returnSuspense,
}
