import type { Gate } from '@fairhouse/contract/office/index.ts'
import type { OfficeAt } from '@fairhouse/contract/office/office-caller.ts'
import type { Permission } from '@fairhouse/contract/office/base/permissions.ts'

/** What the page must know of an act before it is sent: its name in the contract, who may, and what stands before it. */
export type ActRow = {
  readonly name: string
  readonly permission: Permission | 'staff'
  readonly gate: Gate
}

/** The acts of the office. A test holds this table against the contract, whose own tables would bring Zod into the browser. */
export const actRows = {
  'POST /office/staff/invite': { name: 'inviteStaff', permission: 'staff.invite', gate: 'stepUp' },
  'POST /office/staff/invite-again': { name: 'inviteAgain', permission: 'staff.invite', gate: 'second' },
  'POST /office/staff/end': { name: 'endStaff', permission: 'staff.leave', gate: 'stepUp' },
  'POST /office/staff/sessions/end': { name: 'endStaffSessions', permission: 'staff.sessions', gate: 'reason' },
  'POST /office/grants/give': { name: 'giveRole', permission: 'staff.grant', gate: 'second' },
  'POST /office/grants/take': { name: 'takeRole', permission: 'staff.grant', gate: 'reason' },
  'POST /office/roles/set': { name: 'setRole', permission: 'roles.edit', gate: 'second' },
  'POST /office/roles/remove': { name: 'removeRole', permission: 'roles.edit', gate: 'second' },
  'POST /office/tokens/make': { name: 'makeToken', permission: 'tokens.make', gate: 'stepUp' },
  'POST /office/tokens/end': { name: 'endToken', permission: 'tokens.make', gate: 'reason' },
  'POST /office/withdrawals/pay': { name: 'payWithdrawal', permission: 'withdrawals.pay', gate: 'reason' },
  'POST /office/withdrawals/reject': { name: 'rejectWithdrawal', permission: 'withdrawals.reject', gate: 'reason' },
  'POST /office/withdrawals/hold': { name: 'holdWithdrawal', permission: 'withdrawals.reject', gate: 'reason' },
  'POST /office/withdrawals/escalate': { name: 'escalateWithdrawal', permission: 'withdrawals.reject', gate: 'reason' },
  'POST /office/withdrawals/rule': { name: 'setWithdrawalRule', permission: 'withdrawals.lead', gate: 'reason' },
  'POST /office/suspense/credit': { name: 'creditSuspense', permission: 'suspense.credit', gate: 'stepUp' },
  'POST /office/suspense/return': { name: 'returnSuspense', permission: 'suspense.return', gate: 'second' },
  'POST /office/suspense/hold': { name: 'holdSuspense', permission: 'suspense.credit', gate: 'reason' },
  'POST /office/suspense/escalate': { name: 'escalateSuspense', permission: 'suspense.credit', gate: 'reason' },
  'POST /office/reviews/settle': { name: 'settleReview', permission: 'reviews.decide', gate: 'reason' },
  'POST /office/reviews/hold': { name: 'holdReview', permission: 'reviews.decide', gate: 'reason' },
  'POST /office/reviews/escalate': { name: 'escalateReview', permission: 'reviews.decide', gate: 'reason' },
  'POST /office/campaigns/draft': { name: 'draftCampaign', permission: 'campaigns.draft', gate: 'reason' },
  'POST /office/campaigns/start': { name: 'startCampaign', permission: 'campaigns.start', gate: 'second' },
  'POST /office/campaigns/stop': { name: 'stopCampaign', permission: 'campaigns.stop', gate: 'reason' },
  'POST /office/campaigns/end-bonuses': { name: 'endCampaignBonuses', permission: 'campaigns.start', gate: 'second' },
  'POST /office/segments/save': { name: 'saveSegment', permission: 'campaigns.draft', gate: 'reason' },
  'POST /office/campaigns/codes/list': { name: 'readCodes', permission: 'campaigns.start', gate: 'reason' },
  'POST /office/campaigns/codes/make': { name: 'makeCodes', permission: 'campaigns.start', gate: 'second' },
  'POST /office/campaigns/codes/stop': { name: 'stopCodes', permission: 'campaigns.stop', gate: 'reason' },
  'POST /office/jackpots/draft': { name: 'draftJackpot', permission: 'campaigns.draft', gate: 'reason' },
  'POST /office/jackpots/start': { name: 'startJackpot', permission: 'campaigns.start', gate: 'second' },
  'POST /office/jackpots/last-day': { name: 'giveJackpotLastDay', permission: 'campaigns.start', gate: 'second' },
  'POST /office/races/draft': { name: 'draftRace', permission: 'campaigns.draft', gate: 'reason' },
  'POST /office/races/open': { name: 'openRace', permission: 'campaigns.start', gate: 'second' },
  'POST /office/races/cancel': { name: 'cancelRace', permission: 'campaigns.start', gate: 'second' },
  'POST /office/jackpots/move': { name: 'moveJackpot', permission: 'campaigns.start', gate: 'second' },
  'POST /office/messages/publish': { name: 'publishMessage', permission: 'messages.publish', gate: 'reason' },
  'POST /office/messages/send-test': { name: 'sendTestMessage', permission: 'messages.publish', gate: 'reason' },
  'POST /office/pages/publish': { name: 'publishPage', permission: 'pages.publish', gate: 'reason' },
  'POST /office/pages/withdraw-plan': { name: 'withdrawPagePlan', permission: 'pages.publish', gate: 'reason' },
  'POST /office/banners/publish': { name: 'publishBanners', permission: 'pages.publish', gate: 'reason' },
  'POST /office/banners/withdraw-plan': { name: 'withdrawBannerPlan', permission: 'pages.publish', gate: 'reason' },
  'POST /office/chat/remove': { name: 'removeChatMessage', permission: 'chat.moderate', gate: 'reason' },
  'POST /office/chat/leave': { name: 'leaveChatMessage', permission: 'chat.moderate', gate: 'reason' },
  'POST /office/chat/mute': { name: 'muteInChat', permission: 'chat.moderate', gate: 'reason' },
  'POST /office/chat/lift': { name: 'liftChatMute', permission: 'chat.moderate', gate: 'reason' },
  'POST /office/chat/rename': { name: 'renameInChat', permission: 'chat.moderate', gate: 'reason' },
  'POST /office/chat/words/set': { name: 'setChatWords', permission: 'chat.moderate', gate: 'reason' },
  'POST /office/lobby/publish': { name: 'publishLobby', permission: 'lobby.edit', gate: 'reason' },
  'POST /office/lobby/withdraw-plan': { name: 'withdrawLobbyPlan', permission: 'lobby.edit', gate: 'reason' },
  'POST /office/incidents/open': { name: 'openIncident', permission: 'incidents.switch', gate: 'reason' },
  'POST /office/incidents/stop': { name: 'stopPart', permission: 'incidents.switch', gate: 'reason' },
  'POST /office/incidents/back': { name: 'startAgain', permission: 'incidents.switch', gate: 'stepUp' },
  'POST /office/incidents/note': { name: 'noteIncident', permission: 'incidents.switch', gate: 'none' },
  'POST /office/incidents/close': { name: 'closeIncident', permission: 'incidents.switch', gate: 'reason' },
  'POST /office/methods/set': { name: 'setMethod', permission: 'methods.edit', gate: 'second' },
  'POST /office/methods/enable': { name: 'enableMethod', permission: 'methods.edit', gate: 'stepUp' },
  'POST /office/methods/disable': { name: 'disableMethod', permission: 'methods.edit', gate: 'reason' },
  'POST /office/methods/order': { name: 'orderMethods', permission: 'methods.edit', gate: 'reason' },
  'POST /office/games/off': { name: 'switchGameOff', permission: 'games.edit', gate: 'reason' },
  'POST /office/games/on': { name: 'switchGameOn', permission: 'games.edit', gate: 'stepUp' },
  'POST /office/games/set': { name: 'setGame', permission: 'games.edit', gate: 'reason' },
  'POST /office/providers/off': { name: 'switchProviderOff', permission: 'games.edit', gate: 'reason' },
  'POST /office/providers/on': { name: 'switchProviderOn', permission: 'games.edit', gate: 'stepUp' },
  'POST /office/providers/set': { name: 'setGameProvider', permission: 'games.edit', gate: 'reason' },
  'POST /office/providers/logo': { name: 'setGameProviderLogo', permission: 'games.logo', gate: 'reason' },
  'POST /office/settings/change': { name: 'changeSetting', permission: 'settings.edit', gate: 'reason' },
  'POST /office/settings/withdraw-plan': { name: 'withdrawSettingPlan', permission: 'settings.edit', gate: 'reason' },
  'POST /office/documents/approve': { name: 'approveDocument', permission: 'documents.decide', gate: 'reason' },
  'POST /office/documents/reject': { name: 'rejectDocument', permission: 'documents.decide', gate: 'reason' },
  'POST /office/documents/hold': { name: 'holdDocument', permission: 'documents.decide', gate: 'reason' },
  'POST /office/documents/escalate': { name: 'escalateDocument', permission: 'documents.decide', gate: 'reason' },
  'POST /office/documents/request': { name: 'requestDocuments', permission: 'documents.request', gate: 'reason' },
  'POST /office/accounts/verify': { name: 'verifyAccount', permission: 'accounts.decide', gate: 'stepUp' },
  'POST /office/accounts/refuse': { name: 'refuseAccount', permission: 'accounts.decide', gate: 'reason' },
  'POST /office/accounts/block': { name: 'blockAccount', permission: 'accounts.decide', gate: 'reason' },
  'POST /office/accounts/hold': { name: 'holdAccount', permission: 'accounts.decide', gate: 'reason' },
  'POST /office/accounts/escalate': { name: 'escalateAccount', permission: 'accounts.decide', gate: 'reason' },
  'POST /office/limit-raises/approve': { name: 'approveLimitRaise', permission: 'limits.raise', gate: 'stepUp' },
  'POST /office/limit-raises/reject': { name: 'rejectLimitRaise', permission: 'limits.raise', gate: 'reason' },
  'POST /office/limit-raises/contacted': { name: 'keepLimitTalk', permission: 'limits.raise', gate: 'reason' },
  'POST /office/limit-raises/hold': { name: 'holdLimitRaise', permission: 'limits.raise', gate: 'reason' },
  'POST /office/limit-raises/escalate': { name: 'escalateLimitRaise', permission: 'limits.raise', gate: 'reason' },
  'POST /office/exclusion-returns/let': { name: 'letReturn', permission: 'exclusions.end', gate: 'reason' },
  'POST /office/exclusion-returns/extend': { name: 'extendExclusion', permission: 'exclusions.end', gate: 'stepUp' },
  'POST /office/exclusion-returns/hold': { name: 'holdReturn', permission: 'exclusions.end', gate: 'reason' },
  'POST /office/exclusion-returns/escalate': { name: 'escalateReturn', permission: 'exclusions.end', gate: 'reason' },
  'POST /office/rounds/settle': { name: 'settleRound', permission: 'rounds.settle', gate: 'reason' },
  'POST /office/rounds/roll-back': { name: 'rollBackRound', permission: 'rounds.settle', gate: 'second' },
  'POST /office/rounds/hold': { name: 'holdRound', permission: 'rounds.settle', gate: 'reason' },
  'POST /office/rounds/escalate': { name: 'escalateRound', permission: 'rounds.settle', gate: 'reason' },
  'POST /office/debts/recover': { name: 'recoverDebt', permission: 'debts.recover', gate: 'stepUp' },
  'POST /office/debts/write-off': { name: 'writeOffDebt', permission: 'debts.writeOff', gate: 'second' },
  'POST /office/debts/hold': { name: 'holdDebt', permission: 'debts.recover', gate: 'reason' },
  'POST /office/debts/escalate': { name: 'escalateDebt', permission: 'debts.recover', gate: 'reason' },
  'POST /office/notices/again': { name: 'takeNoticeAgain', permission: 'notices.decide', gate: 'reason' },
  'POST /office/notices/dismiss': { name: 'dismissNotice', permission: 'notices.decide', gate: 'reason' },
  'POST /office/notices/hold': { name: 'holdNotice', permission: 'notices.decide', gate: 'reason' },
  'POST /office/notices/escalate': { name: 'escalateNotice', permission: 'notices.decide', gate: 'reason' },
  'POST /office/return-alarms/switch-off': { name: 'switchReturnOff', permission: 'games.edit', gate: 'reason' },
  'POST /office/return-alarms/dismiss': { name: 'dismissReturnAlarm', permission: 'games.edit', gate: 'reason' },
  'POST /office/return-alarms/hold': { name: 'holdReturnAlarm', permission: 'games.edit', gate: 'reason' },
  'POST /office/return-alarms/escalate': { name: 'escalateReturnAlarm', permission: 'games.edit', gate: 'reason' },
  'POST /office/players/create': { name: 'createPlayer', permission: 'players.create', gate: 'reason' },
  'POST /office/players/stored/judge': { name: 'judgeStored', permission: 'accounts.decide', gate: 'reason' },
  'POST /office/players/stored/reveal': { name: 'revealStored', permission: 'accounts.decide', gate: 'reason' },
  'POST /office/players/reveal': { name: 'revealPlayer', permission: 'players.reveal', gate: 'reason' },
  'POST /office/players/view': { name: 'viewAsPlayer', permission: 'players.view', gate: 'reason' },
  'POST /office/players/freeze': { name: 'freezePlayer', permission: 'players.freeze', gate: 'reason' },
  'POST /office/players/unfreeze': { name: 'unfreezePlayer', permission: 'players.freeze', gate: 'reason' },
  'POST /office/players/sessions/end': { name: 'endPlayerSessions', permission: 'players.access', gate: 'reason' },
  'POST /office/players/factor/off': { name: 'takeFactorOff', permission: 'players.factor', gate: 'second' },
  'POST /office/players/suspend': { name: 'suspendPlayer', permission: 'players.freeze', gate: 'reason' },
  'POST /office/players/close': { name: 'closePlayer', permission: 'players.close', gate: 'stepUp' },
  'POST /office/players/reopen': { name: 'reopenPlayer', permission: 'players.close', gate: 'second' },
  'POST /office/players/erase': { name: 'erasePlayer', permission: 'players.erase', gate: 'second' },
  'POST /office/players/minor': { name: 'markMinor', permission: 'players.age', gate: 'reason' },
  'POST /office/players/validate': { name: 'validatePlayer', permission: 'documents.decide', gate: 'stepUp' },
  'POST /office/players/invalidate': { name: 'invalidatePlayer', permission: 'documents.decide', gate: 'reason' },
  'POST /office/players/exclude': { name: 'excludePlayer', permission: 'exclusions.set', gate: 'stepUp' },
  'POST /office/players/limits/set': { name: 'setPlayerLimit', permission: 'limits.set', gate: 'reason' },
  'POST /office/players/limits/block-raises': { name: 'blockRaises', permission: 'limits.set', gate: 'reason' },
  'POST /office/players/limits/allow-raises': { name: 'allowRaises', permission: 'limits.raise', gate: 'stepUp' },
  'POST /office/players/bonuses/give': { name: 'giveBonus', permission: 'bonuses.give', gate: 'reason' },
  'POST /office/players/bonuses/bar': { name: 'barFromBonuses', permission: 'bonuses.bar', gate: 'reason' },
  'POST /office/players/bonuses/allow': { name: 'allowBonuses', permission: 'bonuses.bar', gate: 'stepUp' },
  'POST /office/players/mark': { name: 'markPlayer', permission: 'players.mark', gate: 'reason' },
  'POST /office/players/unmark': { name: 'unmarkPlayer', permission: 'players.mark', gate: 'stepUp' },
  'POST /office/players/money/hold': { name: 'holdPlayerMoney', permission: 'holds.set', gate: 'reason' },
  'POST /office/players/money/release': { name: 'releasePlayerMoney', permission: 'holds.set', gate: 'stepUp' },
  'POST /office/bulk/make': { name: 'makeBulk', permission: 'bulk.make', gate: 'reason' },
  'POST /office/bulk/undo': { name: 'undoBulk', permission: 'bulk.make', gate: 'none' },
  'POST /office/export': { name: 'exportList', permission: 'lists.export', gate: 'reason' },
  'POST /office/requests/apply': { name: 'applyRequest', permission: 'staff', gate: 'stepUp' },
  'POST /office/requests/reject': { name: 'rejectRequest', permission: 'staff', gate: 'reason' },
  'POST /office/requests/withdraw': { name: 'withdrawRequest', permission: 'staff', gate: 'none' },
  'POST /office/me/passkeys/begin': { name: 'beginOwnPasskey', permission: 'staff', gate: 'stepUp' },
  'POST /office/me/passkeys/remove': { name: 'removeOwnPasskey', permission: 'staff', gate: 'stepUp' },
  'POST /office/device/allow': { name: 'allowDeviceLogin', permission: 'staff', gate: 'stepUp' },
  'POST /office/device/refuse': { name: 'refuseDeviceLogin', permission: 'staff', gate: 'none' },
  'POST /office/me/sessions/end': { name: 'endOwnSession', permission: 'staff', gate: 'none' },
} as const satisfies Partial<Record<OfficeAt, ActRow>>

/** The address of a call that the act dialog can send. */
export type ActAt = keyof typeof actRows

const order: readonly Gate[] = ['none', 'reason', 'stepUp', 'second']

/** What stands before an act: its own gate, or the higher one of a setting or of what it is about. */
export function gateOf(at: ActAt, raised: Readonly<Record<string, Gate>>, byInput?: Gate): Gate {
  const { gate } = actRows[at]
  return [raised[at], byInput].reduce<Gate>((highest, one) => (one && order.indexOf(one) > order.indexOf(highest) ? one : highest), gate)
}

/** Whether an act asks for a reason: each gate contains those before it, but what somebody signs for themselves explains itself. */
export function wantsReason(at: ActAt, gate: Gate): boolean {
  const row: ActRow = actRows[at]
  return gate !== 'none' && !(row.permission === 'staff' && row.gate === 'stepUp')
}

/** Whether a passkey signs an act. A request is signed by whoever applies it. */
export const wantsSignature = (gate: Gate): boolean => gate === 'stepUp'

/** Whether an act can be rehearsed: what concerns nobody else and has no gate is simply done. */
export function canRehearse(at: ActAt): boolean {
  const row: ActRow = actRows[at]
  return row.permission !== 'staff' || row.gate !== 'none'
}
