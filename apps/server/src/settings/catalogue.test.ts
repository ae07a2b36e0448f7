import { proves } from '@fairhouse/testing/proves.ts'
import { checkFiles } from '@fairhouse/fields'
import { describe, expect, test } from 'vitest'
import { catalogue, findSetting, type SettingName, type SettingValue } from './catalogue.ts'

const all = Object.entries(catalogue)

/** The names that the three specifications give. */
const specified = [
  'fe.allowedCountries',
  'fe.bettingPath',
  'fe.bingoPath',
  'fe.parlaybayPath',
  'fe.limitContactPointUrl',
  'fe.gameSessionProlongationTimeoutSec',
  'fe.utils.gtm.id',
  'fe.utils.liveChat.license',
  'fe.games.providers.netent.redirections.lobby',
  'languages',
  'language',
  'be.gameSessionExpirationTimeMinutes',
  'be.gameSessionEnabledCountries',
  'be.topHighLimitLiveChatActive',
  'documentUploadingMaxFileSizePerFile',
  'documentUploadingMaxImageCountPerDocument',
  'documentUploadingAllowedContentType',
  'playerAgeLimit.min',
  'playerAgeLimit.max',
  'registration.mandatoryNationalIdNumberFor',
  'password.minLength',
  'fe.registration.methods',
  'fe.signIn.methods',
  'deposit.useIFrame',
  'depositForm.waitingForAnswerSec',
  'resumeForm.waitingForAnswerSec',
  'paymentMethodsListLength',
  'requireLimitBeforeDeposit',
  'fe.notifications.autoHideSec',
  'fe.balanceDropdown.promo',
  'country.source',
]

describe('the settings', () => {
  test.each(all)('%s: its fallback is a value of its own, and it says what it is for', (_name, setting) => {
    expect(setting.parse(setting.fallback)).toEqual(setting.fallback)
    expect(setting.about.length).toBeGreaterThan(10)
  })

  test.each(all)('%s: refuses nonsense with one sentence', (_name, setting) => {
    for (const nonsense of [undefined, null, Symbol('x'), ['\n', '\n'], { 'not a name': 1 }]) {
      try {
        setting.parse(nonsense)
        expect.unreachable(`took ${String(nonsense)}`)
      } catch (error) {
        expect((error as Error).message).toMatch(/^(Give .+|".*" cannot .+)\.$/s) // parse throws Errors only
      }
    }
  })

  test('have every name of the specification', () => {
    expect(all.length).toBeGreaterThan(100)
    expect(specified.filter((name) => !findSetting(name))).toEqual([])
  })

  test('are found by an entry of a record, too', () => {
    expect(findSetting('fe.games.providers.netent.redirections.lobby')).toEqual({
      name: 'fe.games.providers.netent.redirections',
      entry: 'lobby',
    })
    expect(findSetting('languages.en')).toBeUndefined()
    expect(findSetting('toString')).toBeUndefined()
  })

  test('take the tenth image of a document and refuse the eleventh where nothing is set', () => {
    proves('SHL-662')
    const rules = {
      allowedTypes: catalogue.documentUploadingAllowedContentType.fallback,
      maxBytes: catalogue.documentUploadingMaxFileSizePerFile.fallback,
      maxFiles: catalogue.documentUploadingMaxFileCount.fallback,
      maxImages: catalogue.documentUploadingMaxImageCountPerDocument.fallback,
    }
    const image = { name: 'page.png', type: 'image/png', size: 1000 }
    expect(checkFiles([image], { ...rules, imagesThere: 9 })).toBeUndefined()
    expect(checkFiles([image], { ...rules, imagesThere: 10 })).toEqual({ rule: 'maxImageCount', values: { count: 10 } })
  })

  test.each([
    ['fe.bettingPath', '/betting'],
    ['fe.bettingHistoryPath', '/betting-history'],
    ['fe.bingoPath', '/bingo'],
    ['fe.parlaybayPath', '/parlay'],
    ['fe.pokerPath', '/poker-room'],
    ['fe.sportsProviderPath', '/sports'],
    ['fe.secondSportsProviderPath', '/sports-live'],
    ['fe.providerPath', '/provider'],
    ['fe.sweden.exclusionRegisterUrl', 'https://www.spelpaus.se'],
    ['fe.sweden.selfAssessmentUrl', 'https://www.spelinspektionen.se/spelproblem/sjalvtest'],
    ['fe.sweden.siteId', ''],
    ['fe.sweden.siteName', ''],
  ] as const)('%s is %j where nothing is set, pages know it, and it can be changed', (name, fallback) => {
    proves('SHL-NS-09..10', 'SHL-NS-49')
    const setting = catalogue[name]
    expect([setting.fallback, setting.scope]).toEqual([fallback, 'page'])
    const another = fallback.startsWith('http') ? 'https://example.com/elsewhere' : '/elsewhere'
    expect(setting.parse(another)).toBe(another)
  })

  test.each([
    ['fields.nameMinLength', 2],
    ['fields.nameMaxLength', 50],
    ['fields.emailMaxLength', 254],
    ['fields.nicknameMinLength', 3],
    ['fields.nicknameMaxLength', 20],
    ['password.minLength', 6],
    ['password.maxLength', 64],
    ['fe.notifications.autoHideSec', 5],
    ['bankLogoUrl', '/cms/img/banks/{clearinghouse}-{bank}.svg'],
  ] as const)('%s is %j where nothing is set', (name, fallback) => {
    proves('IDN-NS-16', 'IDN-NS-80', 'CSH-NS-51')
    expect(catalogue[name].fallback).toBe(fallback)
  })

  test('of error reports sample every trace and every replay, and pages may know it', () => {
    proves('SHL-1078')
    const { 'fe.errorReporting.tracesPercent': traces, 'fe.errorReporting.replaysPercent': replays } = catalogue
    expect([traces.fallback, traces.scope, replays.fallback, replays.scope]).toEqual([100, 'page', 100, 'page'])
  })

  test('that are a number have a least and a most', () => {
    const numbers = all.filter(([, { fallback }]) => typeof fallback === 'number')
    const takes = (parse: (input: unknown) => unknown, input: unknown) => {
      try {
        return parse(input) !== undefined
      } catch {
        return false
      }
    }
    const open = numbers.filter(([, { parse }]) => [1e12, -1, -1e12, 0.5].some((value) => takes(parse, value)))
    expect(open.map(([name]) => name)).toEqual([])
    expect(numbers.length).toBeGreaterThan(60)
  })

  test.each<[SettingName, unknown, unknown]>([
    ['fe.bettingPath', '/sportsbook', '/sportsbook'],
    ['fe.limitContactPointUrl', 'https://example.com/call', 'https://example.com/call'],
    ['playerAgeLimit.min', '21', 21],
    ['deposit.useIFrame', 'off', false],
    ['languages', 'en, sv', ['en', 'sv']],
    ['fe.signIn.methods', '["google","regular"]', ['google', 'regular']],
    ['fe.games.providers.netent.redirections', '{"lobby":"/live"}', { lobby: '/live' }],
    ['country.source', 'header:X-Country', 'header:X-Country'],
  ])('%s reads %j', (name, input, value) => {
    expect(catalogue[name].parse(input)).toEqual(value)
  })

  test.each<[SettingName, unknown]>([
    ['fe.bettingPath', '//evil.example'],
    ['fe.bettingPath', '/\\evil.example'],
    ['fe.limitContactPointUrl', 'javascript:alert(1)'],
    ['playerAgeLimit.min', 17],
    ['playerAgeLimit.min', '18.5'],
    ['languages', ['en', 'en']],
    ['languages', []],
    ['languages', ['xx']],
    ['currencies', ''],
    ['fe.signIn.methods', ['carrierPigeon']],
    ['fe.games.providers.netent.redirections', { lobby: 'https://evil.example' }],
    ['fe.games.providers.netent.redirections', '{"__proto__":"/live"}'],
    ['country.source', 'fixed:mlt'],
    ['country.trustedProxies', ['10.0.0.0/99']],
    ['country.trustedProxies', ['10.1']],
    ['country.trustedProxies', ['2001:db8::/129']],
    ['country.trustedProxies', ['192.0.2.1/24/8']],
    ['deposit.useIFrame', 1],
  ])('%s refuses %j', (name, input) => {
    expect(() => catalogue[name].parse(input)).toThrow(/\.$/)
  })

  test('have the types of their values', () => {
    const age: SettingValue<'playerAgeLimit.min'> = 21
    const methods: SettingValue<'fe.registration.methods'> = ['regular', 'idin']
    expect([age, methods.length]).toEqual([21, 2])
  })
})
