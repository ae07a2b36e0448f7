import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { accountQueue } from '../accounts/index.ts'
import { debtQueue } from '../debts/index.ts'
import { returnAlarmQueue } from '../game-returns/index.ts'
import { documentQueue } from '../documents/index.ts'
import { returnQueue } from '../exclusion-returns/index.ts'
import { limitRaiseQueue } from '../limit-raises/index.ts'
import { noticeQueue } from '../notices/index.ts'
import type { QueueCalls } from '../queues/index.ts'
import { reviewQueue } from '../reviews/index.ts'
import { roundQueue } from '../rounds/index.ts'
import { suspenseQueue } from '../suspense/index.ts'
import { withdrawalQueue } from '../withdrawals/index.ts'

const callsOf = {
  withdrawals: withdrawalQueue,
  documents: documentQueue,
  accounts: accountQueue,
  suspense: suspenseQueue,
  reviews: reviewQueue,
  limitRaises: limitRaiseQueue,
  exclusionReturns: returnQueue,
  rounds: roundQueue,
  notices: noticeQueue,
  debts: debtQueue,
  returnAlarms: returnAlarmQueue,
} as const satisfies Record<string, QueueCalls>

type Queued = OfficeAnswers<'GET /office/queues'>['queues'][number]
type Kind = keyof typeof callsOf

/** A queue that one decides on: how it stands, its calls, and the digit that takes its next item. */
export type OwnQueue = Queued & { readonly kind: Kind; readonly calls: QueueCalls; readonly digit: string | undefined }

const kinds = Object.keys(callsOf) as Kind[] // its own keys
const digits = '123456789'

/** One's queues with their digits, which stay the same whatever waits: they follow the order of the queues. */
export const ownQueues = (queues: readonly Queued[]): OwnQueue[] =>
  queues.flatMap((queue, place) => {
    const kind = kinds.find((one) => one === queue.kind)
    return kind ? [{ ...queue, kind, calls: callsOf[kind], digit: digits[place] }] : []
  })
