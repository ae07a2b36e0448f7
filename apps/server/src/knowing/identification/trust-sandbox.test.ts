import { proves } from '@fairhouse/testing/proves.ts'
import { IdentificationMethod } from '@fairhouse/contract/player/identification.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { readEnvironment } from '../../base/environment.ts'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { furnish, startWork } from '../../work.ts'
import type { SettingName } from '../../settings/catalogue.ts'

let at: TestHouse | undefined
afterEach(async () => {
  await at?.close()
  at = undefined
})

/** The setting with each service's address. */
const addresses: Readonly<Record<string, SettingName>> = {
  smartId: 'be.smartId.url',
  mobileId: 'be.mobileId.url',
  idin: 'be.idin.issuer',
  trustly: 'be.trustly.url',
  cddn: 'be.cddn.url',
  top: 'be.top.url',
  zignSec: 'be.zignSec.url',
  google: 'be.google.issuer',
  facebook: 'be.facebook.graphUrl',
  apple: 'be.apple.issuer',
}
const sandboxOrigin = 'http://127.0.0.1:9'

/** The addresses of a freshly started house, by method. */
async function started(mode: 'sandbox' | 'live') {
  at = await openTestHouse({ mode, sandboxOrigin })
  await furnish(at.house)
  const work = startWork(at.house)
  await work.close()
  await at.house.settings.reload()
  const { get, all } = at.house.settings
  const by = Object.fromEntries(Object.entries(addresses).map(([method, name]) => [method, String(get(name))]))
  return { by, everything: JSON.stringify([all('page'), { ...all('server'), 'be.exclusionRegisters': null }]) }
}

describe('the test providers', () => {
  test('stand in the sandbox for every method', async () => {
    expect(Object.keys(addresses).toSorted()).toEqual(IdentificationMethod.options.toSorted())
    const { by } = await started('sandbox')
    expect(Object.entries(by).filter(([, address]) => !address.startsWith(`${sandboxOrigin}/`))).toEqual([])
  })

  test('are off where the house is live: no setting leads to them, and no secret is theirs', async () => {
    proves('IDN-NS-82')
    const { by, everything } = await started('live')
    expect(Object.entries(by).filter(([, address]) => address !== '' && !address.startsWith('https://'))).toEqual([])
    expect(everything).not.toContain(sandboxOrigin)
    const key = '00'.repeat(32)
    const env = {
      PORT: '3000',
      PUBLIC_ORIGIN: 'https://house.example',
      DATABASE_URL: 'postgres://localhost/x',
      SERVICE_SANDBOX_KEY: key,
      ...Object.fromEntries(['FIELD_KEY', 'INDEX_KEY', 'PLAYER_REF_KEY'].map((name) => [name, key])),
      ...Object.fromEntries(
        [
          'ACQUIRER_API_KEY',
          'ACQUIRER_WEBHOOK_SECRET',
          'STUDIO_ID',
          'STUDIO_KEY_ID',
          'STUDIO_SECRET',
          'SMS_API_KEY',
          'REGISTERS_API_KEY',
        ].map((name) => [name, 'x']),
      ),
    }
    expect(readEnvironment(env).serviceSecret('googleClientSecret')).toMatch(/^[0-9a-f]{64}$/)
    expect(() => readEnvironment({ ...env, MODE: 'live' }).serviceSecret('googleClientSecret')).toThrow(
      /^SERVICE_GOOGLE_CLIENT_SECRET is not set/,
    )
  })
})
