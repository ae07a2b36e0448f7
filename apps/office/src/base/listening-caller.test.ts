import { officeCallerOver } from '@fairhouse/contract/office/office-caller.ts'
import { expect, test } from 'vitest'
import { listeningCaller } from './listening-caller.ts'

const answering = (status: number, body: object) => officeCallerOver(() => Promise.resolve(new Response(JSON.stringify(body), { status })))

test.each([
  ['locked', 423, ['locked']],
  ['notFound', 404, ['notFound']],
  ['notAllowed', 403, ['notAllowed']],
  ['mayNot', 409, []],
])('after %s the page asks who is signed in, or does not', async (error, status, told) => {
  const heard: string[] = []
  const caller = listeningCaller(answering(status, { error, errorCode: 1 }), (name) => void heard.push(name))
  await caller.call('GET /office/roles', {})
  expect(heard).toEqual(told)
})

test('the question who is signed in does not ask itself again', async () => {
  const heard: string[] = []
  await listeningCaller(answering(404, { error: 'notFound', errorCode: 1 }), (name) => void heard.push(name)).call('GET /office/me', {})
  expect(heard).toEqual([])
})
