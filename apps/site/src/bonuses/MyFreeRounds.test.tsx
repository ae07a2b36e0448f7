import { proves } from '@fairhouse/testing/proves.ts'
import type { FreeRounds } from '@fairhouse/contract'
import { describe, expect, test } from 'vitest'
import { drawn, textOf } from '../testing/test-drawn.tsx'
import { MyEndedFreeRounds, MyFreeRounds } from './MyFreeRounds.tsx'

const freeWith = (more: Partial<FreeRounds> = {}): FreeRounds => ({
  id: 'free:1',
  campaignId: 102,
  title: 'Twenty spins',
  currency: 'EUR',
  state: 'active',
  waits: false,
  given: 20,
  left: 12,
  value: '0.20',
  won: '1.40',
  maxWon: '50.00',
  games: [{ friendlyId: 'orchard', name: 'Orchard', group: 'slots' }],
  factor: null,
  givenAt: '2026-01-01T10:00:00.000Z',
  until: '2026-01-31T10:00:00.000Z',
  endedAt: null,
  events: [
    { kind: 'given', at: '2026-01-01T10:00:00.000Z' },
    { kind: 'won', at: '2026-01-02T10:00:00.000Z', amount: '1.40' },
  ],
  ...more,
})
const known = (answer: { running?: FreeRounds[]; ended?: FreeRounds[] }) => ({
  areas: ['bonuses', 'free-rounds'] as ('bonuses' | 'free-rounds')[],
  known: [[['GET /api/free-rounds', {}], { running: [], ended: [], ...answer }]] satisfies [unknown, unknown][] as never,
})
const readOf = async (more: Partial<FreeRounds> = {}) => textOf(await drawn(<MyFreeRounds />, known({ running: [freeWith(more)] })))

describe('free spins that are left', () => {
  test('say how many, what each is worth, what they won and may win, until when and where', async () => {
    proves('CSH-198', 'CSH-219')
    const html = await drawn(<MyFreeRounds />, known({ running: [freeWith()] }))
    const text = textOf(html)
    expect(text).toMatch(
      /Twenty spins Ready to play 12 free spins left of 20 Each is worth € 0\.20 Won so far € 1\.40 All of them pay at most € 50\.00/,
    )
    expect(text).toMatch(/What you win Is yours at once Until January 31, 2026.* Played in Orchard/)
    expect(html).toMatch(/<progress[^>]*max="20"[^>]*value="8"/)
    expect(html).toMatch(/href="\/slots-games\/orchard"/)
  })

  test('tell what happened, with what was won', async () => {
    expect(await readOf()).toMatch(/What happened Jan 1, 10:00 Given to you Jan 2, 10:00 Won € 1\.40/)
  })

  test.each<[Partial<FreeRounds>, RegExp]>([
    [{ factor: '5' }, /Is bonus money, to be wagered 5 times/],
    [{ waits: true, until: null }, /Waiting They are played when this bonus is the active one.* No end date/],
    [{ state: 'paused' }, /Paused They rest while you take a break/],
    [{ left: 1 }, /One free spin left/],
    [{ maxWon: null }, /Won so far € 1\.40 What you win/],
  ])('of %o say so', async (more, says) => {
    expect(await readOf(more)).toMatch(says)
  })
})

test('nothing is shown where there are none', async () => {
  expect(textOf(await drawn(<MyFreeRounds />, known({})))).toBe('')
  expect(textOf(await drawn(<MyEndedFreeRounds />, known({})))).toBe('')
})

test('free spins that ended say how, what they won and how many were not played', async () => {
  const ended = [freeWith({ state: 'expired', left: 3, endedAt: '2026-01-31T10:00:00.000Z' })]
  expect(textOf(await drawn(<MyEndedFreeRounds />, known({ ended })))).toMatch(
    /Twenty spins Jan 31, 2026 Their time ran out Won € 1\.40 Not played 3/,
  )
})
