import type { Permission } from '@fairhouse/contract/office/base/permissions.ts'
import type { QueueRow, QueueSource } from './queue.sql.ts'

/** A kind of queue: where its items come from, and who reads, decides and leads. */
export type QueueKind<Own = object> = QueueSource & {
  readonly reads: Permission
  readonly decides: Permission
  /** What deciding on an item needs besides, by what it is. */
  readonly needs?: (row: QueueRow<Own>) => Permission | undefined
  /** Who is given what was escalated; without it everybody but whoever escalated it. */
  readonly leads?: Permission
  /** The money that a decision moves, in minor units; bounds of permissions ask for it. */
  readonly moneyOf?: (row: QueueRow<Own>) => { amount: bigint; currency: string }
}
