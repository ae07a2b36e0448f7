import { methodCalls } from './methods.ts'
import { accountCalls } from './accounts.ts'
import { documentCalls } from './documents.ts'
import { pageCalls } from './pages.ts'
import { requestCalls } from './requests.ts'
import { reviewCalls } from './reviews.ts'
import { settingCalls } from './settings.ts'
import { debtCalls } from './debts.ts'
import { returnCalls } from './exclusion-returns.ts'
import { limitRaiseCalls } from './limit-raises.ts'
import { noticeCalls } from './notices.ts'
import { roundCalls } from './rounds.ts'
import { playerActCalls } from './player-acts.ts'
import { playerCardCalls } from './player-cards.ts'
import { playerCalls } from './players.ts'
import { searchCalls } from './search.ts'
import { signInCalls } from './sign-in.ts'
import { staffCalls } from './staff.ts'
import { suspenseCalls } from './suspense.ts'
import { withdrawalCalls } from './withdrawals.ts'
import { workCalls } from './work.ts'

/** Every call of the office's API, by name. */
export const officeApi = {
  ...signInCalls,
  ...staffCalls,
  ...requestCalls,
  ...withdrawalCalls,
  ...suspenseCalls,
  ...reviewCalls,
  ...settingCalls,
  ...methodCalls,
  ...pageCalls,
  ...documentCalls,
  ...accountCalls,
  ...limitRaiseCalls,
  ...returnCalls,
  ...roundCalls,
  ...debtCalls,
  ...noticeCalls,
  ...workCalls,
  ...searchCalls,
  ...playerCalls,
  ...playerCardCalls,
  ...playerActCalls,
}
export type OfficeApi = typeof officeApi
export type OfficeCallName = keyof OfficeApi

export * from './may.ts'
export * from './office-call.ts'
export * from './office-errors.ts'
export * from './permissions.ts'
export type { AuditEntry, ChangeRequest, ChangeRequestPage, Grant, Me, OfficeSession, Role, StaffRow, Token } from './shapes.ts'
