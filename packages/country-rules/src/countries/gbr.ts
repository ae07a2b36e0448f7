import type { RuleSet } from '../rule-set.ts'
import { defaultRules, ownBonusRules, usualLimit, usualLimits } from './default.ts'

const base = defaultRules[0]! // the default has one version
const checkedOn = '2026-11-20'
const held = '2026-11-23'
const commission = 'gamblingcommission.gov.uk'
const limits = usualLimits()
const maxStake = [
  { group: 'slots', minAge: 18, amount: '2.00', currency: 'GBP' },
  { group: 'slots', minAge: 25, amount: '5.00', currency: 'GBP' },
]

const sinceOctober2025: RuleSet = {
  ...base,
  code: 'GBR',
  validFrom: '2025-10-31T00:00:00Z',
  verified: false,
  textSet: 'GBR',
  timeZone: 'Europe/London',
  currency: 'GBP',
  kycBefore: ['deposit', 'play', 'demo'],
  registrationRegions: ['England', 'Scotland', 'Wales'],
  registrationZipExcluded: ['BT', 'GY', 'JE', 'IM'],
  ageBands: [
    { name: '18-24', from: 18, to: 24 },
    { name: '25+', from: 25, to: null },
  ],
  limits: { ...limits, deposit: { ...limits.deposit, mandatory: 'prompt' }, netDeposit: { ...usualLimit, periods: ['monthly'] } },
  limitReviewMonths: 6,
  exclusion: {
    ...base.exclusion,
    registers: ['gamstop'],
    checkAt: ['register', 'login', 'marketing'],
    ownDurationsMonths: [6, 12, 24, 60],
    returnCoolingOffHours: 24,
  },
  timeOutHours: [24, 168, 744, 1008],
  realityCheckEveryMinutes: null,
  games: {
    ...base.games,
    minRoundMs: { slots: 2500, '*': 5000, poker: 0, sports: 0, betting: 0, bingo: 0, lottery: 0 },
    maxStake,
    autoplay: false,
  },
  payments: { ...base.payments, creditCard: false, playerCancelWithdrawal: false, fundsStatement: true },
  shell: { ...base.shell, pageFlags: ['uk'] },
  sources: [
    { field: 'limits', url: `${commission} RTS 12, annex 2: wording in full from 31 October 2025`, grade: 'P', checkedOn: held },
    { field: 'limits.*.increase.confirm', url: '', grade: 'unsourced', checkedOn },
    { field: 'limitReviewMonths', url: 'gamblingcommission.gov.uk RTS updates effective 31 October 2025', grade: 'P', checkedOn },
    { field: 'exclusion.registers', url: 'gamblingcommission.gov.uk on GAMSTOP', grade: 'P', checkedOn },
    {
      field: 'exclusion.checkAt',
      url: `${commission} LCCP 3.5.8 (its twin for lotteries: off the marketing lists within two days)`,
      grade: 'S',
      checkedOn: held,
    },
    { field: 'exclusion.ownDurationsMonths', url: `${commission} on self-exclusion in social responsibility`, grade: 'P', checkedOn: held },
    { field: 'exclusion.returnCoolingOffHours', url: 'gamblingcommission.gov.uk LCCP SR 3.5.3', grade: 'S', checkedOn: '2026-11-23' },
    { field: 'timeOutHours', url: 'app.kural.tech control page', grade: 'V', checkedOn },
    { field: 'realityCheckEveryMinutes', url: 'gamblingcommission.gov.uk RTS 13B', grade: 'P', checkedOn },
    { field: 'games', url: 'gamingcompliance.io/ukgc/remote-technical-standards', grade: 'S', checkedOn },
    {
      field: 'games.minRoundMs',
      url: 'harrishagan.com/category/responsible-gambling (quotes RTS 14E, 14G); topgamb.com/?p=11365 (14D)',
      grade: 'S',
      checkedOn: held,
    },
    { field: 'games.autoplay', url: `${commission} RTS 8A, updated 21 January 2025`, grade: 'P', checkedOn: held },
    { field: 'games.maxStake', url: 'legislation.gov.uk/uksi/2025/215/made, reg. 2', grade: 'P', checkedOn: held },
    { field: 'payments.creditCard', url: 'gamblingcommission.gov.uk LC 6.1.2', grade: 'P', checkedOn },
    { field: 'payments.playerCancelWithdrawal', url: 'gamblingcommission.gov.uk RTS 14B', grade: 'P', checkedOn },
    {
      field: 'payments.fundsStatement',
      url: `${commission}/licensees-and-businesses/lccp/condition/4-2-1-disclosure-to-customers`,
      grade: 'P',
      checkedOn: held,
    },
    { field: 'kycBefore', url: 'gamblingcommission.gov.uk LC 17.1.1', grade: 'P', checkedOn },
  ],
}

const sinceJanuary2026: RuleSet = {
  ...sinceOctober2025,
  validFrom: '2026-01-19T00:00:00Z',
  bonus: { ...base.bonus, maxWagering: 10, preWager: 'exempt', singleProduct: true, wagerRaces: false },
  sources: [
    ...sinceOctober2025.sources,
    { field: 'bonus', url: `${commission}/licensees-and-businesses/lccp/condition/5-1-1-sr-code`, grade: 'P', checkedOn: held },
    // The condition speaks of playing through bonus funds: what own money meets before the award is outside it.
    { field: 'bonus.preWager', url: 'Northridge Law in Casino International, April 2025', grade: 'S', checkedOn: held },
    ...ownBonusRules(held, 'bonusFirst', 'offeredWhileBlocked', 'wagerRaces'),
    { field: 'bonus.offeredWithMarkers', url: `${commission} LCCP SR 3.4.3, requirement 10`, grade: 'P', checkedOn: held },
  ],
}

// Gross deposit limits must be offered, and only they may be called deposit limits; ours comply. A reached limit stays
// closed until the next period, or until an allowed raise takes effect.
const sinceSeptember2026: RuleSet = {
  ...sinceJanuary2026,
  validFrom: '2026-09-29T23:00:00Z',
  sources: [
    { field: 'limits', url: `${commission} RTS 12, annex 2: wording in full from 30 September 2026`, grade: 'P', checkedOn: held },
    ...sinceJanuary2026.sources.filter(({ field }) => field !== 'limits'),
  ],
}

/**
 * Great Britain; the bonus rule of 19 January 2026 and the deposit limits of 30 September 2026 have their own versions.
 */
export const britishRules: RuleSet[] = [sinceOctober2025, sinceJanuary2026, sinceSeptember2026]
