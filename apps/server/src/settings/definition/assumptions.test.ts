import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { begin } from '../../knowing/identification/test-method.ts'
import { asOwner } from '../../base/testing/test-sql.sql.ts'
import { isUnconfirmed } from './assumptions.ts'

// A protocol of which something is assumed goes live only once its provider has confirmed it.

let at: TestHouse
beforeAll(async () => void (at = await openTestHouse()))
afterAll(() => at.close())

const reset = async () => {
  for (const name of ['fe.signIn.methods', 'fe.registration.methods']) await at.set(name, ['regular'])
  for (const name of ['be.zignSec.enabled', 'be.verification.incode', 'be.idenfy.addressCard', 'be.verification.idenfy'])
    await at.set(name, false)
  await at.set('be.confirmedProtocols', [])
}
/** What is set before, and what then turns the service to live. */
const live: [string, string, Record<string, unknown>, [string, unknown]][] = [
  ['cddn', 'CDDN', { 'fe.registration.methods': ['regular', 'cddn'] }, ['be.cddn.url', 'https://cddn.example']],
  ['top', 'TOP', { 'fe.registration.methods': ['regular', 'top'] }, ['be.top.url', 'https://top.example']],
  ['idin', 'iDIN', { 'be.idin.issuer': 'https://broker.example' }, ['fe.signIn.methods', ['regular', 'idin']]],
  ['trustly', 'Trustly', {}, ['fe.registration.methods', ['regular', 'trustly']]],
  ['facebook', 'Facebook', {}, ['fe.signIn.methods', ['regular', 'facebook']]],
  ['zignSec', 'ZignSec', {}, ['be.zignSec.enabled', true]],
  ['gamstop', 'GAMSTOP', {}, ['be.exclusionRegisters', { gamstop: 'https://gamstop.example' }]],
  ['cruks', 'Cruks', {}, ['be.exclusionRegisters', { cruks: 'https://cruks.example' }]],
  ['incode', 'Incode', { 'be.incode.url': 'https://api.incode.example' }, ['be.verification.incode', true]],
  ['idenfyAddress', "iDenfy's proof of address", { 'be.verification.idenfy': true }, ['be.idenfy.addressCard', true]],
  ['epis', 'EPIS', {}, ['be.exclusionRegisters', { epis: 'https://epis.example' }]],
]

test.each(live)(
  '%s is refused by a sentence that says why and what to do, until it is confirmed',
  async (name, called, before, [setting, value]) => {
    for (const [one, first] of Object.entries(before)) await at.set(one, first)
    await expect(at.set(setting, value)).rejects.toThrow(
      new RegExp(
        `^${called} cannot go live yet: .* \\(docs/.*\\.md\\)\\. Have it confirmed .* add "${name}" to be\\.confirmedProtocols\\.$`,
      ),
    )
    await at.set('be.confirmedProtocols', [name])
    await at.set(setting, value)
    expect(isUnconfirmed(at.house.settings.get, name)).toBe(false)
    await at.set('be.exclusionRegisters', at.registers.urls)
    await reset()
  },
)

test('the sandbox on this computer needs no confirmation, nor does a service whose protocol is published', async () => {
  await at.set('be.cddn.url', 'http://127.0.0.1:3900/cddn')
  await at.set('fe.registration.methods', ['regular', 'cddn'])
  await at.set('be.smartId.url', 'https://rp-api.smart-id.com/v3')
  await at.set('fe.signIn.methods', ['regular', 'smartId', 'google'])
  expect(['cddn', 'smartId', 'google'].filter((name) => isUnconfirmed(at.house.settings.get, name))).toEqual([])
  await reset()
})

test('a value that stood before sends nobody there', async () => {
  await asOwner(
    at.database.owner,
    `insert into setting (name, value, changed_at, changed_by) values ('be.top.url', '"https://top.example"', '2026-11-01', 'x') on conflict (name) do update set value = excluded.value`,
  )
  await asOwner(at.database.owner, `update setting set value = '["regular", "top"]' where name = 'fe.registration.methods'`)
  await at.house.settings.reload()
  expect((await begin(at.browser(), { method: 'top', purpose: 'registration' })).error.errorCode).toBe(243)
})
