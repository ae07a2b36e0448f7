import type { Api } from '@fairhouse/contract'
import type { RequestContext } from '../../base/house.ts'
import type { Refused } from '../../base/http/refusal.ts'
import type { HeldStop } from './stop.sql.ts'
import { refusedBy } from './stop-refusal.ts'

/**
 * What stays open while the whole site is stopped. Law and licence give a player their limits, a break, an exclusion, their
 * own data and the end of a consent at any time, and money that was asked for is taken back by them as ever; the rest is what
 * such a page needs to be drawn. docs/decisions/2026-11-25-what-stays-open-in-an-incident.md.
 */
const openCalls: ReadonlySet<keyof Api> = new Set<keyof Api>([
  'readSettings',
  'reportCrash',
  'changeLanguage',
  'readProtection',
  'readSession',
  'logout',
  'proveAgain',
  'readConsentsAsked',
  'readActivity',
  'readActivityLog',
  'endVisit',
  'readWallet',
  'listTransactions',
  'barCampaigns',
  'listBonuses',
  'giveUpBonus',
  'declineBonus',
  'orderBonuses',
  'listFreeRounds',
  'depositStatus',
  'cancelDeposit',
  'cancelWithdrawal',
  'cancelWithdrawals',
  'closeGameSession',
  'sessionSummary',
  'pendingRounds',
  'readLimits',
  'readDepositLimits',
  'setLimits',
  'removeLimit',
  'undoLimitChange',
  'confirmLimitChange',
  'answerAboutLimits',
  'readLimitTexts',
  'readExclusion',
  'takeTimeOut',
  'excludeSelf',
  'stopNow',
  'readPlaySummary',
  'readRealityCheck',
  'answerRealityCheck',
  'setRealityCheck',
  'readPage',
  'endPush',
  'readProfileFields',
  'copyMyData',
  'closeAccount',
  'deleteAccount',
])

/** The pages that stay open, by the beginning of their address: to everybody, and to players besides. */
const openToAll = ['/support', '/logout']
const openToPlayers = ['/my/limits', '/my/profile-close', '/my/delete-account', '/my/transactions', '/my/profile', '/break']

type Visitor = Pick<RequestContext, 'house' | 'player' | 'country'>

/** Finds what stops the whole site for a visitor. */
export const siteStopFor = ({ house, player, country }: Visitor): HeldStop | undefined =>
  house.stops.find(['site'], { country: player?.country ?? country })

/** Refuses a call while the whole site is stopped, unless it is one that stays open. */
export function refusedBySiteStop(name: keyof Api, asking: Visitor & { language: string }): Refused | undefined {
  const stop = siteStopFor(asking)
  return stop && !openCalls.has(name) ? refusedBy(stop, asking.language) : undefined
}

/** Whether a page (its path without the language) stays open while the whole site is stopped. */
export const isOpenPage = (path: string, toPlayer: boolean): boolean =>
  [...openToAll, ...(toPlayer ? openToPlayers : [])].some((open) => path === open || path.startsWith(`${open}/`))
