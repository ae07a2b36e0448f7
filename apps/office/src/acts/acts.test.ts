import { officeApi, officeErrors, type OfficeCall } from '@fairhouse/contract/office/index.ts'
import { createTexts } from '@fairhouse/messages'
import { loadOfficeArea } from '@fairhouse/messages/load-office-area.ts'
import { describe, expect, test } from 'vitest'
import { actStep, maySend, movedVersions, type ActState } from './act-flow.ts'
import { actRows, canRehearse, gateOf, wantsReason, wantsSignature, type ActAt } from './gates-of-calls.ts'
import { changeValue, refusalWords } from './refusal-words.ts'

const rows = Object.entries(actRows) as [ActAt, (typeof actRows)[ActAt]][]
const calls = new Map<string, OfficeCall>(Object.values(officeApi).map((call) => [call.at, call]))

describe('the table of acts', () => {
  test.each(rows)('%s says what the contract says', (at, row) => {
    const call = calls.get(at)
    expect([row.permission, row.gate]).toEqual([call?.permission, call?.gate])
  })

  test('has every call with a gate, and every change that needs a permission', () => {
    const gated = [...calls.values()].filter(
      ({ at, gate, permission }) => at.startsWith('POST') && (gate !== 'none' || (permission !== 'staff' && permission !== 'nobody')),
    )
    const shown = ['staff', 'grants', 'roles', 'tokens', 'requests', 'players', 'me', 'device'] // areas that have a screen
    const missing = gated.filter(({ at }) => shown.includes(at.split('/')[2] ?? '') && !Object.hasOwn(actRows, at))
    expect(missing.map(({ at }) => at)).toEqual([])
  })

  test('a setting raises a gate and never lowers it', () => {
    const at = 'POST /office/staff/sessions/end'
    expect([
      gateOf(at, {}),
      gateOf(at, { [at]: 'second' }),
      gateOf('POST /office/grants/give', { 'POST /office/grants/give': 'none' }),
    ]).toEqual(['reason', 'second', 'second'])
  })

  test('each gate contains the reason; what one signs for oneself explains itself; a request is not signed by who asks', () => {
    expect([wantsReason('POST /office/staff/end', 'stepUp'), wantsReason('POST /office/requests/apply', 'stepUp')]).toEqual([true, false])
    expect([wantsReason('POST /office/requests/withdraw', 'none'), wantsReason('POST /office/requests/withdraw', 'reason')]).toEqual([
      false,
      true,
    ])
    expect([wantsSignature('stepUp'), wantsSignature('second'), wantsSignature('reason')]).toEqual([true, false, false])
  })

  test('what is simply done is not rehearsed, because a rehearsal would do it', () => {
    expect([canRehearse('POST /office/requests/withdraw'), canRehearse('POST /office/me/sessions/end')]).toEqual([false, false])
    expect([canRehearse('POST /office/staff/end'), canRehearse('POST /office/requests/apply')]).toEqual([true, true])
  })
})

describe('the flow of an act', () => {
  const consequence = { changes: [], legs: [], people: 1 }
  const ready: ActState = { name: 'ready', consequence }
  const refusal = (error: 'moved' | 'away' | 'secondNeeded', errorDetails = {}) => ({ error, errorCode: 1, errorDetails })

  test('is rehearsed, sent, and keeps what it would do while it is', () => {
    expect(actStep({ name: 'rehearsing' }, { name: 'rehearsed', consequence })).toEqual(ready)
    expect(actStep(ready, { name: 'send' })).toEqual({ name: 'sending', consequence })
    expect(actStep({ name: 'sending', consequence }, { name: 'declined' })).toEqual({ ...ready, declined: true })
  })

  test('becomes a request where somebody else decides', () => {
    expect(actStep({ name: 'sending' }, { name: 'refused', refusal: refusal('secondNeeded', { request: 'abc' }) })).toEqual({
      name: 'request',
      id: 'abc',
    })
  })

  test('after a passing refusal it may be sent again, after another it is looked at first', () => {
    const away = actStep({ name: 'sending', consequence }, { name: 'refused', refusal: refusal('away') })
    const moved = actStep({ name: 'sending', consequence }, { name: 'refused', refusal: refusal('moved') })
    expect([maySend(away), maySend(moved)]).toEqual([true, false])
    expect([actStep(moved, { name: 'send' }), actStep(moved, { name: 'lookAgain' })]).toEqual([moved, { name: 'rehearsing' }])
  })

  test('an event without meaning changes nothing', () => {
    expect(actStep(ready, { name: 'lookAgain' })).toBe(ready)
    expect(actStep({ name: 'rehearsing' }, { name: 'send' })).toEqual({ name: 'rehearsing' })
  })

  test('what has moved is decided on as it is now', () => {
    const moved = [{ what: 'version', subject: 'staff:42', before: '1', after: '2' }, { what: 'odd' }, null]
    expect([movedVersions(refusal('moved', { moved })), movedVersions(refusal('moved'))]).toEqual([{ 'staff:42': '2' }, {}])
  })
})

describe('a refusal is told in words that say what to do', () => {
  const speaking = async (language: string) => {
    const texts = createTexts(language, loadOfficeArea)
    await texts.load(['office', 'office-house'])
    return texts
  }

  test.each(['en', 'sv', 'de', 'nl', 'ar'])('every error of the office, in %s', async (language) => {
    const texts = await speaking(language)
    const names = [...Object.keys(officeErrors), 'connection'] as (keyof typeof officeErrors)[] // its own keys
    const said = names.map((error) => refusalWords(texts, { error, errorCode: 1 }))
    expect(said.filter((text) => text.length < 25 || /[{}]|undefined|office\./.test(text))).toEqual([])
    expect(new Set(said).size).toBe(names.length)
  })

  test('names the permission and who has it, the bound, the reason of the house, the end of a lock', async () => {
    const texts = await speaking('en')
    const say = (error: keyof typeof officeErrors, errorDetails: Record<string, unknown> = {}, more = {}) =>
      refusalWords(texts, { error, errorCode: 1, errorDetails, ...more })
    expect(say('notAllowed', { permission: 'staff.invite', heldBy: ['administrator', 'supportLead'] })).toContain(
      '“Invite colleagues”. Who has it: Administrator or Support lead.',
    )
    expect(say('notAllowed', { permission: 'staff.invite', heldBy: [] })).toContain('Nobody has it')
    expect(say('aboveBound', { handsOut: ['support'] })).toContain('You reach: Support.')
    expect(say('aboveBound', { bounds: [{ countries: ['SWE'], most: { EUR: '500' } }] })).toContain('You reach: SWE · 500 EUR.')
    expect(say('mayNot', {}, { errorSubMessage: 'A built-in role stays.' })).toMatch(/A built-in role stays\.$/)
    expect(say('tooManyTries', {}, { expireTimestamp: '2026-11-24T05:15:00Z' })).toMatch(/closed until Nov 24, 2026, \d\d:15\./)
    expect(say('checkFields', { fields: { until: { rule: 'time' } } })).toContain('until')
  })

  test('changes are told by the names of roles and states', async () => {
    const texts = await speaking('en')
    expect([
      changeValue(texts, 'staff.role', 'supportLead'),
      changeValue(texts, 'staff.state', 'left'),
      changeValue(texts, 'staff.email', 'left'),
    ]).toEqual(['Support lead', 'Left', 'left'])
  })
})
