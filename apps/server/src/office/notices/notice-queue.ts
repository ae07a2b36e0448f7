import type { QueueKind } from '../queues/queue-kind.ts'
import { noticesThatFailed, type NoticeThatFailed } from './notice-queue.sql.ts'

/** The queue of notices that failed. */
export const noticeQueue: QueueKind<NoticeThatFailed> = { ...noticesThatFailed, reads: 'deposits.read', decides: 'notices.decide' }
