import { proves } from '@fairhouse/testing/proves.ts'
import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { MethodContext, StartInput } from '../../identification-contract/method.ts'
import { zignSec } from '../zign-sec/index.ts'
import { isSigned, signatureOf } from './signature.ts'
import { signedIdentification } from './index.ts'

const now = new Date('2026-11-20T12:00:00Z')
const input = {
  personalCode: '19850610-2386',
  returnKey: 'key',
  returnUrl: 'https://site.example/identification/return/top/key',
  noticeUrl: 'https://site.example/notices/identification/top',
  messageOrigin: 'https://site.example',
  country: 'NLD',
  language: 'nl',
} as StartInput // what these adapters use

/** A service for tests: answers as told and records the calls. */
function serviceWith(answers: unknown[]) {
  const asked: { url: string; method: string; headers: Record<string, string>; body: string }[] = []
  const context = {
    fetch: (async (
      url: string,
      { method = 'GET', headers, body = '' }: { method?: string; headers: Record<string, string>; body?: string },
    ) => {
      asked.push({ url, method, headers, body })
      return Response.json(answers.shift())
    }) as unknown as typeof fetch, // as much of it as adapters use
    clock: { now: () => now },
    settings: {
      get: (name: string) =>
        ({ 'be.top.url': 'https://top.example', 'be.zignSec.url': 'https://zs.example', 'be.zignSec.eid': 'sbid' })[name],
    },
    secret: (name: string) => ({ topSecret: 'new,old' })[name] ?? name,
  } as unknown as MethodContext // as much of it as adapters use
  return { asked, context }
}
const top = signedIdentification({ name: 'top', url: () => 'https://top.example', mode: () => 'redirect' })

describe('a signature', () => {
  test('is the HMAC over time, point and body, as worked out apart', () => {
    const mac = createHmac('sha256', 's').update('1795176000.{"a":1}').digest('hex')
    expect(signatureOf('s', '{"a":1}', now)).toBe(`t=1795176000,v1=${mac}`)
  })

  test('holds by either of two secrets, for five minutes to both sides', () => {
    const header = signatureOf('old', 'body', now)
    const at = (seconds: number) => isSigned(['new', 'old'], header, 'body', new Date(now.getTime() + seconds * 1000))
    expect([at(0), at(300), at(-300), at(301), at(-301)]).toEqual([true, true, true, false, false])
  })

  test.each([
    ['another body', signatureOf('new', 'other', now)],
    ['another secret', signatureOf('third', 'body', now)],
    ['no secret', signatureOf('', 'body', now)],
    ['no signature', undefined],
    ['a signature cut short', signatureOf('new', 'body', now).slice(0, -1)],
    ['no time', signatureOf('new', 'body', now).replace(/t=\d+/, 't=')],
  ])('is refused with %s', (_, header) => expect(isSigned(['new', 'old', ''], header, 'body', now)).toBe(false))
})

describe('a service by signed calls', () => {
  test('is begun by a signed call with where the browser, the frame and the notices go', async () => {
    proves('IDN-481')
    const { asked, context } = serviceWith([{ id: 'i-1', url: 'https://top.example/p/1', expiresAt: '2026-11-20T12:15:00Z' }])
    expect(await top.start(context, input)).toMatchObject({ mode: 'redirect', url: 'https://top.example/p/1', vendorRef: 'i-1' })
    const { url = '', headers = {}, body = '' } = asked[0] ?? {}
    expect([url, isSigned(['new'], headers['x-signature'], body, now)]).toEqual(['https://top.example/v1/identifications', true])
    expect(JSON.parse(body)).toMatchObject({ reference: 'key', returnUrl: input.returnUrl, webhookUrl: input.noticeUrl, mode: 'redirect' })
  })

  test('stands in a frame where it can, and takes the whole page where frames are off', async () => {
    const framed = signedIdentification({ name: 'top', url: () => 'https://top.example', mode: () => 'frame' })
    const begun = { id: 'i-1', url: 'https://top.example/p/1', expiresAt: '2026-11-20T12:15:00Z' }
    const { asked, context } = serviceWith([begun, begun])
    expect(await framed.start(context, { ...input, wholePage: false })).toMatchObject({ mode: 'frame' })
    expect(await framed.start(context, { ...input, wholePage: true })).toMatchObject({ mode: 'redirect' })
    expect(asked.map(({ body }) => JSON.parse(body).mode)).toEqual(['frame', 'redirect'])
  })

  test.each([
    ['https://top.example/back', 'https://top.example/back'],
    ['https://elsewhere.example/back', undefined],
    ['http://top.example/back', undefined],
    [undefined, undefined],
  ])('is told the registration at %s only where that is its own: %s', async (backUrl, taken) => {
    const person = { givenNames: 'Anna', birthDate: '1988-12-04' }
    const { context } = serviceWith([{ id: 'i-1', state: 'done', subject: 's-1', person, ...(backUrl ? { backUrl } : {}) }])
    const look = await top.look(context, 'i-1', {})
    expect(look.is === 'done' && look.person.backUrl).toBe(taken)
  })

  const person = {
    givenNames: 'Willeke',
    familyName: 'De Bruijn',
    birthDate: '1985-03-10',
    gender: 'female',
    nationalId: { country: 'NLD', value: '999990019' },
  }
  test.each<[string, unknown, unknown]>([
    ['pending', { id: 'i-1', state: 'pending' }, { is: 'pending' }],
    ['expired', { id: 'i-1', state: 'expired' }, { is: 'expired' }],
    ['cancelled', { id: 'i-1', state: 'cancelled' }, { is: 'failed', reason: 'refused' }],
    ['failed, under age', { id: 'i-1', state: 'failed', error: { code: 'underage' } }, { is: 'failed', reason: 'underage' }],
    ['failed without a word', { id: 'i-1', state: 'failed' }, { is: 'failed', reason: 'failed' }],
    ['failed for a reason that nobody knows', { id: 'i-1', state: 'failed', error: { code: 'new' } }, { is: 'failed', reason: 'failed' }],
    ['failed for the service is away', { id: 'i-1', state: 'failed', error: { code: 'vendor' } }, { is: 'failed', reason: 'vendorDown' }],
    ['done about another try', { id: 'i-2', state: 'done', subject: 's', person }, { is: 'failed', reason: 'mismatch' }],
    ['done without a person', { id: 'i-1', state: 'done', subject: 's' }, { is: 'failed', reason: 'mismatch' }],
    ['done without a name for the person', { id: 'i-1', state: 'done', person }, { is: 'failed', reason: 'mismatch' }],
  ])('that is %s', async (_, answer, look) => expect(await top.look(serviceWith([answer]).context, 'i-1', {})).toEqual(look))

  test('tells who somebody is', async () => {
    const { context, asked } = serviceWith([{ id: 'i-1', state: 'done', subject: 's-1', person, evidence: { level: 'high' } }])
    expect(await top.look(context, 'i-1', {})).toEqual({
      is: 'done',
      person: {
        subject: { issuer: 'top', id: 's-1' },
        firstName: 'Willeke',
        lastName: 'De Bruijn',
        birthDate: '1985-03-10',
        gender: 'female',
        nationalId: { country: 'NLD', value: '999990019' },
        assurance: 'high',
      },
    })
    expect(isSigned(['new'], asked[0]?.headers['x-signature'], '/v1/identifications/i-1', now)).toBe(true)
  })

  test('is heard by signed notices only', async () => {
    const { context } = serviceWith([])
    const body = '{"eventId":"e-1","id":"i-1"}'
    const hear = (header: string) => top.notice?.(context, { headers: { 'x-signature': header }, body })
    expect(await hear(signatureOf('old', body, now))).toEqual({ vendorRef: 'i-1' })
    expect(await hear(signatureOf('third', body, now))).toBeUndefined()
  })
})

describe('ZignSec', () => {
  const identity = {
    state: 'completed',
    CountryCode: 'SE',
    FirstName: 'Svea',
    LastName: 'Specimen',
    PersonalNumber: '198506102386',
    DateOfBirth: '1985-06-10',
  }
  const began = { personalCode: '198506102386' }

  test('is begun with the person’s number, and sends the browser where it says', async () => {
    const { asked, context } = serviceWith([{ id: 'z-1', errors: [], redirect_url: 'https://zs.example/go' }])
    expect(await zignSec.start(context, input)).toMatchObject({
      mode: 'redirect',
      url: 'https://zs.example/go',
      vendorRef: 'z-1',
      state: began,
    })
    expect(asked[0]).toMatchObject({ url: 'https://zs.example/v2/eid/sbid', headers: { authorization: 'zignSecToken' } })
  })

  test.each<[string, unknown, unknown]>([
    ['pending', { id: 'z-1', errors: [], identity: { state: 'pending' } }, { is: 'pending' }],
    ['given up', { id: 'z-1', errors: [{ code: 'ABORTED' }] }, { is: 'failed', reason: 'refused' }],
    ['too late', { id: 'z-1', errors: [{ code: 'TIMEOUT' }] }, { is: 'failed', reason: 'expired' }],
    ['broken', { id: 'z-1', errors: [{ code: 'EXCEPTION' }] }, { is: 'failed', reason: 'vendorDown' }],
    ['about another try', { id: 'z-2', identity }, { is: 'failed', reason: 'mismatch' }],
    ['about somebody else', { id: 'z-1', identity: { ...identity, PersonalNumber: '197911050817' } }, { is: 'failed', reason: 'mismatch' }],
    ['about nobody', { id: 'z-1', identity: { state: 'completed', CountryCode: 'SE' } }, { is: 'failed', reason: 'mismatch' }],
  ])('%s', async (_, answer, look) => expect(await zignSec.look(serviceWith([answer]).context, 'z-1', began)).toEqual(look))

  test('tells who somebody is, with the number that was asked for', async () => {
    expect(await zignSec.look(serviceWith([{ id: 'z-1', identity }]).context, 'z-1', began)).toEqual({
      is: 'done',
      person: {
        subject: { issuer: 'zignSec', id: 'SWE:198506102386' },
        firstName: 'Svea',
        lastName: 'Specimen',
        birthDate: '1985-06-10',
        nationalId: { country: 'SWE', value: '198506102386' },
        country: 'SWE',
        assurance: 'eid',
      },
    })
  })

  test('is heard by both forms of its signature, and by no other', async () => {
    const { context } = serviceWith([])
    const body = '{"id":"z-1"}'
    const hear = (header: string) => zignSec.notice?.(context, { headers: { 'x-zignsec-hmac-sha256': header }, body })
    expect(await hear(createHmac('sha256', 'zignSecWebhookKey').update(body).digest('hex'))).toEqual({ vendorRef: 'z-1' })
    expect(await hear(signatureOf('zignSecWebhookKey', body, now))).toEqual({ vendorRef: 'z-1' })
    expect(await hear(createHmac('sha256', 'another').update(body).digest('hex'))).toBeUndefined()
    expect(await hear('')).toBeUndefined()
  })
})
