import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SettingName } from '../../../settings/index.ts'
import { commandLineAt, openCommandLine, type TestCommandLine } from '../../testing/test-command-line.ts'
import { officeOrigin, openTestOffice, type TestColleague, type TestOffice } from '../../testing/test-office.ts'
import { runCommand } from '../run-command.ts'
import { officeAddress } from './office-address.ts'

let at: TestOffice
let anna: TestCommandLine
const folder = mkdtempSync(join(tmpdir(), 'client-'))
beforeAll(async () => {
  at = await openTestOffice()
  anna = await openCommandLine(at, 'administrator')
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  rmSync(anna.folder, { recursive: true })
  await at.close()
})

const reason = ['--reason', 'The name was decided on in a meeting.']
const second: SettingName = 'country.appliedRules'
const change = ['settings', 'set', second, '{"MLT":"SWE"}', ...reason]
const stateOf = async (id: string) => (await anna.first.must('readRequest', { id })).request.state
const wait = async () => undefined
/** A process hears of a change a moment after it was committed. */
const holds = (name: SettingName, value: unknown) => expect.poll(() => at.house.settings.get(name)).toEqual(value)
const invited = async () =>
  (await anna.first.must('inviteStaff', { name: 'New Colleague', email: 'new@office.test' }, { reason: reason[1], sign: true })).id

describe('a login', () => {
  test('shows its code and where it is typed, and is kept where its owner alone can read it', async () => {
    expect(anna.told[0]).toMatch(/Open http:\/\/office\.localhost:3100\/device .* type the code [B-Z]{4}-[B-Z]{4}$/)
    const file = join(anna.folder, 'logins.json')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)).toEqual([officeOrigin])
    expect(await anna.ask('whoami')).toMatchObject({ office: officeOrigin, roles: ['administrator'] })
  })

  test('that is refused in the office, or whose code is over, is told', async () => {
    const refuse = commandLineAt(at, anna, {
      wait: async (what) => {
        const { id } = await anna.first.must('readDeviceLogin', { code: 'code' in what ? what.code : '' })
        await anna.first.must('refuseDeviceLogin', { id })
      },
    })
    await expect(refuse.run('login')).rejects.toThrow('The login was refused in the office.')
    const late = commandLineAt(at, anna, { wait: async () => at.clock.advance(10 * 60_000) })
    await expect(late.run('login')).rejects.toThrow('The code is over.')
    expect(await anna.ask('whoami')).toMatchObject({ roles: ['administrator'] })
  })

  test('ends by logout, there and here', async () => {
    const ben = await openCommandLine(at, 'support')
    const { token } = Object.values(
      JSON.parse(readFileSync(join(ben.folder, 'logins.json'), 'utf8')) as Record<string, { token: string }>,
    )[0]!
    expect((await ben.run('logout')).text).toBe(`You are logged out at ${officeOrigin}.`)
    expect((await at.stranger().ask('readMe', {}, { headers: { authorization: `Bearer ${token}` } })).status).toBe(404)
    await expect(ben.run('whoami')).rejects.toThrow('Nobody is logged in at')
    rmSync(ben.folder, { recursive: true })
  })

  test('that has ended in the office is told by the next command', async () => {
    const ben = await openCommandLine(at, 'support')
    const [own] = (await ben.first.must('listOwnSessions', {})).sessions.filter(({ kind }) => kind === 'commandLine')
    await ben.first.must('endOwnSession', { id: own?.id ?? '' })
    await expect(ben.run('whoami')).rejects.toThrow('Nobody is logged in at http://office.localhost:3100 any more')
    rmSync(ben.folder, { recursive: true })
  })
})

describe('an act', () => {
  test('is done as the person who is logged in, with the reason', async () => {
    expect((await anna.run('settings', 'set', 'site.name', 'The House', ...reason)).text).toBe('site.name = The House')
    const { entries } = await anna.first.must('readAuditLog', { subject: 'setting:site.name', action: 'office.settings.change' })
    expect(entries[0]?.actor).toBe(`staff:${anna.first.id}`)
    await expect(anna.run('settings', 'set', 'site.name', 'Another House')).rejects.toThrow('A reason is missing.')
    await expect(anna.run('settings', 'set', 'no.such', '1', ...reason)).rejects.toThrow('There is no setting "no.such".')
  })

  test('that takes a second person shows where it waits, and goes on once they agreed', async () => {
    anna.told.length = 0
    expect((await anna.run(...change)).text).toContain(second)
    expect(anna.told).toEqual([expect.stringMatching(/^Somebody else has to agree: http:\/\/office\.localhost:3100\/approvals\/\w+$/)])
    await holds(second, { MLT: 'SWE' })
  })

  test('prints what its call answered once somebody else applied it, and keeps nothing that is shown once', async () => {
    const file = join(folder, 'settings.jsonc')
    writeFileSync(file, '{ "site.name": "Another House", "no.such": 1 }')
    expect((await anna.run('settings', 'apply', file, ...reason)).text.split('\n')).toEqual([
      'site.name is set.',
      expect.stringContaining('no.such'),
    ])
    await holds('site.name', 'Another House')
    const made = (await anna.first.must('listRequests', { of: 'mine' })).requests
    const request = made.find(({ call }) => call === 'POST /office/settings/apply')?.id ?? ''
    const answerTo = async (who: TestColleague) => (await who.must('readRequest', { id: request })).request.answer
    expect(await answerTo(anna.first)).toMatchObject({ taken: ['site.name'] })
    expect(await answerTo(anna.second)).toBeNull()
    const asked = await anna.first.ask('inviteAgain', { id: await invited() }, { reason: reason[1] })
    const invite = String(asked.refusal.errorDetails?.['request'])
    expect(await anna.second.must('applyRequest', { id: invite }, { sign: true })).toMatchObject({ answer: { link: expect.any(String) } })
    expect(await at.sql(`select state, sealed_answer from change_request where id = '${invite}'`)).toEqual([
      { state: 'applied', sealed_answer: null },
    ])
    await anna.run('settings', 'set', 'site.name', 'The House', ...reason)
    await holds('site.name', 'The House')
  })

  test('ends with --no-wait where it waits, and says so', async () => {
    const { waits, request, address } = await anna.ask<{ waits: boolean; request: string; address: string }>(
      'settings',
      'set',
      second,
      '{"MLT":"DEU"}',
      ...reason,
      '--no-wait',
    )
    expect([waits, address]).toEqual([true, `${officeOrigin}/approvals/${request}`])
    expect(await stateOf(request)).toBe('waiting')
    await anna.first.must('withdrawRequest', { id: request })
  })

  test('that somebody rejects, withdraws, or nobody decides on in time fails with what became of it', async () => {
    const by = (decide: (id: string) => Promise<unknown>) =>
      commandLineAt(at, anna, { wait: async (what) => void (await decide('request' in what ? what.request : '')) })
    const other = ['settings', 'set', second, '{"MLT":"DEU"}', ...reason]
    const reject = by((id) => anna.second.must('rejectRequest', { id }, { reason: 'Not without the lawyers.' }))
    await expect(reject.run(...other)).rejects.toThrow(/rejected it: Not without the lawyers\.$/)
    await expect(by((id) => anna.first.must('withdrawRequest', { id })).run(...other)).rejects.toThrow('the request is withdrawn')
  })

  test('that needs a permission which one lacks says which, and who has it', async () => {
    await expect(anna.run('withdrawals', 'list')).rejects.toThrow(/You need the permission withdrawals\.read, which is held by: support/)
  })
})

describe('a machine', () => {
  const token = async (...permissions: string[]) => {
    const expiresAt = new Date(at.clock.now().getTime() + 86_400_000).toISOString()
    const input = { name: 'nightly', permissions, expiresAt, networks: [] }
    return (await anna.first.must('makeToken', input, { reason: 'For the nightly report.', sign: true })).secret
  }

  test('reads by its token, which an environment variable holds', async () => {
    const line = commandLineAt(at, anna, { env: { FAIRHOUSE_TOKEN: await token('settings.read') } })
    expect(await line.ask('settings', 'get', 'site.name')).toMatchObject({ value: 'The House' })
  })

  test('passes no gate', async () => {
    const line = commandLineAt(at, anna, { env: { FAIRHOUSE_TOKEN: await token('settings.read', 'settings.edit') }, wait })
    for (const args of [
      ['settings', 'set', second, '{"MLT":"DEU"}', ...reason],
      ['settings', 'set', 'site.name', 'X', ...reason],
    ])
      await expect(line.run(...args)).rejects.toThrow("A machine's token passes no gate")
    expect(at.house.settings.get('site.name')).toBe('The House')
  })
})

describe('the address of the office', () => {
  const env = { FAIRHOUSE_CONFIG: folder, DATA_DIR: folder }

  test('is the one named, that of the installation here, the only one logged in at, or the usual one', () => {
    expect(officeAddress(env, undefined)).toBe('http://office.localhost:3100')
    writeFileSync(join(folder, 'logins.json'), JSON.stringify({ 'https://office.example.com': {} }))
    expect(officeAddress(env, undefined)).toBe('https://office.example.com')
    writeFileSync(join(folder, 'running.json'), JSON.stringify({ officeOrigin: 'http://office.localhost:4203' }))
    expect(officeAddress(env, undefined)).toBe('http://office.localhost:4203')
    expect(officeAddress(env, 'https://other.example.com/page')).toBe('https://other.example.com')
  })

  test('is no place where a token could be read on its way', () => {
    expect(() => officeAddress(env, 'http://office.example.com')).toThrow('is not https')
    expect(() => officeAddress(env, 'office')).toThrow('"office" is no address')
  })
})

test('what needs a login says so, and the product tells what it knows without one', async () => {
  const env = { FAIRHOUSE_CONFIG: join(folder, 'nobody'), OFFICE_ORIGIN: officeOrigin }
  await expect(runCommand(['settings', 'list'], env)).rejects.toThrow('Log in with "fairhouse login"')
  expect((await runCommand(['methods', 'known', 'visa'], env)).text).toMatch(/visa/i)
})
