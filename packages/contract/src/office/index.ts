import { playerActCalls } from './player-acts.ts'
import { playerCardCalls } from './player-cards.ts'
import { playerCalls } from './players.ts'
import { requestCalls } from './requests.ts'
import { reviewCalls } from './reviews.ts'
import { searchCalls } from './search.ts'
import { signInCalls } from './sign-in.ts'
import { staffCalls } from './staff.ts'
import { suspenseCalls } from './suspense.ts'
import { withdrawalCalls } from './withdrawals.ts'

/** Every call of the office's API, by name. */
export const officeApi = {
  ...signInCalls,
  ...staffCalls,
  ...requestCalls,
  ...searchCalls,
  ...playerCalls,
  ...playerCardCalls,
  ...playerActCalls,
  ...withdrawalCalls,
  ...suspenseCalls,
  ...reviewCalls,
}
export type OfficeApi = typeof officeApi
export type OfficeCallName = keyof OfficeApi

export * from './may.ts'
export * from './office-call.ts'
export * from './office-errors.ts'
export * from './permissions.ts'
export type { AuditEntry, ChangeRequest, ChangeRequestPage, Grant, Me, OfficeSession, Role, StaffRow, Token } from './shapes.ts'
