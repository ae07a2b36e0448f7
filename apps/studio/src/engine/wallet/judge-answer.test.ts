import { expect, test } from 'vitest'
import { judgeAnswer } from './judge-answer.ts'
import { nextAttempt } from '@fairhouse/process/next-attempt.ts'
import type { Sending } from './outbox.sql.ts'

const created = new Date('2026-01-01T00:00:00Z')
const later = (seconds: number) => new Date(created.getTime() + seconds * 1000)
const sending: Sending = {
  transactionId: 't',
  roundId: 'r',
  call: 'win',
  body: {},
  createdAt: created,
  nextAt: created,
  attempts: 0,
  outcome: 'waiting',
  lastAnswer: null,
}
const answered = (code: string) => ({
  kind: 'answered' as const,
  answer: { status: code === 'OK' ? ('OK' as const) : ('ERROR' as const), code },
})

test('repeats after 1, 2, 4 … 300 seconds, then hourly, for seven days', () => {
  const waits = Array.from({ length: 12 }, (_, index) => (nextAttempt(created, index + 1, created)?.getTime() ?? 0) - created.getTime())
  expect(waits.map((ms) => ms / 1000)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 3600, 3600])
  expect(nextAttempt(created, 170, later(7 * 86_400 - 1))).not.toBeNull()
  expect(nextAttempt(created, 170, later(7 * 86_400))).toBeNull()
})

test.each([
  ['OK', 'done', null],
  ['TRY_LATER', 'waiting', null],
  ['INVALID_SIGNATURE', 'waiting', null],
  ['ROUND_UNKNOWN', 'waiting', null],
  ['DUPLICATE_MISMATCH', 'alarm', 'DUPLICATE_MISMATCH'],
  ['ROUND_CLOSED', 'alarm', 'ROUND_CLOSED'],
  ['CANCELLED_BEFORE', 'alarm', 'CANCELLED_BEFORE'],
  ['NOT_REVERSIBLE', 'alarm', 'NOT_REVERSIBLE'],
])('after %s a call that must arrive is %s', (code, outcome, alarm) => {
  expect(judgeAnswer(sending, answered(code), later(1))).toMatchObject({ outcome, alarm })
})

test('an unknown round is asked for during ten minutes and then needs a person', () => {
  expect(judgeAnswer(sending, answered('ROUND_UNKNOWN'), later(599)).outcome).toBe('waiting')
  expect(judgeAnswer(sending, answered('ROUND_UNKNOWN'), later(600))).toMatchObject({ outcome: 'alarm', alarm: 'ROUND_UNKNOWN' })
})

test('gives up after seven days without an answer, and says so', () => {
  const verdict = judgeAnswer({ ...sending, attempts: 170 }, { kind: 'unknown', reason: 'not reached' }, later(7 * 86_400))
  expect(verdict).toMatchObject({ outcome: 'givenUp', alarm: 'GIVEN_UP', lastAnswer: 'not reached' })
})
