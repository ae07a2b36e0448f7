import type { Counting as CountingOf } from '@fairhouse/contract'
import { expect, test } from 'vitest'
import { drawn, textOf } from '../testing/test-drawn.tsx'
import { Counting } from './Counting.tsx'

const whole: CountingOf = { default: '100', exceptions: [], excludedGames: [], wholeStake: true }
const readOf = async (more: Partial<CountingOf>) =>
  textOf(await drawn(<Counting counting={{ ...whole, ...more }} />, { areas: ['campaigns', 'lobby'] }))

test.each<[string, Partial<CountingOf>, RegExp]>([
  ['everywhere', {}, /^Where it counts Every game counts in full\./],
  ['to a part', { default: '12.5' }, /Every game counts 12\.5%\./],
  [
    'not elsewhere',
    { default: '0', exceptions: [{ scope: 'product', name: 'slots', percent: '100' }] },
    /Slots 100% Other games do not count/,
  ],
  [
    'less in some',
    { exceptions: [{ scope: 'group', name: 'roulette', percent: '0' }] },
    /Live roulette Does not count Other games count 100%/,
  ],
  ['by names that we have no word for', { exceptions: [{ scope: 'product', name: 'keno', percent: '50' }] }, /Keno 50%/],
  ['but not in games that do not open', { excludedGames: ['Lantern Tide', 'Jacks'] }, /Not opened while it is active Lantern Tide · Jacks/],
  ['by its bonus money alone', { wholeStake: false }, /Only the bonus money in a stake counts/],
])('counts %s', async (_, counting, says) => {
  expect(await readOf(counting)).toMatch(says)
})
