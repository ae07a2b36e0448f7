import { proves } from '@fairhouse/testing/proves.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Site } from '../../base/site.ts'
import { resumeFlow, type ResumeEvent, type ResumeState } from './resume-flow.ts'
import { waitForResume } from './wait-for-resume.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  [300, {}],
  [40, { 'resumeForm.waitingForAnswerSec': 40 }],
])('Continue play without an answer is given up after %i seconds (%j)', async (seconds, fe) => {
  proves('CSH-574')
  const told: ResumeEvent[] = []
  const call = async () => ({ ok: true, value: { loginStatus: { status: '' } } })
  const end = new AbortController()
  waitForResume({ call, settings: { fe } } as unknown as Site, 't1', (event) => told.push(event), end.signal) // as much of it as is used
  const state = () => told.reduce(resumeFlow, { at: 'waiting', token: 't1', polls: 0 } as ResumeState) // a state of it
  await vi.advanceTimersByTimeAsync((seconds - 10) * 1000)
  expect(state().at).toBe('waiting')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(state()).toEqual({ at: 'form', refusal: { error: 'limitExceeded', errorCode: 0 } })
  end.abort()
})
