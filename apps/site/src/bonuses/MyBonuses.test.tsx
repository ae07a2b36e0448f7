import { proves } from '@fairhouse/testing/proves.ts'
import type { Bonus } from '@fairhouse/contract'
import { describe, expect, test } from 'vitest'
import { drawn, textOf } from '../testing/test-drawn.tsx'
import { MyBonuses, MyEndedBonuses } from './MyBonuses.tsx'
import { bonusWith } from './test-bonus.ts'

const areas = ['bonuses', 'campaigns', 'lobby'] as const
const known = (answer: { running?: Bonus[]; ended?: Bonus[]; next?: string }) => ({
  areas: [...areas],
  known: [[['GET /api/bonuses', {}], { running: [], ended: [], next: null, ...answer }]] satisfies [unknown, unknown][] as never,
})
const shown = async (...running: Bonus[]) => drawn(<MyBonuses />, known({ running }))
const readOf = async (more: Partial<Bonus> = {}) => textOf(await shown(bonusWith(more)))

describe('the bonus that is played', () => {
  test('says what is still to be wagered in money, in percent and in rounds', async () => {
    const html = await shown(bonusWith())
    expect(textOf(html)).toMatch(/€ 180\.00 still to be wagered 40% About 360 rounds of € 0\.50, in games that count in full/)
    expect(html).toMatch(/<progress[^>]*max="100"[^>]*value="40"[^>]*aria-label="Wagered of [^"]*Half as much again/)
  })

  test('says its price: until when, the largest stake, the most that becomes cash, and what may be lost', async () => {
    const text = await readOf({ minStake: '0.20' })
    expect(text).toMatch(/Bonus money now € 42\.00 Given € 30\.00 To be wagered in all € 300\.00 Until January 31, 2026/)
    expect(text).toMatch(/Largest stake with bonus money € 5\.00 Smallest stake that counts € 0\.20 Becomes yours at most € 100\.00/)
    expect(text).toMatch(/€ 42\.00 of bonus money goes back to the house\. Nothing else does\. Your own money is always staked first/)
    expect(await readOf({ until: null, maxStake: null, maxConverted: null })).toMatch(/No end date If it is not/)
  })

  test('tells every event with what it moved', async () => {
    const text = await readOf({
      events: [
        { kind: 'granted', at: '2026-01-01T10:00:00.000Z' },
        { kind: 'activated', at: '2026-01-01T10:00:00.000Z', given: '30.00' },
        { kind: 'amended', at: '2026-01-02T10:00:00.000Z', required: '200.00' },
        { kind: 'late', at: '2026-01-03T10:00:00.000Z', converted: '4.00', returned: '1.00' },
      ],
    })
    expect(text).toMatch(/What happened Jan 1, 10:00 Given to you Jan 1, 10:00 Became active € 30\.00 of bonus money/)
    expect(text).toMatch(/Less to be wagered € 200\.00 to be wagered in all/)
    expect(text).toMatch(/still open ended € 4\.00 became yours € 1\.00 went back to the house/)
  })

  test('can be given up, and rests while its player takes a break', async () => {
    expect(await readOf()).toMatch(/Active .* Give it up$/)
    expect(await readOf({ state: 'paused' })).toMatch(/Paused It rests while you take a break/)
  })

  test('whose wagering is done says when it becomes the player’s own', async () => {
    expect(await readOf({ percent: 100, left: '0.00', rounds: null })).toMatch(/it becomes yours when the next round ends/)
  })
})

describe('bonuses that wait', () => {
  const waiting = (id: string, title: string) => bonusWith({ id, title, state: 'waiting', money: '0.00' })

  test('stand in their order below it, each with its price and the way to decline it', async () => {
    const html = await shown(bonusWith(), waiting('b', 'Second'), waiting('c', 'Third'))
    expect(textOf(html)).toMatch(/Waiting One bonus is played at a time.* Second You get € 30\.00.* Third You get € 30\.00/)
    const labels = [...html.matchAll(/aria-label="((?:Move|Decline) [^"]*)"/g)].map(([, label]) => label?.replace(/[\u2066-\u2069]/g, ''))
    expect(labels).toEqual([
      'Move “Second” up',
      'Move “Second” down',
      'Decline “Second”',
      'Move “Third” up',
      'Move “Third” down',
      'Decline “Third”',
    ])
  })

  test('have no places to change where only one waits', async () => {
    expect(await shown(bonusWith(), waiting('b', 'Second'))).not.toContain('aria-label="Move')
  })
})

test('the page holds nothing of bonuses where there are none', async () => {
  proves('SHL-106')
  expect(textOf(await shown())).toBe('')
  expect(textOf(await drawn(<MyEndedBonuses />, known({})))).toBe('')
})

test('bonuses that ended say how, and what became the player’s or went back; earlier ones are asked for', async () => {
  const ended = [
    bonusWith({ state: 'completed', endedAt: '2026-01-09T10:00:00.000Z', converted: '80.00', returned: '5.00' }),
    bonusWith({ id: 'code:2', state: 'forfeited', endedAt: '2026-01-05T10:00:00.000Z', returned: '12.00' }),
  ]
  const text = textOf(await drawn(<MyEndedBonuses />, known({ ended, next: '2026-01-05T10:00:00.000Z' })))
  expect(text).toMatch(
    /Half as much again Jan 9, 2026 Wagered: it became yours Given € 30\.00 Became yours € 80\.00 Went back to the house € 5\.00/,
  )
  expect(text).toMatch(/Jan 5, 2026 You gave it up Given € 30\.00 Went back to the house € 12\.00 .* Show earlier ones$/)
})
