import { officeApi, type OfficeApi, type OfficeCallName } from '@fairhouse/contract/office/index.ts'
import type { z } from 'zod'
import { beginStepUp } from './acts/step-up.ts'
import { beginDirectory, readDirectory, signInByDirectory } from './directory/index.ts'
import { readAuditLog } from './audit-log/read-audit-log.ts'
import type { ActContext, GateByInput, OfficeContext, StaffContext } from './base/office-context.ts'
import type { OfficeRefused } from './base/office-refusal.ts'
import { applyRequest, rejectRequest, withdrawRequest } from './requests/decide-request.ts'
import { listChangeRequests, readChangeRequest } from './requests/view-requests.ts'
import { listRoles, removeRole, setRole } from './roles/edit-roles.ts'
import { acceptInvitation, readInvitation } from './sign-in/accept-invitation.ts'
import { allowDeviceLogin, askDeviceLogin, beginDeviceLogin, readDeviceLogin, refuseDeviceLogin } from './sign-in/device-login.ts'
import { meOf } from './sign-in/me.ts'
import { addOwnPasskey, beginFirstPasskey, beginOwnPasskey, listOwnPasskeys, removeOwnPasskey } from './sign-in/own-passkeys.ts'
import { beginSignIn, endOwnSession, listOwnSessions, lockSession, signIn, signOut, unlockSession } from './sign-in/sign-in.ts'
import { endStaff, endStaffSessions } from './staff/end-staff.ts'
import { giveRole, takeRole } from './staff/grant-roles.ts'
import { inviteAgain, inviteStaff } from './staff/invite-staff.ts'
import { explainPermission, listColleagues, readColleaguePage } from './staff/view-staff.ts'
import { bulkGates, bulkHandlers } from './bulk/index.ts'
import { exportHandlers } from './export/index.ts'
import { accountHandlers } from './accounts/index.ts'
import { documentHandlers } from './documents/index.ts'
import { reviewHandlers } from './reviews/index.ts'
import { segmentGates, segmentHandlers } from './segments/index.ts'
import { bonusLinkHandlers } from './bonus-links/index.ts'
import { campaignGates, campaignHandlers } from './campaigns/index.ts'
import { jackpotGates, jackpotHandlers } from './jackpots/index.ts'
import { raceGates, raceHandlers } from './races/index.ts'
import { bannerHandlers } from './banners/index.ts'
import { chatHandlers } from './chat/index.ts'
import { lobbyHandlers } from './lobby/index.ts'
import { messageGates, messageHandlers } from './messages/index.ts'
import { houseWorkHandlers } from './house-work/index.ts'
import { pageGates, pageHandlers } from './pages/index.ts'
import { gameGates, gameHandlers } from './games/index.ts'
import { ruleHandlers } from './rules/index.ts'
import { previewHandlers } from './previews/index.ts'
import { methodHandlers } from './methods/index.ts'
import { settingGates, settingHandlers } from './settings/index.ts'
import { incidentHandlers } from './incidents/index.ts'
import { debtHandlers } from './debts/index.ts'
import { returnHandlers } from './exclusion-returns/index.ts'
import { limitRaiseHandlers } from './limit-raises/index.ts'
import { gameReturnHandlers } from './game-returns/index.ts'
import { noticeHandlers } from './notices/index.ts'
import { roundHandlers } from './rounds/index.ts'
import { playerActHandlers, playerGates } from './player-acts/index.ts'
import { playerCardHandlers } from './player-cards/index.ts'
import { playerHandlers } from './players/index.ts'
import { searchHandlers } from './search/index.ts'
import { suspenseHandlers } from './suspense/index.ts'
import { withdrawalGates, withdrawalHandlers } from './withdrawals/index.ts'
import { readWork } from './what-waits/read-work.ts'
import { endToken, listTokens, makeToken } from './tokens/tokens.ts'

/** What a call's handler is given: an act has its transaction. */
type Asking<Call> = Call extends { permission: 'nobody' }
  ? OfficeContext
  : Call extends { at: `GET ${string}` } | { effect: 'attends' | 'reads' } | OwnCall
    ? StaffContext
    : ActContext
/** Calls about oneself without a gate are no acts: there is nothing to rehearse, and they write their own audit entries. */
type OwnCall = { permission: 'staff'; gate: 'none' }

/** One handler for each call of the office; a missing one does not compile. */
export type OfficeHandlers = {
  [Name in keyof OfficeApi]: (
    asking: Asking<OfficeApi[Name]>,
    input: z.output<OfficeApi[Name]['takes']>,
  ) => Promise<z.input<OfficeApi[Name]['answers']> | OfficeRefused>
}

/** The calls whose gate depends on what they are about, such as an amount. */
export const gatesByInput: Readonly<Record<string, GateByInput>> = {
  ...withdrawalGates,
  ...settingGates,
  ...pageGates,
  ...playerGates,
  ...bulkGates,
  ...campaignGates,
  ...segmentGates,
  ...jackpotGates,
  ...raceGates,
  ...gameGates,
  ...messageGates,
}

const officeCalls: OfficeHandlers = {
  beginSignIn,
  signIn,
  readDirectory,
  beginDirectory,
  signInByDirectory,
  beginFirstPasskey,
  readInvitation,
  acceptInvitation,
  readMe: async ({ house, colleague }) => ({ me: await meOf(house, colleague) }),
  signOut,
  lockSession,
  unlockSession,
  beginStepUp,
  listOwnPasskeys,
  beginOwnPasskey,
  addOwnPasskey,
  removeOwnPasskey,
  listOwnSessions,
  endOwnSession,
  beginDeviceLogin,
  askDeviceLogin,
  readDeviceLogin,
  allowDeviceLogin,
  refuseDeviceLogin,
  listStaff: listColleagues,
  readStaff: readColleaguePage,
  inviteStaff,
  inviteAgain,
  endStaff,
  endStaffSessions,
  giveRole,
  takeRole,
  listRoles,
  setRole,
  removeRole,
  explainPermission,
  listTokens,
  makeToken,
  endToken,
  listRequests: listChangeRequests,
  readRequest: readChangeRequest,
  applyRequest,
  rejectRequest,
  withdrawRequest,
  readAuditLog,
  ...searchHandlers,
  ...bulkHandlers,
  ...exportHandlers,
  ...playerHandlers,
  ...playerCardHandlers,
  ...playerActHandlers,
  ...withdrawalHandlers,
  ...suspenseHandlers,
  ...reviewHandlers,
  ...settingHandlers,
  ...methodHandlers,
  ...gameHandlers,
  ...pageHandlers,
  ...previewHandlers,
  ...ruleHandlers,
  ...chatHandlers,
  ...lobbyHandlers,
  ...bannerHandlers,
  ...campaignHandlers,
  ...bonusLinkHandlers,
  ...segmentHandlers,
  ...jackpotHandlers,
  ...raceHandlers,
  ...messageHandlers,
  ...documentHandlers,
  ...accountHandlers,
  ...limitRaiseHandlers,
  ...returnHandlers,
  ...roundHandlers,
  ...debtHandlers,
  ...noticeHandlers,
  ...gameReturnHandlers,
  ...houseWorkHandlers,
  readWork,
  ...incidentHandlers,
}

type AnyHandler = (asking: OfficeContext, input: unknown) => Promise<unknown>
const handlers = new Map(
  (Object.keys(officeApi) as OfficeCallName[]).map((name) => [officeApi[name].at as string, officeCalls[name] as unknown as AnyHandler]), // the contract's own keys; input was parsed by its schema
)

/** Finds what does a call, by its address. */
export const handlerOf = (at: string): AnyHandler | undefined => handlers.get(at)
