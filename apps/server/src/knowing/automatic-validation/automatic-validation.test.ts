import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testPassword } from '../../base/testing/test-house.ts'
import { openTestValidation } from './test-automatic-validation.ts'
import { signatures } from './providers/test-validation-providers.ts'

let at: Awaited<ReturnType<typeof openTestValidation>>
beforeAll(async () => {
  at = await openTestValidation()
})
afterAll(() => at.close())
beforeEach(async () => void (await at.start()))

const lastAsked = (path: string) => at.services.asked.findLast((one) => one.path === path)
const providers = ['shuftipro', 'incode', 'idenfy'] as const

describe('what a player is offered', () => {
  test('is nothing where no service is on, and none can be begun', async () => {
    await at.turnOn()
    expect((await at.documents()).automatic).toBeNull()
    expect([(await at.begin.shuftipro()).error.errorCode, await at.status()]).toEqual([130, { status: 'none' }])
  })

  test.each([
    ['shuftipro', ['identity', 'address']],
    ['incode', ['identity', 'address']],
    ['idenfy', ['identity', 'address']],
  ] as const)('is what %s looks at', async (name, covers) => {
    await at.turnOn(name)
    expect((await at.documents()).automatic).toMatchObject({ provider: name, covers, groups: covers, refused: null })
  })

  test('leaves what a service does not look at to be sent by hand', async () => {
    await at.turnOn('idenfy')
    await at.at.set('be.idenfy.addressCard', false)
    expect((await at.documents()).automatic?.covers).toEqual(['identity'])
    await at.turnOn('shuftipro')
    await at.at.set('be.shuftipro.services', ['document', 'face'])
    expect((await at.documents()).automatic?.covers).toEqual(['identity'])
    await at.at.set('be.shuftipro.services', ['document', 'face', 'address'])
  })
})

describe('a try begins', () => {
  test('at Shufti Pro with an empty body, and answers where the frame leads', async () => {
    proves('IDN-282', 'IDN-713..714')
    await at.turnOn('shuftipro')
    const { value } = await at.begin.shuftipro()
    expect(value?.verificationUrl).toMatch(`${at.services.origin}/shuftipro/frame/`)
    expect(lastAsked('/shuftipro/')?.body).toMatchObject({
      country: 'MT',
      verification_mode: 'any',
      callback_url: `${at.at.env.publicOrigin}/notices/validation/shuftipro`,
      document: { dob: '1990-05-05' },
      face: { proof: '' },
      address: { proof: '' },
    })
  })

  test.each(['identity', 'address'] as const)('at Incode with type %s, which it answers with the address', async (type) => {
    proves('IDN-283..284', 'IDN-715', 'IDN-717')
    await at.turnOn('incode')
    const { value } = await at.player().browser.ask('POST /api/documents/validation/incode', { type })
    expect(value).toMatchObject({ type, verificationUrl: expect.stringContaining('/incode/frame/') })
    expect(lastAsked('/incode/omni/start')?.body).toMatchObject({ configurationId: `${type}-flow` })
  })

  test('at iDenfy with a verificationToken of this session and no other', async () => {
    proves('IDN-285..286', 'IDN-718..719')
    await at.turnOn('idenfy')
    const { value } = await at.begin.idenfy()
    expect(value?.url).toMatch(`${at.services.origin}/idenfy/ui/?authToken=token`)
    expect(lastAsked('/idenfy/api/v2/token')?.body).toMatchObject({ dateOfBirth: '1990-05-05', utilityBill: true })
    const other = await at.at.player()
    const verificationToken = (await at.documents()).automatic?.verificationToken ?? ''
    expect((await other.browser.ask('POST /api/documents/validation/idenfy', { verificationToken })).error.errorCode).toBe(286)
    await at.stay(61)
    expect((await at.player().browser.ask('POST /api/documents/validation/idenfy', { verificationToken })).error.errorCode).toBe(286)
  })

  test('once: who opens the page again goes on with it, and after its hour has a new one', async () => {
    await at.turnOn('shuftipro')
    const first = (await at.begin.shuftipro()).value
    expect((await at.begin.shuftipro()).value).toEqual(first)
    await at.stay(61)
    expect((await at.begin.shuftipro()).value).not.toEqual(first)
  })

  test('nowhere where the service is away or leads to another site than the configured one', async () => {
    await at.turnOn('shuftipro')
    at.services.told.isAway = true
    expect((await at.begin.shuftipro()).error.errorCode).toBe(282)
    at.services.told.isAway = false
    at.services.told.elsewhere = 'https://evil.example'
    expect((await at.begin.shuftipro()).error.errorCode).toBe(282)
  })
})

describe('a notice that is lost loses nothing', () => {
  const ended: Record<(typeof providers)[number], () => void> = {
    shuftipro: () => void (at.services.told.shuftipro = { event: 'verification.accepted' }),
    incode: () => void (at.services.told.incode = { onboardingStatus: 'ONBOARDING_FINISHED', overall: 'OK' }),
    idenfy: () => void (at.services.told.idenfy = { status: 'APPROVED' }),
  }
  const begin = async (name: (typeof providers)[number]) => {
    await at.turnOn(name)
    if (name === 'shuftipro') return at.begin.shuftipro()
    return name === 'idenfy' ? at.begin.idenfy() : at.player().browser.ask('POST /api/documents/validation/incode', {})
  }

  test.each(providers)('at %s: the status reads it', async (name) => {
    proves('IDN-721')
    await begin(name)
    expect(await at.status()).toEqual({ status: 'pending' })
    at.at.clock.advance(31_000)
    ended[name]()
    expect(await at.status()).toEqual({ status: 'approved' })
    expect((await at.groupsNow())[0]).toBe('approved')
  })

  test.each(providers)('at %s: we ask by ourselves', async (name) => {
    await begin(name)
    ended[name]()
    at.at.clock.advance(11 * 60_000)
    await at.look()
    expect((await at.groupsNow())[0]).toBe('approved')
  })

  test('who is quick is told at once: the first question is never too early', async () => {
    await begin('shuftipro')
    ended.shuftipro()
    expect(await at.status()).toEqual({ status: 'approved' })
  })

  test('iDenfy, which asks for that, is not asked more often than every half minute', async () => {
    await at.begunAtIdenfy()
    at.at.clock.advance(31_000)
    const before = at.services.asked.length
    for (let turn = 0; turn < 5; turn += 1) await at.status()
    expect(at.services.asked.length - before).toBe(1)
  })

  test('one whose frame was left runs out by itself, and another can be begun', async () => {
    await at.turnOn('shuftipro')
    await at.begin.shuftipro()
    await at.stay(62)
    expect(await at.status()).toMatchObject({ status: 'expired', error: 'expiredVerification' })
    expect((await at.begin.shuftipro()).status).toBe(200)
  })
})

describe('the limit of attempts', () => {
  const decline = async () => {
    const { body } = (await at.begin.shuftipro(), lastAsked('/shuftipro/')!) // it was just asked
    const told = JSON.stringify({ reference: body['reference'], event: 'verification.declined', declined_reason: 'Blurred' })
    return (await at.tell('shuftipro', told, signatures.shuftipro(told))).statusCode
  }

  test('is 305 after as many answers in a day as the setting says; frames that were only opened do not count', async () => {
    proves('IDN-489')
    await at.turnOn('shuftipro')
    await at.at.set('be.verification.attemptsPerDay', 2)
    await at.begin.shuftipro()
    await at.stay(62)
    expect([await decline(), await decline()]).toEqual([200, 200])
    const { error, status: code } = await at.begin.shuftipro()
    expect([code, error.errorCode, error.expireTimestamp !== undefined]).toEqual([429, 305, true])
    at.at.clock.advance(24 * 3_600_000)
    await at.player().browser.must('POST /api/login', { login: at.player().email, password: testPassword })
    expect((await at.begin.shuftipro()).status).toBe(200)
    await at.at.set('be.verification.attemptsPerDay', 3)
  })
})
