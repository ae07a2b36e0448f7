import { playerBonusCalls } from './players/player-bonuses.ts'
import { segmentCalls } from './bonuses/segments.ts'
import { bonusLinkCalls } from './bonuses/bonus-links.ts'
import { campaignCodeCalls } from './bonuses/campaign-codes.ts'
import { forecastCalls } from './bonuses/campaign-forecast.ts'
import { campaignCalls } from './bonuses/campaigns.ts'
import { gameReturnCalls } from './queues/game-returns.ts'
import { chatCalls } from './chat.ts'
import { gameCalls } from './games.ts'
import { bannerCalls } from './banners.ts'
import { lobbyCalls } from './lobby.ts'
import { messageCalls } from './messages.ts'
import { methodCalls } from './methods.ts'
import { accountCalls } from './queues/accounts.ts'
import { documentCalls } from './queues/documents.ts'
import { pageCalls } from './pages.ts'
import { previewCalls } from './previews.ts'
import { ruleCalls } from './rules.ts'
import { requestCalls } from './requests.ts'
import { reviewCalls } from './queues/reviews.ts'
import { settingCalls } from './settings.ts'
import { houseWorkCalls } from './house-work.ts'
import { deviceLoginCalls } from './sign-in/device-login.ts'
import { debtCalls } from './queues/debts.ts'
import { returnCalls } from './queues/exclusion-returns.ts'
import { limitRaiseCalls } from './queues/limit-raises.ts'
import { noticeCalls } from './queues/notices.ts'
import { returnAlarmCalls } from './queues/return-alarms.ts'
import { roundCalls } from './queues/rounds.ts'
import { playerActCalls } from './players/player-acts.ts'
import { playerLimitCalls } from './players/player-limits.ts'
import { playerCardCalls } from './players/player-cards.ts'
import { playerCalls } from './players/players.ts'
import { directoryCalls } from './sign-in/directory.ts'
import { bulkCalls } from './bulk.ts'
import { exportCalls } from './export.ts'
import { searchCalls } from './search.ts'
import { signInCalls } from './sign-in/sign-in.ts'
import { staffCalls } from './staff.ts'
import { suspenseCalls } from './queues/suspense.ts'
import { withdrawalCalls } from './queues/withdrawals.ts'
import { jackpotCalls } from './bonuses/jackpots.ts'
import { raceCalls } from './bonuses/races.ts'
import { incidentCalls } from './incidents.ts'
import { workCalls } from './queues/work.ts'

/** Every call of the office's API, by name. */
export const officeApi = {
  ...signInCalls,
  ...directoryCalls,
  ...deviceLoginCalls,
  ...houseWorkCalls,
  ...staffCalls,
  ...requestCalls,
  ...withdrawalCalls,
  ...suspenseCalls,
  ...reviewCalls,
  ...settingCalls,
  ...methodCalls,
  ...gameCalls,
  ...gameReturnCalls,
  ...pageCalls,
  ...previewCalls,
  ...ruleCalls,
  ...chatCalls,
  ...lobbyCalls,
  ...bannerCalls,
  ...campaignCalls,
  ...forecastCalls,
  ...campaignCodeCalls,
  ...bonusLinkCalls,
  ...segmentCalls,
  ...playerBonusCalls,
  ...jackpotCalls,
  ...raceCalls,
  ...messageCalls,
  ...documentCalls,
  ...accountCalls,
  ...limitRaiseCalls,
  ...returnCalls,
  ...roundCalls,
  ...debtCalls,
  ...noticeCalls,
  ...returnAlarmCalls,
  ...workCalls,
  ...incidentCalls,
  ...searchCalls,
  ...bulkCalls,
  ...exportCalls,
  ...playerCalls,
  ...playerCardCalls,
  ...playerLimitCalls,
  ...playerActCalls,
}
export type OfficeApi = typeof officeApi
export type OfficeCallName = keyof OfficeApi

export * from './base/may.ts'
export * from './base/office-call.ts'
export * from './base/office-errors.ts'
export * from './base/permissions.ts'
export type { AuditEntry, ChangeRequest, ChangeRequestPage, Grant, Me, OfficeSession, Role, StaffRow, Token } from './base/shapes.ts'
