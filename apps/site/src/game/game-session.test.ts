import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { describe, expect, it } from 'vitest'
import { needsClosing, opened, paceOf, stepSession, type GameSession, type SessionEvent } from './game-session.ts'

const usual = { retrySeconds: 10, maxFailures: 3 }
const pace = { prolongSeconds: 60, inactivitySeconds: 300, ...usual }
const second = 1000
const playing = (more: Partial<Extract<GameSession, { at: 'playing' }>> = {}): GameSession => ({
  at: 'playing',
  id: 'mine',
  failures: 0,
  prolongAt: 60 * second,
  hiddenAt: null,
  ...more,
})
const ended = (why: Extract<GameSession, { at: 'ended' }>['why']): GameSession => ({ at: 'ended', id: 'mine', why })

describe('stepSession', () => {
  it('begins with a prolongation after one interval', () => {
    proves('SHL-616')
    expect(opened('mine', 0, pace)).toEqual(playing())
  })

  /** The rows that each case shows. */
  const rowsOfSteps: Record<string, RowName[]> = {
    'ends by exit': ['SHL-617'],
    'ends by unload': ['SHL-618'],
    'ends when it was hidden so long': ['SHL-619', 'SHL-627'],
    'goes on while it is in sight, however long': ['SHL-627'],
    'ends when another tab plays': ['SHL-620'],
    'goes on when another tab writes the same session': ['SHL-621'],
    'prolongs at the usual time': ['SHL-628'],
    'tries again after ten seconds': ['SHL-629', 'SHL-1050'],
    'stops after the third failure in a row': ['SHL-630', 'SHL-1051'],
    'counts anew after a success': ['SHL-631'],
  }

  it.each<[string, GameSession, SessionEvent, GameSession]>([
    ['ends by exit', playing(), { type: 'exit' }, ended('exit')],
    ['ends by unload', playing(), { type: 'unload' }, ended('unload')],
    ['notes when it was hidden', playing(), { type: 'hidden', now: 5 }, playing({ hiddenAt: 5 })],
    ['keeps the first moment of hiding', playing({ hiddenAt: 5 }), { type: 'hidden', now: 9 }, playing({ hiddenAt: 5 })],
    ['goes on when it is shown in time', playing({ hiddenAt: 0 }), { type: 'shown', now: 299 * second }, playing()],
    ['ends when it is shown too late', playing({ hiddenAt: 0 }), { type: 'shown', now: 300 * second }, ended('timeout')],
    ['goes on while it is in sight, however long', playing(), { type: 'waited', now: 600 * second }, playing()],
    ['goes on while it is hidden shorter', playing({ hiddenAt: 0 }), { type: 'waited', now: 299 * second }, playing({ hiddenAt: 0 })],
    ['ends when it was hidden so long', playing({ hiddenAt: 0 }), { type: 'waited', now: 300 * second }, ended('timeout')],
    ['prolongs at the usual time', playing(), { type: 'prolonged', now: 60 * second }, playing({ prolongAt: 120 * second })],
    [
      'tries again after ten seconds',
      playing(),
      { type: 'prolongFailed', now: 60 * second },
      playing({ failures: 1, prolongAt: 70 * second }),
    ],
    ['and again', playing({ failures: 1 }), { type: 'prolongFailed', now: 70 * second }, playing({ failures: 2, prolongAt: 80 * second })],
    [
      'stops after the third failure in a row',
      playing({ failures: 2 }),
      { type: 'prolongFailed', now: 80 * second },
      playing({ failures: 3, prolongAt: null }),
    ],
    [
      'counts anew after a success',
      playing({ failures: 2 }),
      { type: 'prolonged', now: 80 * second },
      playing({ prolongAt: 140 * second }),
    ],
    ['ends when another tab plays', playing(), { type: 'otherTab', id: 'theirs' }, ended('parallel')],
    ['goes on when another tab writes the same session', playing(), { type: 'otherTab', id: 'mine' }, playing()],
    ['goes on when another tab ends its own', playing(), { type: 'otherTab', id: null }, playing()],
    ['ends as the server says', playing(), { type: 'endedThere', reason: 'excluded' }, ended('excluded')],
    ['ends by the operator', playing(), { type: 'endedThere', reason: 'operator' }, ended('operator')],
    ['ends where the session time is used up', playing(), { type: 'endedThere', reason: 'sessionTime' }, ended('sessionTime')],
    ['ends with a timeout where no reason is known', playing(), { type: 'endedThere', reason: null }, ended('timeout')],
  ])('%s', (_name, now, event, next) => {
    proves(...(rowsOfSteps[_name] ?? []))
    expect(stepSession(now, event, pace)).toEqual(next)
  })

  it.each<SessionEvent>([
    { type: 'exit' },
    { type: 'unload' },
    { type: 'hidden', now: 1 },
    { type: 'shown', now: 1 },
    { type: 'waited', now: 1 },
    { type: 'prolonged', now: 1 },
    { type: 'prolongFailed', now: 1 },
    { type: 'otherTab', id: 'theirs' },
    { type: 'endedThere', reason: 'parallel' },
  ])('ends once: after a timeout %j changes nothing', (event) => {
    proves('SHL-626')
    const now = ended('timeout')
    expect(stepSession(now, event, pace)).toBe(now)
  })

  /** The rows that each case shows. */
  const rowsOfEnds: Record<string, RowName[]> = {
    exit: ['SHL-622'],
    unload: ['SHL-623'],
    timeout: ['SHL-624'],
    parallel: ['SHL-625'],
  }

  it.each([
    ['exit', true],
    ['unload', true],
    ['timeout', true],
    ['parallel', false],
    ['excluded', false],
    ['operator', false],
    ['sessionTime', false],
  ] as const)('an end by %s is told to the server: %s', (why, told) => {
    proves(...(rowsOfEnds[why] ?? []))
    expect(needsClosing(why)).toBe(told)
  })
})

it('a failed prolongation waits and gives up as the settings say', () => {
  proves('SHL-629..630', 'SHL-1050..1051')
  const own = paceOf(60, 5, 4, 2)
  const once = stepSession(opened('mine', 0, own), { type: 'prolongFailed', now: 60_000 }, own)
  expect(once).toMatchObject({ failures: 1, prolongAt: 64_000 })
  expect(stepSession(once, { type: 'prolongFailed', now: 64_000 }, own)).toMatchObject({ failures: 2, prolongAt: null })
  expect(paceOf(60, 5, 'x', 0)).toMatchObject(usual)
})

describe('paceOf', () => {
  it.each<[unknown, unknown, object, RowName[]]>([
    [45, 7, { prolongSeconds: 45, inactivitySeconds: 420 }, ['SHL-1046', 'SHL-1048']],
    [undefined, undefined, { prolongSeconds: 60, inactivitySeconds: 300 }, ['SHL-1049']],
    ['x', 'abc', { prolongSeconds: 60, inactivitySeconds: 300 }, ['SHL-1047']],
    [0, 0, { prolongSeconds: 60, inactivitySeconds: 300 }, ['SHL-1047']],
    [-1, -5, { prolongSeconds: 60, inactivitySeconds: 300 }, ['SHL-1047']],
    [30, 2, { prolongSeconds: 30, inactivitySeconds: 120 }, ['SHL-415', 'SHL-423']],
  ])('of %j and %j is %j', (prolong, minutes, wanted, rows) => {
    proves(...rows)
    expect(paceOf(prolong, minutes)).toEqual({ ...wanted, ...usual })
  })
})
