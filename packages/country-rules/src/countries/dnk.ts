import type { RuleSet } from '../rule-set.ts'
import { defaultRules, ownBonusRules, usualLimit, usualLimits } from './default.ts'

const base = defaultRules[0]! // the default has one version
const checkedOn = '2026-11-20'
const held = '2026-11-23'
const limits = usualLimits({ increase: { ...usualLimit.increase, confirm: 'none' } })
const news = 'egr.global; gamblingnews.com December 2022; igamingbusiness.com'

/** Denmark. */
export const danishRules: RuleSet[] = [
  {
    ...base,
    code: 'DNK',
    validFrom: '2026-01-01T00:00:00Z',
    verified: false,
    timeZone: 'Europe/Copenhagen',
    currency: 'DKK',
    limits: { ...limits, deposit: { ...limits.deposit, mandatory: 'before-play', removal: 'forbidden' } },
    exclusion: {
      ...base.exclusion,
      registers: ['rofus'],
      checkAt: ['register', 'login', 'marketing'],
      ownDurationsMonths: [1, null],
      leastDays: 30,
    },
    timeOutHours: [24],
    bonus: {
      ...base.bonus,
      maxAmount: { amount: '1000.00', currency: 'DKK' },
      maxWagering: 10,
      wageringBase: 'depositPlusBonus',
      wageringOnWinnings: false,
      contributions: 'fullOrNone',
      matchPercent: 100,
      exampleAmount: true,
      minValidityDays: 60,
      equalTerms: true,
    },
    retentionYears: 5,
    shell: { ...base.shell, clock: true },
    sources: [
      { field: 'limits', url: 'info.skat.dk oid 2168402 (BEK 1274/2019 § 21)', grade: 'P', checkedOn: held },
      { field: 'limits.deposit.mandatory', url: 'spillemyndigheden.dk/spil-ansvarligt', grade: 'P', checkedOn: held },
      // An older edition of the guide counts from registration; the newer one does not say.
      { field: 'limits.*.periodKind', url: '', grade: 'unsourced', checkedOn: held },
      { field: 'exclusion', url: 'info.skat.dk oid 2168402 (BEK 1274/2019 § 23)', grade: 'P', checkedOn: held },
      { field: 'exclusion.registers', url: 'test.skat.dk oid 2168401', grade: 'P', checkedOn: held },
      { field: 'exclusion.checkAt', url: 'tax.dk J.A.8.1.4.1 (BEK 1276/2019 § 18; casino § 24)', grade: 'P', checkedOn: held },
      { field: 'timeOutHours', url: 'info.skat.dk oid 2168402 (BEK 1274/2019 § 23)', grade: 'P', checkedOn: held },
      { field: 'minAge', url: 'spillemyndigheden.dk/spil-ansvarligt', grade: 'P', checkedOn: held },
      { field: 'bonus', url: 'skat.dk oid 2168695; tax.dk J.A.15.1.3', grade: 'P', checkedOn: held },
      ...ownBonusRules(held, 'bonusFirst', 'offeredWhileBlocked', 'offeredWithMarkers'),
      { field: 'retentionYears', url: news, grade: 'S', checkedOn },
      { field: 'shell.clock', url: 'tax.dk J.A.11.4.4 (BEK 1274/2019 § 17)', grade: 'P', checkedOn: held },
    ],
  },
]
