import { proves } from '@fairhouse/testing/proves.ts'
import { generateKeyPair } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { google } from '../google/index.ts'
import { idin } from '../idin/index.ts'
import type { StartInput } from '../../identification-contract/method.ts'
import { issuer, now, openTestProvider, type Told } from './test-provider.ts'

const settings = {
  'be.google.issuer': issuer,
  'fe.google.clientId': 'client',
  'be.idin.issuer': issuer,
  'be.idin.clientId': 'client',
  'be.idin.scope': 'openid profile',
  'be.idin.bankDropdown': true,
}
let told: Told
let context: Awaited<ReturnType<typeof openTestProvider>>['context']
beforeEach(async () => {
  ;({ told, context } = await openTestProvider(settings, { googleClientSecret: 'google-secret', idinClientSecret: 'idin-secret' }))
})

describe('Google', () => {
  test('says who a code stands for, by the stable name and never by the address', async () => {
    Object.assign(told.claims, { email: 'anna@example.com', email_verified: true, given_name: 'Anna', family_name: 'Specimen' })
    expect(await google.exchange(context, 'code')).toEqual({
      is: 'done',
      person: {
        subject: { issuer: 'google', id: 'subject-1' },
        firstName: 'Anna',
        lastName: 'Specimen',
        email: { value: 'anna@example.com', verified: true },
        assurance: 'account',
      },
    })
    expect(Object.fromEntries(told.asked[0] ?? [])).toEqual({
      grant_type: 'authorization_code',
      code: 'code',
      redirect_uri: 'https://site.example',
      client_id: 'client',
      client_secret: 'google-secret',
    })
  })

  test('may name itself without the scheme', async () => {
    told.claims.iss = 'provider.example'
    expect(await google.exchange(context, 'code')).toMatchObject({ is: 'done' })
  })

  const seconds = now.getTime() / 1000
  test.each<[string, (it: Told) => void | Promise<void>]>([
    ['for another client', (it) => void (it.claims.aud = 'another')],
    ['for two clients, the other being meant', (it) => void Object.assign(it.claims, { aud: ['client', 'another'], azp: 'another' })],
    ['of another issuer', (it) => void (it.claims.iss = 'https://elsewhere.example')],
    ['that is over', (it) => void (it.claims.exp = seconds - 60)],
    ['that is not yet', (it) => void (it.claims.nbf = seconds + 60)],
    ['without an end', (it) => void delete it.claims.exp],
    ['about nobody', (it) => void delete it.claims.sub],
    ['signed with a key that nobody knows', (it) => void (it.kid = 'k2')],
    ['signed by somebody else', async (it) => void (it.signer = (await generateKeyPair('ES256')).privateKey)],
  ])('is not believed with a token %s', async (_, change) => {
    await change(told)
    expect(await google.exchange(context, 'code')).toEqual({ is: 'failed', reason: 'badSignature' })
  })

  test('does not know a code that was used', async () => {
    told.tokenStatus = 400
    expect(await google.exchange(context, 'code')).toEqual({ is: 'failed', reason: 'codeRefused' })
  })

  test('that is away is asked again later, and a provider under another name is not asked at all', async () => {
    told.tokenStatus = 503
    await expect(google.exchange(context, 'code')).rejects.toThrow('503')
    told.discovery['issuer'] = 'https://elsewhere.example'
    await expect(google.exchange(context, 'code')).rejects.toThrow('another name')
  })
})

describe('iDIN', () => {
  const input = {
    bic: 'INGBNL2A',
    language: 'nl',
    returnKey: 'key',
    returnUri: 'https://site.example/identification/return/idin',
  } as StartInput // what it uses
  const began = async () => {
    const started = await idin.start(context, input)
    if (!('state' in started)) throw new Error('it did not begin')
    const url = new URL(started.url ?? '')
    told.claims['nonce'] = url.searchParams.get('nonce')
    return { url, state: started.state }
  }
  const back = (query: Record<string, string>) => ({ query, body: {} })

  test('asks for the bank first, and opens its window with a challenge and what has to come back', async () => {
    proves('IDN-271', 'IDN-597')
    expect(await idin.start(context, input)).toMatchObject({ mode: 'popup', url: expect.stringContaining('https://') })
    expect(await idin.start(context, { ...input, bic: '' })).toEqual({ wrong: { field: 'bic', rule: 'required' } })
    const { url } = await began()
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'client',
      redirect_uri: input.returnUri,
      state: 'key',
      acr_values: 'idp:idin',
      code_challenge_method: 'S256',
      login_hint: 'issuer:INGBNL2A',
    })
    expect(url.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/)
  })

  test('waits until the browser is back', async () => {
    const { state } = await began()
    expect(await idin.look(context, 'key', state)).toEqual({ is: 'pending' })
  })

  test('reads names, birth date, gender and address as banks write them', async () => {
    const { state } = await began()
    told.claims['idp_id'] = 'BIN1'
    Object.assign(told.about, {
      initials: 'W.L.',
      idin_legal_last_name: 'Bruijn',
      idin_legal_last_name_prefix: 'de',
      birthdate: '19850310',
      gender: '2',
      address: { street_address: 'Herengracht 10', postal_code: '1015 BK', locality: 'Amsterdam' },
    })
    expect(await idin.look(context, 'key', state, back({ code: 'code', state: 'key' }))).toEqual({
      is: 'done',
      person: {
        subject: { issuer: 'idin', id: 'BIN1' },
        firstName: 'W.L.',
        lastName: 'de Bruijn',
        birthDate: '1985-03-10',
        gender: 'female',
        address: { street: 'Herengracht 10', zipCode: '1015 BK', city: 'Amsterdam', country: 'NLD' },
        country: 'NLD',
        assurance: 'substantial',
      },
    })
    expect(told.asked[0]?.get('code_verifier')).toMatch(/^[\w-]{43}$/)
  })

  test.each([
    ['the person has refused', { error: 'access_denied' }, 'refused'],
    ['the bank has no permission of the person to say it', { error: 'consent_required' }, 'noPermission'],
    ['the bank is away', { error: 'server_error' }, 'vendorDown'],
  ])('says that %s', async (_, query, reason) => {
    const { state } = await began()
    expect(await idin.look(context, 'key', state, back(query as Record<string, string>))).toEqual({ is: 'failed', reason })
  })

  test('is not believed with another nonce, or where it tells of somebody else than it has signed for', async () => {
    const { state } = await began()
    told.about['sub'] = 'subject-2'
    expect(await idin.look(context, 'key', state, back({ code: 'code' }))).toEqual({ is: 'failed', reason: 'mismatch' })
    told.claims['nonce'] = 'another'
    expect(await idin.look(context, 'key', state, back({ code: 'code' }))).toEqual({ is: 'failed', reason: 'badSignature' })
  })
})
