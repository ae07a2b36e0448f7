import type { RuleSet } from '../rule-set.ts'
import { defaultRules, ownBonusRules } from './default.ts'

const base = defaultRules[0]! // the default has one version
const checkedOn = '2026-11-23'

/** Ontario, the one province of Canada that the product is for: gathered for its bonus rules, otherwise not verified. */
export const ontarianRules: RuleSet[] = [
  {
    ...base,
    code: 'CAN',
    validFrom: '2022-04-04T04:00:00Z',
    verified: false,
    timeZone: 'America/Toronto',
    currency: 'CAD',
    minAge: 19,
    registrationRegions: ['Ontario'],
    bonus: { ...base.bonus, publicAdvertising: false },
    sources: [
      { field: 'minAge', url: '', grade: 'unsourced', checkedOn },
      { field: 'registrationRegions', url: '', grade: 'own', checkedOn },
      { field: 'limits', url: '', grade: 'unsourced', checkedOn },
      { field: 'exclusion', url: '', grade: 'unsourced', checkedOn },
      { field: 'timeOutHours', url: '', grade: 'unsourced', checkedOn },
      { field: 'bonus', url: '', grade: 'unsourced', checkedOn },
      ...ownBonusRules(checkedOn, 'bonusFirst', 'offeredWhileBlocked', 'offeredWithMarkers'),
      { field: 'bonus.publicAdvertising', url: 'agco.ca Registrar’s Standards 2.04, 2.05; notices of penalties', grade: 'P', checkedOn },
    ],
  },
]
