import type { PlayFigures } from '@fairhouse/contract'
import { expect, test } from 'vitest'
import { riskSigns } from './risk-signs.ts'

const figures = (more: Partial<PlayFigures> = {}): PlayFigures => ({
  staked: '100.00',
  won: '90.00',
  net: '-10.00',
  rounds: 10,
  daysPlayed: 5,
  minutes: 300,
  deposited: '50.00',
  withdrawn: '0.00',
  ...more,
})

test.each([
  ['nothing where play is as it was', {}, {}, []],
  ['stakes from half as much again on', { staked: '150.00' }, {}, ['stakes']],
  ['no stakes a cent below', { staked: '149.99' }, {}, []],
  ['deposits from half as much again on', { deposited: '75.00' }, {}, ['deposits']],
  ['nothing of what began only now', { staked: '500.00', deposited: '500.00' }, { staked: '0.00', deposited: '0.00' }, []],
  ['play on twenty days of thirty', { daysPlayed: 20 }, {}, ['days']],
  ['sixty hours', { minutes: 3600 }, {}, ['time']],
  [
    'all of it together',
    { staked: '900.00', deposited: '900.00', daysPlayed: 30, minutes: 9000 },
    {},
    ['stakes', 'deposits', 'days', 'time'],
  ],
] as const)('the risk check finds %s', (_, now, before, signs) => {
  expect(riskSigns({ last30Days: figures(now), daysBefore: figures(before) })).toEqual(signs)
})
