import type { House } from '../../base/house.ts'
import { accountQueue } from '../accounts/account-queue.ts'
import { debtQueue } from '../debts/debt-queue.ts'
import { documentQueue } from '../documents/document-queue.ts'
import { returnQueue } from '../exclusion-returns/return-queue.ts'
import { returnAlarmQueue } from '../game-returns/return-alarm-queue.ts'
import { limitRaiseQueue } from '../limit-raises/limit-raise-queue.ts'
import { noticeQueue } from '../notices/notice-queue.ts'
import type { QueueKind } from '../queues/queue-kind.ts'
import { reviewQueue } from '../reviews/review-queue.ts'
import { roundQueue } from '../rounds/round-queue.ts'
import { suspenseQueue } from '../suspense/suspense-queue.ts'
import { withdrawalQueue } from '../withdrawals/withdrawal-queue.ts'

/** Every queue of the office. */
export const queuesOf = (house: House): QueueKind<never>[] => [
  withdrawalQueue(house),
  documentQueue,
  accountQueue,
  suspenseQueue,
  reviewQueue,
  limitRaiseQueue,
  returnQueue,
  roundQueue(house),
  noticeQueue,
  debtQueue,
  returnAlarmQueue,
]
