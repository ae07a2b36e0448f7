import type { Answers } from '@fairhouse/contract/caller.ts'
import { describe, expect, test } from 'vitest'
import { textOf } from '../testing/test-drawn.tsx'
import { openPage } from '../testing/test-page.tsx'

type One = Answers<'GET /api/jackpots/one'>

const draw = (more: Partial<One['draws'][number]>): One['draws'][number] => ({
  n: 1,
  kind: 'mustHitBy',
  commitment: 'a'.repeat(64),
  secret: null,
  beganAt: '2026-11-20T10:00:00.000Z',
  endedAt: null,
  staked: null,
  won: null,
  ...more,
})
const one = (more: Partial<One> = {}): One => ({
  jackpot: {
    id: '7',
    name: 'Harbour pot',
    state: 'running',
    currency: 'EUR',
    meter: '1234.50',
    wonBy: '5000.00',
    outcome: null,
    closesAt: null,
    games: ['orchard'],
  },
  rules: {
    kind: 'mustHitBy',
    seed: '1000.00',
    ceiling: '5000.00',
    oneIn: null,
    fullStake: null,
    rounds: null,
    meterPercent: '1',
    reservePercent: '0.5',
    reserve: '12.00',
    returnPercent: '1.5',
  },
  games: [{ id: 'orchard', name: 'Orchard' }],
  movedTo: null,
  draws: [draw({})],
  ...more,
})
const opened = async (answer: One, path = '/jackpots/7') =>
  textOf((await openPage(path, { answers: { 'GET /api/jackpots/one': answer, 'GET /api/jackpots': { jackpots: [answer.jackpot] } } })).html)

describe('the page of a jackpot', () => {
  test('says what fills it, its seed and ceiling, how it is won, two at once, what it returns, and what is promised', async () => {
    const text = await opened(one())
    for (const part of [
      '1 234.50',
      '1 % goes into the pot and 0.5 % into a reserve',
      'above € 1 000.00 and up to € 5 000.00',
      'Two at once',
      'pays back 1.5 % of stakes',
    ])
      expect(text.replace(/[\u00a0\u202f\u2009]/g, ' ')).toContain(part)
    expect(text).toContain('a'.repeat(64))
    expect(text).toContain('It has not been won yet.')
  })

  test('names who won by no more than the server says, and has the secret to check', async () => {
    const won = { amount: '4321.00', by: 'A.', isYou: false, round: 'orchard:round:9', stake: '1.00' }
    const text = await opened(one({ draws: [draw({ n: 2 }), draw({ secret: '432100:00ff', endedAt: '2026-11-21T10:00:00.000Z', won })] }))
    for (const part of ['A., November 21', '432100:00ff', 'orchard:round:9', 'Check this draw']) expect(text).toContain(part)
  })

  test('of one that was moved says into which, and of its last day until when', async () => {
    const { jackpot } = one()
    const moved = await opened(one({ jackpot: { ...jackpot, state: 'ended' }, movedTo: { id: '8', name: 'Quay pot' }, draws: [] }))
    expect(moved).toContain('All that was in it went into Quay pot')
    const closing = await opened(one({ jackpot: { ...jackpot, state: 'closing', closesAt: '2026-11-27T10:00:00.000Z', wonBy: null } }))
    expect(closing).toContain('Until November 27')
  })

  test('of one that reels win says the outcome, its part for smaller stakes, how often it comes, and that the seeds of the game decide', async () => {
    const { jackpot, rules } = one()
    const won = { amount: '617.25', by: 'A.', isYou: false, round: 'orchard:round:9', stake: '5.00' }
    const reels = { kind: 'reels', commitment: null, secret: null } as const
    const answer = one({
      jackpot: { ...jackpot, wonBy: null, outcome: 'The full comb' },
      rules: { ...rules, kind: 'reels', ceiling: null, fullStake: '10.00', rounds: '14058', returnPercent: '1.7113' },
      draws: [draw({ ...reels, n: 2 }), draw({ ...reels, endedAt: '2026-11-21T10:00:00.000Z', won })],
    })
    const text = (await opened(answer)).replace(/[\u00a0\u202f\u2009]/g, ' ')
    for (const part of [
      'The full comb in one of the games below wins it',
      'once in 14,058 rounds, whatever the stake',
      'a stake of € 10.00 or more takes all that is in the pot, and a smaller one the part that it is of € 10.00',
      'pays back 1.7113 % of stakes of € 10.00 a round',
      'the seeds of the game alone decide which round wins',
      'with a stake of € 5.00',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('digest')
    expect(await opened(answer, '/jackpots')).toContain('Won by: The full comb')
  })

  test('the list has each with what is in it and what it is won by', async () => {
    const text = await opened(one(), '/jackpots')
    expect(text).toMatch(/Harbour pot.*234\.50.*Won by .*5.?000\.00/)
  })
})
