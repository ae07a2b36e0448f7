import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestWorld, type TestWorld } from '@fairhouse/testing/sandbox/world.ts'

let at: TestWorld
beforeAll(async () => {
  at = await openTestWorld()
})
afterAll(() => at.close())

const ask = (path: string, init: RequestInit) => fetch(`${at.world.origin}${path}`, { method: 'POST', ...init })
const control = async (path: string, body: unknown) =>
  fetch(`${at.world.origin}/control/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const json = { authorization: 'registers-key', 'content-type': 'application/json' }
const spelpaus = async (subjectId: string) =>
  (await ask('/registers/spelpaus', { headers: json, body: JSON.stringify({ requestId: 'r1', subjectId }) })).json()
const gamstop = (lastName: string) =>
  ask('/registers/gamstop', {
    headers: { 'x-api-key': 'registers-key' },
    body: new URLSearchParams({ firstName: 'Ada', lastName, dateOfBirth: '1990-05-05', email: 'a@example.com', postcode: 'SW1A 1AA' }),
  })
const cruks = async (bsn: string) =>
  (
    await ask('/registers/cruks', {
      headers: { ...json, authorization: 'Bearer registers-key' },
      body: JSON.stringify({ reference: 'r1', bsn, firstName: 'Ada', lastName: 'Example', birthDate: '1990-05-05' }),
    })
  ).json()

describe('a register', () => {
  test('answers "not blocked" until somebody is excluded, by each protocol', async () => {
    expect(await spelpaus('198112289874')).toMatchObject({ isBlocked: false, requestId: 'r1' })
    expect((await gamstop('Example')).headers.get('x-exclusion')).toBe('N')
    expect(await cruks('111222333')).toMatchObject({ isRegistered: false, cruksCode: expect.any(String) })
    await control('/registers', { register: 'spelpaus', nationalId: '19811228-9874' })
    await control('/registers', { register: 'gamstop', lastName: 'EXAMPLE', birthDate: '1990-05-05' })
    await control('/registers', { register: 'cruks', nationalId: '111222333' })
    expect(await spelpaus('198112289874')).toMatchObject({ isBlocked: true })
    expect((await gamstop('Example')).headers.get('x-exclusion')).toBe('Y')
    expect(await cruks('111222333')).toMatchObject({ isRegistered: true })
  })

  test('knows who was excluded before, and has no code for a number that is nobody’s', async () => {
    await control('/registers', { register: 'gamstop', lastName: 'Lifted', birthDate: '1990-05-05', previously: true })
    expect((await gamstop('Lifted')).headers.get('x-exclusion')).toBe('P')
    expect(await cruks('111222334')).toMatchObject({ cruksCode: null })
  })

  test('refuses a wrong key, a question without its parts, and everything while it is away', async () => {
    const bad = await ask('/registers/spelpaus', { headers: { ...json, authorization: 'x' }, body: '{}' })
    const short = await ask('/registers/spelpaus', { headers: json, body: JSON.stringify({ requestId: 'r', subjectId: '1' }) })
    await control('/registers/gamstop/away', { away: true })
    expect([bad.status, short.status, (await gamstop('Example')).status]).toEqual([401, 400, 503])
    await control('/registers/gamstop/away', { away: false })
    expect((await gamstop('Example')).status).toBe(200)
  })
})

const answerOf = async (path: string, body: object) =>
  (await ask(path, { headers: { ...json, authorization: 'Bearer registers-key' }, body: JSON.stringify(body) })).json()

describe('EPIS and the gateways', () => {
  test('find somebody by name and birth date, whatever the case', async () => {
    const person = { requestId: 'r1', name: 'PEETERS', firstName: 'Ada', birthDate: '1990-05-05' }
    expect(await answerOf('/registers/epis', person)).toMatchObject({ excluded: false, requestId: 'r1' })
    await control('/registers', { register: 'epis', lastName: 'Peeters', birthDate: '1990-05-05' })
    expect(await answerOf('/registers/epis', person)).toMatchObject({ excluded: true, reference: expect.any(String) })
  })

  test('find somebody by the national id, and nobody by nothing', async () => {
    const person = { requestId: 'r1', lastName: 'Tamm', birthDate: '1990-05-05', nationalIdNumber: '39005050011' }
    expect(await answerOf('/registers/hampi', person)).toMatchObject({ answer: 'clear' })
    await control('/registers', { register: 'hampi', nationalId: '39005050011' })
    expect(await answerOf('/registers/hampi', person)).toMatchObject({ answer: 'excluded' })
    expect(await answerOf('/registers/oasis', person)).toMatchObject({ answer: 'clear' })
    expect(await answerOf('/registers/hampi', { requestId: 'r1' })).toMatchObject({ answer: 'unknownPerson', proof: null })
  })
})

describe('the gateway for phones', () => {
  const send = (body: unknown, key = 'k1', authorization = 'Bearer sms-key') =>
    ask('/sms/messages', {
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    })
  const message = { from: 'Fairhouse', to: '+35699123456', text: '123456 is your code.\n\n@localhost #123456' }

  test('shows a message with its code once, however often it is handed over', async () => {
    expect([(await send(message)).status, (await send(message)).status]).toEqual([202, 202])
    const { messages } = (await (await fetch(`${at.world.origin}/control/api/sms?to=%2B35699123456`)).json()) as {
      messages: { codes: string[] }[]
    }
    expect(messages.map(({ codes }) => codes)).toEqual([['123456']])
  })

  test('refuses a wrong key and a number that is none', async () => {
    expect([(await send(message, 'k2', 'Bearer x')).status, (await send({ ...message, to: '12' }, 'k3')).status]).toEqual([401, 422])
  })
})
