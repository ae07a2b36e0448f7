import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestHouse, type TestHouse } from '../../../base/testing/test-house.ts'
import { openTestTrustly } from '../../../edge/trustly/test-trustly.ts'
import type { MethodContext, StartInput } from '../../identification-contract/method.ts'
import { begin, lookAt } from '../../identification/test-method.ts'
import { trustly } from './index.ts'

const now = new Date('2026-11-20T12:00:00Z')
const input: StartInput = {
  personalCode: '',
  phoneNumber: '',
  bic: '',
  country: 'SWE',
  language: 'sv',
  ip: '192.0.2.7',
  userAgent: '',
  returnKey: 'key',
  returnUrl: 'https://site.example/identification/return/trustly/key',
  returnUri: 'https://site.example/identification/return/trustly',
  noticeUrl: 'https://site.example/notices/identification/trustly',
  messageOrigin: 'https://site.example',
  wholePage: false,
}

function open() {
  const service = openTestTrustly()
  service.settings['be.trustly.frameUrl'] = 'https://trustly.com'
  const context = {
    ...service.context,
    clock: { now: () => now },
    origin: 'https://site.example',
    random: (bytes: number) => Buffer.alloc(bytes, 7),
  } as MethodContext // the clock moves with nobody here
  return { ...service, context }
}

/** What the bank tells of an account; each test changes one thing. */
const account = (changes: object = {}, attributes: object = {}) => ({
  notificationid: '35673567',
  messageid: 'm1',
  orderid: '2190971587',
  accountid: '1234567890',
  verified: '1',
  attributes: {
    bank: 'SEB',
    personid: 'SE198506102386',
    name: 'Svea Specimen',
    address: 'Drottninggatan 4',
    zipcode: '111 51',
    city: 'Stockholm',
    ...attributes,
  },
  ...changes,
})
const state = { orderId: '2190971587' }
const failed = { query: { outcome: 'failed' }, body: {} }

describe('a try at Trustly', () => {
  const lookWith = (data: object, callback?: typeof failed) =>
    trustly.look(open().context, 'm1', state, callback, [{ method: 'account', data }])

  test('begins with an order whose page is shown in a frame and stays in it', async () => {
    proves('IDN-705', 'IDN-711')
    const { context, told } = open()
    const started = await trustly.start(context, input)
    const messageId = '07'.repeat(16)
    expect(started).toMatchObject({ mode: 'frame', url: 'https://trustly.com/_/order', vendorRef: messageId, state })
    expect(told.asked[0]?.params.Data).toMatchObject({
      NotificationURL: input.noticeUrl,
      MessageID: messageId,
      EndUserID: messageId,
      Attributes: {
        Country: 'SE',
        Locale: 'sv_SE',
        IP: '192.0.2.7',
        SuccessURL: input.returnUrl,
        FailURL: `${input.returnUrl}?outcome=failed`,
        URLTarget: '_self',
      },
    })
  })

  test.each<[string, RegExp, (service: ReturnType<typeof open>) => void]>([
    ['Trustly answers with an error', /623/, ({ told }) => Object.assign(told, { fault: true, data: { code: 623, message: 'ERROR' } })],
    [
      'its page is on another site than pages allow',
      /frameUrl/,
      ({ settings }) => void (settings['be.trustly.frameUrl'] = 'https://other.example'),
    ],
  ])('does not begin where %s', async (_, why, change) => {
    const service = open()
    change(service)
    await expect(trustly.start(service.context, input)).rejects.toThrow(why)
  })

  test('ends with whose account it is', async () => {
    expect(await lookWith(account())).toEqual({
      is: 'done',
      person: {
        subject: { issuer: 'trustly', id: 'SE198506102386' },
        firstName: 'Svea',
        lastName: 'Specimen',
        birthDate: '1985-06-10',
        gender: 'female',
        nationalId: { country: 'SWE', value: '198506102386' },
        country: 'SWE',
        address: { street: 'Drottninggatan 4', zipCode: '111 51', city: 'Stockholm', country: 'SWE' },
        assurance: 'bank account',
      },
    })
  })

  test.each([
    ['FI230588-8533', { country: 'FIN', birthDate: '1988-05-23', gender: 'male' }],
    ['FI230505A853N', { country: 'FIN', birthDate: '2005-05-23', gender: 'male' }],
    ['EE49005230210', { country: 'EST', birthDate: '1990-05-23', gender: 'female' }],
  ])('reads %s as a personal id of its country', async (personid, expected) => {
    expect(await lookWith(account({}, { personid }))).toMatchObject({ is: 'done', person: expected })
  })

  test('takes no national id from one that cannot be one of its country', async () => {
    const look = await lookWith(account({}, { personid: 'SE198506102387' }))
    expect(look).toMatchObject({ is: 'done', person: { subject: { id: 'SE198506102387' } } })
    expect(look).not.toHaveProperty('person.nationalId')
  })

  test('knows whoever has no personal id by the account', async () => {
    expect(await lookWith(account({}, { personid: undefined, name: 'Willeke Liselotte De Bruijn' }))).toEqual({
      is: 'done',
      person: {
        subject: { issuer: 'trustly', id: 'account 1234567890' },
        address: { street: 'Drottninggatan 4', zipCode: '111 51', city: 'Stockholm' },
        assurance: 'bank account',
      },
    })
  })

  test('fails where the bank has not confirmed the account', async () => {
    expect(await lookWith(account({ verified: '0' }))).toEqual({ is: 'failed', reason: 'mismatch' })
  })

  test('waits on while only another order was told of', async () => {
    expect(await lookWith(account({ orderid: '1' }))).toEqual({ is: 'pending' })
  })

  test('is given up where the browser came back refused, unless the account was told of', async () => {
    const { context } = open()
    expect(await trustly.look(context, 'm1', state, failed)).toEqual({ is: 'failed', reason: 'refused' })
    expect(await lookWith(account(), failed)).toMatchObject({ is: 'done' })
  })
})

describe('a notification to the house', () => {
  const service = openTestTrustly()
  let house: TestHouse
  beforeAll(async () => {
    house = await openTestHouse({ serviceSecret: service.context.secret })
    await house.set('be.confirmedProtocols', ['trustly'])
    await house.set('fe.registration.methods', ['regular', 'trustly'])
    for (const name of ['url', 'username', 'publicKey', 'algorithm'])
      await house.set(`be.trustly.${name}`, service.settings[`be.trustly.${name}`])
  })
  afterAll(() => house.close())
  afterEach(() => vi.unstubAllGlobals())

  let orders = 0
  /** A started attempt, and what Trustly was asked. */
  async function started(answers = service.context.fetch) {
    orders += 1
    const orderid = String(orders)
    service.told.data = { orderid, url: `https://trustly.com/_/${orderid}` }
    vi.stubGlobal('fetch', answers)
    const browser = house.browser()
    const { value } = await begin(browser, { method: 'trustly', purpose: 'registration', personalCode: '' })
    const messageid = String(service.told.asked.at(-1)?.params.Data['MessageID'])
    return { browser, token: value.token, begun: value, about: { orderid, messageid, notificationid: `n${orderid}` } }
  }
  const post = (payload: string) =>
    house.app.inject({ method: 'POST', url: '/notices/identification/trustly', headers: { 'content-type': 'application/json' }, payload })
  const ask = ({ browser, token }: Awaited<ReturnType<typeof started>>) => browser.must('POST /api/waiting-request', { token })

  test('ends the try, once, and is answered the same however often it comes', async () => {
    const one = await started()
    expect(one.begun).toMatchObject({ mode: 'frame', url: `https://trustly.com/_/${one.about.orderid}` })
    const notice = service.notify('account', account(one.about))
    const replies = [await post(notice), await post(notice)]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(replies[1]?.body).toBe(replies[0]?.body)
    await lookAt(house, one.token)
    const { status, payload } = await ask(one)
    expect([status, payload.details?.method, payload.details?.details.firstName]).toEqual(['success', 'trustly', 'Svea'])
    await post(notice)
    await lookAt(house, one.token)
    expect((await ask(one)).payload.registrationToken).toBe(payload.registrationToken)
    expect(
      await house.sql(`select count(*)::int as kept from identification_notice where notice_id = '${one.about.notificationid}'`),
    ).toEqual([{ kept: 1 }])
  })

  test('counts by its first telling where the same id comes with another content', async () => {
    const one = await started()
    await post(service.notify('account', account({ ...one.about, verified: '0' })))
    await post(service.notify('account', account(one.about)))
    await lookAt(house, one.token)
    expect((await ask(one)).payload.error).toBe('identificationFailed')
  })

  test('is kept where it is faster than the answer that names its order', async () => {
    const early = { orderid: String(orders + 1), messageid: '', notificationid: 'early' }
    const answer = service.context.fetch
    const notified: typeof fetch = async (url, options) => {
      const { params } = JSON.parse(String(options?.body))
      await post(service.notify('account', account({ ...early, messageid: params.Data.MessageID })))
      return answer(url, options)
    }
    const one = await started(notified)
    await lookAt(house, one.token)
    expect((await ask(one)).status).toBe('success')
  })

  test('of another kind is answered and waits for the account', async () => {
    const one = await started()
    expect((await post(service.notify('cancel', one.about))).statusCode).toBe(200)
    await lookAt(house, one.token)
    expect((await ask(one)).status).toBe('pending')
  })

  test('that Trustly has not signed is refused and changes nothing', async () => {
    const one = await started()
    const forged = service.notify('account', account(one.about), undefined, service.stranger)
    expect((await post(forged)).statusCode).toBe(401)
    await lookAt(house, one.token)
    expect((await ask(one)).status).toBe('pending')
  })

  test.each(['', '?outcome=failed'])('is not needed for the frame to say that it is done (%s)', async (outcome) => {
    await started()
    const attributes = service.told.asked.at(-1)?.params.Data['Attributes'] as Record<string, string> // the call has them
    const path = new URL(`${attributes['SuccessURL']}${outcome}`)
    const back = await house.browser().request({ method: 'GET', url: path.pathname + path.search })
    expect(back.headers.location).toMatch(/^\/identification\/message\?value=done&/)
    const page = await house.browser().request({ method: 'GET', url: String(back.headers.location) })
    expect(page.body).toContain('{"type":"identification","value":"done"}')
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  })
})
