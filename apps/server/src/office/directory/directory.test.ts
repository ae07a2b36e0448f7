import { createServer, type Server } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { officeOrigin, openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

/** A directory of our own over HTTP, right in everything until a test changes it. */
type Directory = {
  server: Server
  issuer: string
  keys: { privateKey: CryptoKey; publicKey: CryptoKey }
  asked: URLSearchParams | undefined
}
const right = { name: 'Ines Example', groups: ['house-support'], amr: ['pwd', 'mfa'] }

let at: TestOffice
let directory: Directory
let claims: Record<string, unknown>
let people = 0

beforeAll(async () => {
  directory = await openDirectory()
  at = await openTestOffice()
  await at.set('office.directory.issuer', directory.issuer)
  await at.set('office.directory.roles', { 'house-support': ['support'], 'house-payments': ['payments', 'gone'] })
})
beforeEach(() => {
  people += 1
  claims = { ...right, sub: `subject-${people}`, email: `ines${people}@directory.example` }
})
afterAll(async () => {
  await at.close()
  directory.server.close()
})

/** Goes to the directory and comes back with what it sends. */
async function comeBack(who: TestColleague, changed: Record<string, string> = {}) {
  const { address } = await who.must('beginDirectory', {})
  directory.asked = new URL(address).searchParams
  const back = { code: 'right', state: directory.asked.get('state') ?? '', iss: directory.issuer, ...changed }
  return who.ask('signInByDirectory', { back: String(new URLSearchParams(back)) })
}

const why = (refusal: { errorDetails?: Record<string, unknown> }) => refusal.errorDetails?.['why']

describe('signing in by the directory', () => {
  test('sends the browser there with a challenge, and back to the office alone', async () => {
    const { address } = await at.stranger().must('beginDirectory', {})
    const asked = Object.fromEntries(new URL(address).searchParams)
    expect(asked).toMatchObject({ response_type: 'code', scope: 'openid profile email', code_challenge_method: 'S256' })
    expect(asked['redirect_uri']).toBe(`${officeOrigin}/directory`)
  })

  test('makes a colleague with the roles of their groups, without asking about roles that are gone', async () => {
    claims['groups'] = ['house-support', 'house-payments', 'canteen']
    const who = at.stranger()
    const { value } = await comeBack(who)
    expect(value.me).toMatchObject({ name: 'Ines Example', email: claims['email'], roles: ['payments', 'support'], passkeys: 0 })
    expect((await who.must('readMe', {})).me.name).toBe('Ines Example')
  })

  test('follows the groups at the next sign-in, and leaves a role that a colleague gave', async () => {
    const { value } = await comeBack(at.stranger())
    await at.sql(
      `insert into staff_grant (staff, role, starts_at, granted_by, granted_at) values (${value.me.id}, 'risk', '2020-01-01', 'staff:1', '2020-01-01')`,
    )
    claims['groups'] = ['house-payments']
    expect((await comeBack(at.stranger())).value.me.roles).toEqual(['payments', 'risk'])
  })

  test('refuses whoever has left all groups, and takes the role of sessions that still run', async () => {
    const who = at.stranger()
    await comeBack(who)
    claims['groups'] = []
    expect(why((await comeBack(at.stranger())).refusal)).toBe('noRole')
    expect((await who.must('readMe', {})).me.roles).toEqual([])
  })

  test('makes nobody of somebody without a group', async () => {
    const staff = () => at.sql('select id from staff order by id')
    const before = await staff()
    claims['groups'] = ['canteen']
    expect(why((await comeBack(at.stranger())).refusal)).toBe('noRole')
    expect(await staff()).toEqual(before)
  })

  test('knows somebody by the directory’s own name for them, when their address has changed', async () => {
    const { value } = await comeBack(at.stranger())
    claims['email'] = 'married@directory.example'
    expect((await comeBack(at.stranger())).value.me.id).toBe(value.me.id)
  })

  test('is refused without the second factor that the house asks for', async () => {
    await at.set('office.directory.methods', ['mfa'])
    claims['amr'] = ['pwd']
    expect(why((await comeBack(at.stranger())).refusal)).toBe('weak')
    claims['amr'] = ['pwd', 'mfa']
    expect((await comeBack(at.stranger())).status).toBe(200)
    await at.set('office.directory.methods', [])
  })

  test('refuses somebody who has left', async () => {
    const { value } = await comeBack(at.stranger())
    await at.sql(`update staff set state = 'left', left_at = now() where id = ${value.me.id}`)
    expect(why((await comeBack(at.stranger())).refusal)).toBe('left')
  })
})

describe('a colleague with a passkey', () => {
  test('is not taken over by whoever has their address in the directory', async () => {
    const who = await at.colleague('support')
    claims['email'] = (await who.must('readMe', {})).me.email
    expect(why((await comeBack(at.stranger())).refusal)).toBe('connectFirst')
  })

  test('connects the directory while signed in, and is signed in by it from then on', async () => {
    const who = await at.colleague('support')
    claims['email'] = (await who.must('readMe', {})).me.email
    expect((await comeBack(who)).value.me.id).toBe(who.id)
    expect((await comeBack(at.stranger())).value.me.id).toBe(who.id)
  })

  test('does not connect themselves with somebody else’s address', async () => {
    const [who, other] = [await at.colleague('support'), await at.colleague('payments')]
    claims['email'] = (await other.must('readMe', {})).me.email
    expect(why((await comeBack(who)).refusal)).toBe('connectFirst')
  })
})

describe('what comes back is refused', () => {
  const refused: Record<string, () => Promise<unknown>> = {
    'to another browser than the one that was sent there': async () => {
      const { address } = await at.stranger().must('beginDirectory', {})
      directory.asked = new URL(address).searchParams
      const back = { code: 'right', state: directory.asked.get('state') ?? '', iss: directory.issuer }
      return why((await at.stranger().ask('signInByDirectory', { back: String(new URLSearchParams(back)) })).refusal)
    },
    'with another state': async () => why((await comeBack(at.stranger(), { state: 'other' })).refusal),
    'from another issuer': async () => why((await comeBack(at.stranger(), { iss: 'https://elsewhere.example' })).refusal),
    'with a code that the directory does not take': async () => why((await comeBack(at.stranger(), { code: 'wrong' })).refusal),
    'with a token about another sign-in': async () => {
      claims['nonce'] = 'other'
      return why((await comeBack(at.stranger())).refusal)
    },
    'with a token for somebody else': async () => {
      claims['aud'] = 'other-client'
      return why((await comeBack(at.stranger())).refusal)
    },
    'with a token that is over': async () => {
      claims['exp'] = Math.floor(at.clock.now().getTime() / 1000) - 60
      return why((await comeBack(at.stranger())).refusal)
    },
    'with an address that the directory has not verified': async () => {
      claims['email_verified'] = false
      return why((await comeBack(at.stranger())).refusal)
    },
    'after ten minutes': async () => {
      const who = at.stranger()
      const { address } = await who.must('beginDirectory', {})
      directory.asked = new URL(address).searchParams
      at.clock.advance(10 * 60_000)
      const back = { code: 'right', state: directory.asked.get('state') ?? '', iss: directory.issuer }
      return why((await who.ask('signInByDirectory', { back: String(new URLSearchParams(back)) })).refusal)
    },
  }
  test.each(Object.entries(refused))('%s', async (_, come) => {
    expect(await come()).toBe('over')
  })

  test('a second time', async () => {
    const who = at.stranger()
    const { address } = await who.must('beginDirectory', {})
    directory.asked = new URL(address).searchParams
    const cookies = new Map(who.cookies)
    const back = String(new URLSearchParams({ code: 'right', state: directory.asked.get('state') ?? '', iss: directory.issuer }))
    expect((await who.ask('signInByDirectory', { back })).status).toBe(200)
    const again = at.stranger()
    for (const [name, value] of cookies) again.cookies.set(name, value)
    expect(why((await again.ask('signInByDirectory', { back })).refusal)).toBe('over')
  })
})

describe('the first passkey', () => {
  test('is made right after the directory has signed somebody in, and signs acts from then on', async () => {
    const who = at.stranger()
    await comeBack(who)
    const { options } = await who.must('beginFirstPasskey', {})
    await who.must('addOwnPasskey', { made: who.device.make(options) })
    expect((await who.ask('beginOwnPasskey', {}, { sign: true })).status).toBe(200)
    expect((await who.ask('beginFirstPasskey', {})).refusal.error).toBe('mayNot')
  })

  test('is not made once five minutes have passed', async () => {
    const who = at.stranger()
    await comeBack(who)
    at.clock.advance(5 * 60_000 + 1000)
    expect((await who.ask('beginFirstPasskey', {})).refusal.error).toBe('mayNot')
  })
})

async function openDirectory(): Promise<Directory> {
  const keys = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      void answer(request.url ?? '', new URLSearchParams(Buffer.concat(parts).toString()), jwk).then(({ status, body }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { server, issuer: `http://127.0.0.1:${port}`, keys, asked: undefined }
}

async function answer(path: string, form: URLSearchParams, jwk: object): Promise<{ status: number; body: object }> {
  const { issuer, asked, keys } = directory
  if (path.startsWith('/.well-known/'))
    return {
      status: 200,
      body: {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      },
    }
  if (path === '/keys') return { status: 200, body: { keys: [jwk] } }
  const isRight =
    form.get('code') === 'right' && form.get('client_secret') === 'test-directory' && (form.get('code_verifier') ?? '').length >= 43
  if (!isRight) return { status: 400, body: { error: 'invalid_grant' } }
  const now = Math.floor(at.clock.now().getTime() / 1000)
  const told = {
    iss: issuer,
    aud: asked?.get('client_id') ?? '',
    iat: now,
    exp: now + 600,
    nonce: asked?.get('nonce') ?? '',
    email_verified: true,
    ...claims,
  }
  const token = await new SignJWT(told).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(keys.privateKey)
  return { status: 200, body: { access_token: 'x', token_type: 'Bearer', id_token: token } }
}
