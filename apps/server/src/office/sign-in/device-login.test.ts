import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeSetting } from '../../settings/index.ts'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

let at: TestOffice
let who: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  who = await at.colleague('administrator')
})
afterAll(() => at.close())

const minute = 60_000
const reason = 'The name was decided on in a meeting.'
const begin = () => at.stranger().must('beginDeviceLogin', { host: 'desk-7' })
const stateOf = async (secret: string) => (await at.stranger().must('askDeviceLogin', { secret })).state
const isOver = async (id: string) => (await who.ask('allowDeviceLogin', { id }, { sign: true })).refusal?.error
const me = (authorization: string) => at.stranger().ask('readMe', {}, { headers: { authorization } })

describe('a login of the command line', () => {
  test('shows what asks by the code that somebody typed, waits for their passkey, and hands its token over once', async () => {
    const { secret, code, page } = await begin()
    expect([code, page]).toEqual([
      expect.stringMatching(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/),
      'http://office.localhost:3100/device',
    ])
    expect(await stateOf(secret)).toBe('waiting')
    const shown = await who.must('readDeviceLogin', { code: code.toLowerCase().replace('-', ' ') })
    expect(shown).toMatchObject({ host: 'desk-7', network: '127.0.•••' })
    expect((await who.ask('allowDeviceLogin', { id: shown.id })).refusal.error).toBe('stepUpNeeded')
    expect(await stateOf(secret)).toBe('waiting')
    await who.must('allowDeviceLogin', { id: shown.id }, { sign: true })
    const { token, name, expiresAt } = await at.stranger().must('askDeviceLogin', { secret })
    expect((await me(`Bearer ${token}`)).value.me).toMatchObject({ id: who.id, name })
    expect(Date.parse(expiresAt ?? '')).toBe(at.clock.now().getTime() + 8 * 60 * minute)
    expect((await at.stranger().ask('askDeviceLogin', { secret })).refusal.error).toBe('codeOver')
    const { entries } = await who.must('readAuditLog', { subject: `staff:${who.id}`, action: 'office.sign-in' })
    expect(entries[0]?.details).toEqual({ by: 'commandLine', host: 'desk-7' })
  })

  test('is decided once: by a code that was used nothing is found, and nothing allowed', async () => {
    const { code } = await begin()
    const { id } = await who.must('readDeviceLogin', { code })
    await who.must('allowDeviceLogin', { id }, { sign: true })
    expect((await who.ask('readDeviceLogin', { code })).refusal.error).toBe('codeOver')
    expect(await isOver(id)).toBe('codeOver')
  })

  test('that was refused gets nothing', async () => {
    const { code, secret } = await begin()
    const { id } = await who.must('readDeviceLogin', { code })
    await who.must('refuseDeviceLogin', { id })
    expect(await at.stranger().must('askDeviceLogin', { secret })).toMatchObject({ state: 'refused', token: null })
    expect(await isOver(id)).toBe('codeOver')
  })

  test('is over after ten minutes, whether it waits or was allowed', async () => {
    const [waits, allowed] = [await begin(), await begin()]
    const { id } = await who.must('readDeviceLogin', { code: waits.code })
    await who.must('allowDeviceLogin', { id: (await who.must('readDeviceLogin', { code: allowed.code })).id }, { sign: true })
    at.clock.advance(10 * minute)
    expect(await isOver(id)).toBe('codeOver')
    for (const { secret } of [waits, allowed])
      expect((await at.stranger().ask('askDeviceLogin', { secret })).refusal.error).toBe('codeOver')
  })

  test('is of whoever signs it: what one colleague signs lets nobody in as another', async () => {
    const other = await at.colleague('support')
    const { code, secret } = await begin()
    const { id } = await who.must('readDeviceLogin', { code })
    const { number, options } = await who.must('beginStepUp', { at: 'POST /office/device/allow', input: { id } })
    const signature = { number, used: who.device.use(options) }
    expect((await other.ask('allowDeviceLogin', { id }, { signature })).refusal.error).toBe('signatureWrong')
    await other.must('allowDeviceLogin', { id }, { sign: true })
    const { token } = await at.stranger().must('askDeviceLogin', { secret })
    expect((await me(`Bearer ${token}`)).value.me.id).toBe(other.id)
  })

  test('keeps neither code, secret nor address in the open', async () => {
    const { code, secret } = await begin()
    const rows = JSON.stringify(await at.sql('select to_jsonb(d)::text as row from device_login d'))
    for (const word of [code, code.replace('-', ''), secret, '127.0.0.1']) expect(rows).not.toContain(word)
  })

  test('ends the guessing of codes after ten tries of one person, also for the right one', async () => {
    const guesser = await at.colleague('support')
    const { code } = await begin()
    for (let n = 0; n < 10; n += 1) expect((await guesser.ask('readDeviceLogin', { code: 'BCDF-GHJK' })).refusal.error).toBe('codeOver')
    expect((await guesser.ask('readDeviceLogin', { code })).refusal.error).toBe('tooManyTries')
    expect((await who.must('readDeviceLogin', { code })).host).toBe('desk-7')
    at.clock.advance(15 * minute)
  })

  test('is begun at most twenty times in 15 minutes from one network', async () => {
    const ask = () => at.stranger().ask('beginDeviceLogin', { host: 'desk-7' })
    for (let n = 0; n < 20; n += 1) await ask()
    expect((await ask()).refusal.error).toBe('tooManyTries')
    at.clock.advance(15 * minute)
    expect((await ask()).status).toBe(200)
  })
})

describe('the token of a command line', () => {
  test('is no cookie, and the cookie is no token', async () => {
    const { token } = await at.commandLine(who)
    const value = token.slice('fhc_'.length)
    for (const cookie of [token, value]) {
      const thief = at.stranger()
      thief.cookies.set('__Host-office', cookie)
      expect((await thief.ask('readMe', {})).status).toBe(404)
    }
    const cookie = who.cookies.get('__Host-office')
    for (const prefix of ['fhc_', 'fho_', '']) expect((await me(`Bearer ${prefix}${cookie}`)).status).toBe(404)
    expect((await me(`Bearer ${token}`)).status).toBe(200)
  })

  test('stands among the sessions of its owner, and ends there, by logout, and after eight hours', async () => {
    const [ended, left, old] = [await at.commandLine(who), await at.commandLine(who), await at.commandLine(who)]
    const { sessions } = await ended.must('listOwnSessions', {})
    const own = sessions.find(({ isThis }) => isThis)
    expect(own).toMatchObject({ kind: 'commandLine', browser: 'desk-7' })
    await who.must('endOwnSession', { id: own?.id ?? '' })
    await left.must('signOut', {})
    for (const one of [ended, left]) expect((await one.ask('readMe', {})).status).toBe(404)
    at.clock.advance(8 * 60 * minute - 1000)
    expect((await old.ask('readMe', {})).status).toBe(200)
    at.clock.advance(1000)
    expect((await old.ask('readMe', {})).status).toBe(404)
    await who.signIn()
  })

  test('ends at once for who leaves', async () => {
    const leaver = await at.colleague('support')
    const command = await at.commandLine(leaver)
    await who.must('endStaff', { id: leaver.id }, { reason: 'They work elsewhere now.', sign: true })
    expect((await command.ask('readMe', {})).status).toBe(404)
  })

  test('reaches no call that wants a browser: passkeys, signatures, other logins, applying requests', async () => {
    const command = await at.commandLine(who)
    const { code } = await begin()
    const { id } = await who.must('readDeviceLogin', { code })
    const refusals = [
      await command.ask('beginOwnPasskey', {}),
      await command.ask('beginStepUp', { at: 'POST /office/staff/end', input: { id: '1' } }),
      await command.ask('readDeviceLogin', { code }),
      await command.ask('allowDeviceLogin', { id }),
      await command.ask('applyRequest', { id: 'x' }),
      await command.ask('endOwnSession', { id: 'x' }),
    ]
    expect(refusals.map(({ refusal }) => refusal.error)).toEqual(refusals.map(() => 'officeOnly'))
  })

  test('acts as its owner, and the audit log says by what', async () => {
    const command = await at.commandLine(who)
    await command.must('changeSetting', { name: 'site.name', value: 'The House' }, { reason })
    const { entries } = await who.must('readAuditLog', { subject: 'setting:site.name', action: 'office.settings.change' })
    expect(entries[0]).toMatchObject({ actor: `staff:${who.id}`, reason, details: { by: 'commandLine' } })
  })
})

describe('an act that wants a passkey, asked for by the command line', () => {
  const ask = async (leaver: TestColleague) => {
    const command = await at.commandLine(who)
    const { refusal } = await command.ask('endStaff', { id: leaver.id }, { reason })
    expect(refusal.error).toBe('ownSignatureNeeded')
    return { command, id: String(refusal.errorDetails?.['request']) }
  }

  test('waits for the passkey of its maker, who signs it in the office', async () => {
    const leaver = await at.colleague('support')
    const { command, id } = await ask(leaver)
    expect((await command.must('readRequest', { id })).request).toMatchObject({ state: 'waiting', gate: 'stepUp', mayDecide: true })
    expect((await who.must('listRequests', { of: 'deciding', state: 'waiting' })).requests.map((one) => one.id)).toContain(id)
    expect((await leaver.ask('readMe', {})).status).toBe(200)
    expect((await who.ask('applyRequest', { id })).refusal.error).toBe('stepUpNeeded')
    await who.must('applyRequest', { id }, { sign: true })
    expect((await leaver.ask('readMe', {})).status).toBe(404)
    expect((await command.must('readRequest', { id })).request.state).toBe('applied')
    const { entries } = await who.must('readAuditLog', { subject: `staff:${leaver.id}`, action: 'office.staff.end' })
    expect(entries[0]).toMatchObject({ actor: `staff:${who.id}`, reason, details: { ownRequest: id } })
  })

  test('is there for nobody else, and nobody else signs it', async () => {
    const other = await at.colleague('administrator')
    const { id } = await ask(await at.colleague('support'))
    expect((await other.ask('readRequest', { id })).status).toBe(404)
    expect((await other.must('listRequests', {})).requests.map((one) => one.id)).not.toContain(id)
    expect((await other.ask('applyRequest', { id }, { sign: true })).status).toBe(404)
  })

  test('is refused when its gate was raised to a second person meanwhile', async () => {
    const { id } = await ask(await at.colleague('support'))
    await changeSetting(at.house.db, 'office.gates', { 'POST /office/staff/end': 'second' }, at.clock.now(), 'cli:test')
    await at.house.settings.reload()
    expect((await who.ask('applyRequest', { id }, { sign: true })).refusal.error).toBe('mayNot')
  })
})
