import type { RuleSet } from '../rule-set.ts'
import { defaultRules, usualLimit, usualLimits } from './default.ts'

const base = defaultRules[0]! // the default has one version
const checkedOn = '2026-11-20'
const limits = usualLimits()
const maxStake = [
  { group: 'slots', minAge: 18, amount: '2.00', currency: 'GBP' },
  { group: 'slots', minAge: 25, amount: '5.00', currency: 'GBP' },
]

const sinceOctober2025: RuleSet = {
  ...base,
  code: 'GBR',
  validFrom: '2025-10-31T00:00:00Z',
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
  exclusion: { ...base.exclusion, registers: ['gamstop'], ownDurationsMonths: [6, 12, 24, 60], returnCoolingOffHours: 24 },
  timeOutHours: [24, 168, 720, 1008],
  realityCheckEveryMinutes: null,
  games: { ...base.games, minRoundMs: { slots: 2500, table: 5000 }, maxStake, autoplay: false },
  payments: { ...base.payments, creditCard: false, playerCancelWithdrawal: false, fundsStatement: true },
  shell: { ...base.shell, pageFlags: ['uk'] },
  sources: [
    { field: 'limits', url: 'gamblingcommission.gov.uk RTS updates effective 31 October 2025', grade: 'P', checkedOn },
    { field: 'limits.*.increase.confirm', url: '', grade: 'unsourced', checkedOn },
    { field: 'limitReviewMonths', url: 'gamblingcommission.gov.uk RTS updates effective 31 October 2025', grade: 'P', checkedOn },
    { field: 'exclusion.registers', url: 'gamblingcommission.gov.uk on GAMSTOP', grade: 'P', checkedOn },
    { field: 'exclusion.ownDurationsMonths', url: 'gamblingcommission.gov.uk on self-exclusion', grade: 'P', checkedOn },
    { field: 'exclusion.returnCoolingOffHours', url: 'gamblingcommission.gov.uk LCCP SR 3.5.3', grade: 'S', checkedOn: '2026-11-23' },
    { field: 'timeOutHours', url: 'app.kural.tech control page', grade: 'V', checkedOn },
    { field: 'realityCheckEveryMinutes', url: 'gamblingcommission.gov.uk RTS 13B', grade: 'P', checkedOn },
    { field: 'games', url: 'gamingcompliance.io/ukgc/remote-technical-standards', grade: 'S', checkedOn },
    { field: 'games.maxStake', url: 'legislation.gov.uk SI 2025/215', grade: 'P', checkedOn },
    { field: 'payments.creditCard', url: 'gamblingcommission.gov.uk LC 6.1.2', grade: 'P', checkedOn },
    { field: 'payments.playerCancelWithdrawal', url: 'gamblingcommission.gov.uk RTS 14B', grade: 'P', checkedOn },
    { field: 'payments.fundsStatement', url: 'gamblingcommission.gov.uk LC 4.2.1', grade: 'unsourced', checkedOn },
    { field: 'kycBefore', url: 'gamblingcommission.gov.uk LC 17.1.1', grade: 'P', checkedOn },
  ],
}

const sinceJanuary2026: RuleSet = {
  ...sinceOctober2025,
  validFrom: '2026-01-19T00:00:00Z',
  bonus: { ...base.bonus, maxWagering: 10, singleProduct: true },
  sources: [...sinceOctober2025.sources, { field: 'bonus', url: 'gamblersconnect.com on SR code 5.1.1', grade: 'S', checkedOn }],
}

/** Great Britain; the bonus rule of 19 January 2026 is a version of its own. */
export const britishRules: RuleSet[] = [sinceOctober2025, sinceJanuary2026]
