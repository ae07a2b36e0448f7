import { proves } from '@fairhouse/testing/proves.ts'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../base/testing/test-house.ts'
import { asOwner } from '../base/testing/test-sql.sql.ts'
import { catalogue, type SettingName } from './catalogue.ts'
import { settingsAtStart } from './settings-at-start.ts'
import { readSettingsText, settingsText, takeSettings } from './settings-file.ts'

let at: TestHouse
beforeAll(async () => void (at = await openTestHouse()))
afterAll(() => at.close())
beforeEach(async () => {
  for (const name of ['fe.signIn.methods', 'fe.registration.methods', 'be.idin.bankDropdown'] as const)
    await at.set(name, catalogue[name].fallback)
})
const take = (given: Record<string, unknown>) => takeSettings(at.house.db, at.house.settings, given, at.clock.now(), 'cli:test')

/** Starts with a file of settings; what was reported. */
async function started(text?: string): Promise<string[]> {
  const said: string[] = []
  const log = pino({}, { write: (line: string) => void said.push((JSON.parse(line) as { msg: string }).msg) }) // pino's own lines
  const file = text === undefined ? '' : join(await mkdtemp(join(tmpdir(), 'settings-')), 'settings.jsonc')
  if (text !== undefined) await writeFile(file, text)
  await settingsAtStart({ ...at.house, log, env: { ...at.env, settingsFile: file } })
  return said
}

describe('the settings file', () => {
  test.each([
    ['fe.signIn.methods', '["regular"]'],
    ['fe.registration.methods', '["regular"]'],
    ['be.zignSec.enabled', 'false'],
    ['be.idin.bankDropdown', 'true'],
    ['be.cddn.v3', 'false'],
    ['fe.registration.confirmationPage', 'false'],
    ['be.verification.idenfy', 'false'],
    ['be.verification.incode', 'false'],
    ['be.verification.shuftipro', 'false'],
    ['documents.requiredSides', '{"identificationCard":2,"driversLicence":2,"residencePermit":2}'],
  ] as const)('has %s below what it is for and its default', (name, standard) => {
    proves('IDN-NS-09')
    const lines = settingsText(at.house.settings.get).split('\n')
    const place = lines.findIndex((line) => line.includes(`"${name}":`))
    expect(lines[place - 2]).toBe(`  // ${catalogue[name].about}.`)
    expect(lines[place - 1]).toBe(
      `  // Read by ${catalogue[name].scope === 'page' ? 'pages and the server' : 'the server'}. Default: ${standard}`,
    )
  })

  test('sets what differs from its default, in its order, and has every other setting as a comment', async () => {
    proves('IDN-NS-07')
    await at.set('fe.signIn.methods', ['idin', 'regular', 'google'])
    const text = settingsText(at.house.settings.get)
    expect(readSettingsText(text)['fe.signIn.methods']).toEqual(['idin', 'regular', 'google'])
    expect(text).toContain('\n  // "fe.registration.methods": ["regular"],\n')
    expect(Object.keys(catalogue).filter((name) => !text.includes(`"${name}": `))).toEqual([])
  })

  test('that was written and is taken over changes nothing; a line that is changed does', async () => {
    await at.set('fe.signIn.methods', ['idin', 'regular'])
    const text = settingsText(at.house.settings.get)
    expect(await take(readSettingsText(text))).toEqual({ taken: [], problems: [] })
    const changed = text.replace('"fe.signIn.methods": ["idin","regular"]', '"fe.signIn.methods": ["regular", "idin"]')
    expect(await take(readSettingsText(changed))).toEqual({ taken: ['fe.signIn.methods'], problems: [] })
    expect(at.house.settings.get('fe.signIn.methods')).toEqual(['regular', 'idin'])
  })

  test('is taken whatever the order in which one setting allows another', async () => {
    await at.set('be.idin.issuer', 'https://broker.example')
    const given = { 'fe.registration.methods': ['idin'], 'be.confirmedProtocols': ['idin'] }
    expect((await take(given)).problems).toEqual([])
    expect(at.house.settings.get('fe.registration.methods')).toEqual(['idin'])
    await at.set('be.idin.issuer', '')
  })

  test.each(['[]', '{ "a": }', 'null'])('%s is no such file, and that is said', (text) => {
    expect(() => readSettingsText(text)).toThrow(/^The settings file cannot be read/)
  })
})

describe('at start', () => {
  test('an unknown name in the list of registrations is reported and skipped, the others hold', async () => {
    proves('IDN-NS-08')
    const said = await started('{\n  // ours\n  "fe.registration.methods": ["smartId", "carrierPigeon", "regular"],\n}\n')
    expect(said).toEqual([
      'fe.registration.methods: "carrierPigeon" is unknown and is skipped. There are: regular, smartId, mobileId, idin, trustly, cddn, top.',
    ])
    expect(at.house.settings.get('fe.registration.methods')).toEqual(['smartId', 'regular'])
  })

  test('an unknown setting, and a value that is not allowed, are reported and skipped, and the rest of the file holds', async () => {
    const said = await started('{ "no.such": 1, "playerAgeLimit.min": 12, "be.idin.bankDropdown": false }')
    expect(said.map((sentence) => sentence.split(':')[0])).toEqual(['no.such', 'playerAgeLimit.min'])
    expect([at.house.settings.get('playerAgeLimit.min'), at.house.settings.get('be.idin.bankDropdown')]).toEqual([18, false])
  })

  test('what an older version has stored is reported and skipped: an unknown name alone, not the list around it', async () => {
    const name: SettingName = 'fe.registration.methods'
    await asOwner(at.database.owner, `update setting set value = '["idin", "pigeon", "regular"]' where name = '${name}'`)
    await at.house.settings.reload()
    expect(at.house.settings.get(name)).toEqual(['idin', 'regular'])
    expect(await started()).toEqual([expect.stringContaining('"pigeon" is unknown and is skipped.')])
  })

  test('nothing is reported of settings that all count', async () => expect(await started()).toEqual([]))
})
