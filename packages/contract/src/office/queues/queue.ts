import { z } from 'zod'
import { Moment, Nothing } from '../../base/call.ts'
import { After, type OfficeCall, type Subject } from '../base/office-call.ts'
import type { Permission } from '../base/permissions.ts'
import { queueParts } from './queue-parts.ts'
import { StaffId } from '../base/shapes.ts'

/** What a queue knows of every item, whatever kind it is. */
export const QueueItem = z.object({
  item: z.string(),
  since: Moment.describe('Since when it waits'),
  dueAt: Moment.describe('By when it should be decided (setting office.queueDueHours)'),
  isOverdue: z.boolean(),
  isAhead: z.boolean().describe('Goes ahead of what has waited longer, and is due earlier'),
  worker: z.object({ id: StaffId, name: z.string() }).nullable().describe('Who has it open now'),
  heldUntil: Moment.nullable().describe('Set aside until then'),
  escalatedBy: z.object({ id: StaffId, name: z.string() }).nullable(),
  request: z.string().nullable().describe('The change request about it that waits for a second person'),
})
export type QueueItem = z.infer<typeof QueueItem>

export const Item = z.object({ item: z.string().min(1).max(200) })
const acting = ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'outOfReach', 'aboveBound', 'mayNot', 'taken'] as const
/** What a decision on an item may be refused with. */
export const deciding = [...acting, 'moved'] as const

/** What every call of one queue has in common. */
type Queue = { readonly reads: Permission; readonly decides: Permission; readonly subject: Subject['kind'] }

/** Lists a queue in its order: the longest waiting first, but for what goes ahead. */
export const listOf = <At extends `GET /office/${string}`, Row extends z.ZodType>(at: At, { reads }: Queue, row: Row) =>
  ({
    at,
    about: 'What waits in the queue, the oldest first but for what goes ahead, with who works on what',
    takes: z.object({ part: z.enum(queueParts).optional(), after: After }),
    answers: z.object({ items: z.array(row), next: z.string().nullable() }),
    refuses: [],
    permission: reads,
    effect: 'reads',
    gate: 'none',
  }) as const satisfies OfficeCall

/** Gives out the next item that is free, and keeps it from everybody else for two minutes. */
export const nextOf = <At extends `POST /office/${string}`>(at: At, { decides }: Queue) =>
  ({
    at,
    about:
      'Gives out the item that has waited longest and is free, or the one that follows `after`; nobody else is given it for two minutes, or as long as it is kept',
    takes: z.object({ after: z.string().max(200).optional().describe('The item that was looked at and left, which goes back') }),
    answers: z.object({ item: z.string().nullable() }),
    refuses: [],
    permission: decides,
    effect: 'attends',
    gate: 'none',
  }) as const satisfies OfficeCall

/** Takes one item, or goes on keeping it. */
export const keepOf = <At extends `POST /office/${string}`>(at: At, { decides }: Queue) =>
  ({
    at,
    about: 'Takes an item that is free, or goes on keeping it, for two minutes; answers who has it',
    takes: Item,
    answers: z.object({ worker: z.object({ id: StaffId, name: z.string() }).nullable() }),
    refuses: ['outOfReach', 'aboveBound'],
    permission: decides,
    effect: 'attends',
    gate: 'none',
  }) as const satisfies OfficeCall

/** Gives an item back. */
export const leaveOf = <At extends `POST /office/${string}`>(at: At, { decides }: Queue) =>
  ({
    at,
    about: 'Gives an item back to the queue',
    takes: Item,
    answers: Nothing,
    refuses: [],
    permission: decides,
    effect: 'attends',
    gate: 'none',
  }) as const satisfies OfficeCall

/** Sets an item aside until a moment. */
export const holdOf = <At extends `POST /office/${string}`>(at: At, { decides, subject }: Queue) =>
  ({
    at,
    about: 'Sets an item aside for at most 30 days; it comes back by itself, with the reason beside it',
    takes: Item.extend({ until: Moment }),
    answers: Nothing,
    refuses: acting,
    permission: decides,
    effect: 'changes',
    gate: 'reason',
    subject: { kind: subject, field: 'item' },
  }) as const satisfies OfficeCall

/** Hands an item to whoever leads. */
export const escalateOf = <At extends `POST /office/${string}`>(at: At, { decides, subject }: Queue) =>
  ({
    at,
    about: 'Hands an item to somebody who leads, with the reason beside it; it is not given to whoever handed it on again',
    takes: Item,
    answers: Nothing,
    refuses: acting,
    permission: decides,
    effect: 'changes',
    gate: 'reason',
    subject: { kind: subject, field: 'item' },
  }) as const satisfies OfficeCall
