import { proves } from '@fairhouse/testing/proves.ts'
import type { Caller } from '@fairhouse/contract/caller.ts'
import { expect, test } from 'vitest'
import { finishResume } from './finish-resume.ts'
import type { ResumeEvent } from './resume-flow.ts'

/** Finishes against this answer; returns the calls, the messages to the frame, and the events of the flow. */
async function finished(answer: object) {
  const seen = { asked: [] as unknown[], heard: [] as unknown[], told: [] as ResumeEvent[] }
  await finishResume({ reference: 'r1' }, 'p1', {
    call: (async (at: string, input: unknown) => (seen.asked.push([at, input]), answer)) as unknown as Caller, // one call, one answer
    window: { postMessage: (message: unknown, origin: unknown) => void seen.heard.push([message, origin]) },
    ownOrigin: 'https://house.example',
    tell: (event) => seen.told.push(event),
    signal: new AbortController().signal,
  })
  return seen
}

test('the frame that confirmed is told exactly the address that the finish answers, and goes on', async () => {
  proves('CSH-440')
  const { asked, heard, told } = await finished({ ok: true, value: { redirectUrl: 'https://pay.example/r' } })
  expect(asked).toEqual([['POST /api/resume/finish', { reference: 'r1', providerReference: 'p1' }]])
  expect(heard).toEqual([[{ type: 'deposit', value: 'redirectUrl', redirectUrl: 'https://pay.example/r' }, 'https://house.example']])
  expect(told).toEqual([{ type: 'frameGoesOn' }])
})

test('a finish that is refused tells the frame nothing, and the form why', async () => {
  const error = { error: 'notFound', errorCode: 101 }
  const { heard, told } = await finished({ ok: false, error })
  expect([heard, told]).toEqual([[], [{ type: 'refused', error }]])
})
