import { createHash, randomBytes, verify, X509Certificate, constants } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestWorld, type TestWorld } from '@fairhouse/testing/sandbox/world.ts'
import { codeOf as mobileCode } from '../mobile-id/verification-code.ts'
import { codeOf as smartCode } from '../smart-id/verification-code.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openTestWorld()
})
afterAll(() => world.close())

type Reply = Record<string, never> & { sessionID: string; state: string; result: never; signature: never; cert: never }
const ask = async (path: string, body?: unknown) => {
  const response = await fetch(world.world.origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Reply }
}
const act = (id: string, name: string) => world.control('POST', `/phones/${id}/act`, { act: name })
const authorityOf = async (name: string) => {
  const { body } = await world.control('GET', '/authorities')
  return new X509Certificate(Buffer.from((body as unknown as { authorities: Record<string, string> }).authorities[name] ?? '', 'base64'))
}

describe('Smart-ID', () => {
  const rpChallenge = randomBytes(64).toString('base64')
  const interactions = Buffer.from(JSON.stringify([{ type: 'displayTextAndPIN', displayText60: 'Log in' }])).toString('base64')
  const body = {
    relyingPartyUUID: '00000000-0000-4000-8000-000000000000',
    relyingPartyName: 'DEMO',
    signatureProtocol: 'ACSP_V2',
    signatureProtocolParameters: {
      rpChallenge,
      signatureAlgorithm: 'rsassa-pss',
      signatureAlgorithmParameters: { hashAlgorithm: 'SHA-512' },
    },
    interactions,
    vcType: 'numeric4',
  }
  const begin = (identifier: string, changes = {}) =>
    ask(`/smart-id/v3/authentication/notification/etsi/${identifier}`, { ...body, ...changes })
  const session = (id: string) => ask(`/smart-id/v3/session/${id}?timeoutMs=1000`)

  test('shows the published code for the published challenge', () => {
    const published = 'GYS+yoah6emAcVDNIajwSs6UB/M95XrDxMzXBUkwQJ9YFDipXXzGpPc7raWcuc2+TEoRc7WvIZ/7dU/iRXenYg=='
    expect(smartCode(Buffer.from(published, 'base64'))).toBe('7180')
  })

  test('signs what was asked, with a certificate of its authority', async () => {
    const { sessionID } = (await begin('PNOEE-49005230210')).body
    expect((await session(sessionID)).body.state).toBe('RUNNING')
    await act(sessionID, 'approve')
    const answer = (await session(sessionID)).body as unknown as {
      signature: { value: string; serverRandom: string; userChallenge: string }
      cert: { value: string }
    }
    const certificate = new X509Certificate(Buffer.from(answer.cert.value, 'base64'))
    const hash = createHash('sha256').update(interactions).digest('base64')
    const { serverRandom, userChallenge, value } = answer.signature
    const text = `smart-id-demo|ACSP_V2|${serverRandom}|${rpChallenge}|${userChallenge}|REVNTw==||${hash}|displayTextAndPIN||Notification`
    const key = { key: certificate.publicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 64 }
    expect(verify('sha512', Buffer.from(text), key, Buffer.from(value, 'base64'))).toBe(true)
    expect(certificate.verify((await authorityOf('smart-id')).publicKey)).toBe(true)
    expect(certificate.subject).toContain('PNOEE-49005230210')
  })

  test.each([
    ['refuse', 'USER_REFUSED_INTERACTION'],
    ['wrongCode', 'WRONG_VC'],
    ['expire', 'TIMEOUT'],
  ])('answers %s on the phone with %s', async (name, endResult) => {
    const { sessionID } = (await begin('PNOEE-49005230210')).body
    await act(sessionID, name)
    expect((await session(sessionID)).body.result).toMatchObject({ endResult })
    expect((await act(sessionID, 'approve')).status).toBe(409)
  })

  test('times out when nobody answers', async () => {
    const { sessionID } = (await begin('PNOEE-49005230210')).body
    await world.advance(121)
    expect((await session(sessionID)).body.result).toMatchObject({ endResult: 'TIMEOUT' })
  })

  test('answers the codes of the vendor’s own tests by itself', async () => {
    const { sessionID } = (await begin('PNOEE-30403039917')).body
    expect((await session(sessionID)).body.result).toMatchObject({ endResult: 'USER_REFUSED' })
  })

  test('does not know strangers, other relying parties and other requests', async () => {
    const statuses = [
      await begin('PNOEE-39901012239'),
      await begin('PNOLT-49005230210'),
      await begin('PNOEE-49005230210', { relyingPartyName: 'OTHER' }),
      await begin('PNOEE-49005230210', { interactions: 'W10=' }),
      await session('nothing'),
    ].map(({ status }) => status)
    expect(statuses).toEqual([404, 404, 401, 400, 404])
  })
})

describe('Mobile-ID', () => {
  const preimage = randomBytes(64)
  const hash = createHash('sha256').update(preimage).digest()
  const begin = (phoneNumber: string, nationalIdentityNumber: string) =>
    ask('/mobile-id/authentication', {
      relyingPartyUUID: '00000000-0000-0000-0000-000000000000',
      relyingPartyName: 'DEMO',
      phoneNumber,
      nationalIdentityNumber,
      hash: hash.toString('base64'),
      hashType: 'SHA256',
      language: 'ENG',
    })
  const session = (id: string) => ask(`/mobile-id/authentication/session/${id}?timeoutMs=1000`)

  test('shows the published code for the published hash', () => {
    expect(mobileCode(Buffer.from('2f665f6a6999e0ef0752e00ec9f453adf59d8cb6', 'hex'))).toBe('1462')
  })

  test('signs the hash itself, however often', async () => {
    const { publicKey } = await authorityOf('mobile-id')
    for (let n = 0; n < 3; n += 1) {
      const { sessionID } = (await begin('+37061200101', '48803170331')).body
      await act(sessionID, 'approve')
      const answer = (await session(sessionID)).body as unknown as { signature: { value: string }; cert: string }
      const certificate = new X509Certificate(Buffer.from(answer.cert, 'base64'))
      const key = { key: certificate.publicKey, dsaEncoding: 'ieee-p1363' as const }
      expect(verify('sha256', preimage, key, Buffer.from(answer.signature.value, 'base64'))).toBe(true)
      expect(certificate.verify(publicKey)).toBe(true)
    }
  })

  test.each([
    ['refuse', 'USER_CANCELLED'],
    ['expire', 'TIMEOUT'],
  ])('answers %s on the phone with %s', async (name, result) => {
    const { sessionID } = (await begin('+37061200101', '48803170331')).body
    await act(sessionID, name)
    expect((await session(sessionID)).body.result).toBe(result)
  })

  test.each([
    ['+37061200101', '37911050817', 'NOT_MID_CLIENT'],
    ['+37213100266', '60001019983', 'PHONE_ABSENT'],
    ['+37200000666', '60001019961', 'SIGNATURE_HASH_MISMATCH'],
  ])('answers %s with %s by itself: %s', async (phone, code, result) => {
    const { sessionID } = (await begin(phone, code)).body
    expect((await session(sessionID)).body.result).toBe(result)
  })
})

test('the control room shows a phone that is asked, with its code', async () => {
  const page = await (await fetch(`${world.world.origin}/?at=phones`)).text()
  expect([page.includes('Smart-ID and Mobile-ID'), page.includes('Earlier')]).toEqual([true, true])
  const { body } = await world.control('GET', '/people')
  const { people } = body as unknown as { people: { minor: boolean }[] }
  expect(people.map(({ minor }) => minor)).toContain(true)
})
