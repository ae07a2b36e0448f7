import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runJobs } from '../../base/jobs/jobs.ts'
import { catalogue, settingPlanJob, settingPlanWorker, type SettingName } from '../../settings/index.ts'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

let at: TestOffice
let ada: TestColleague
let bob: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  ada = await at.colleague('administrator')
  bob = await at.colleague('administrator')
})
afterAll(() => at.close())

const reason = 'As agreed in the meeting.'
const holds = (name: SettingName, value: unknown) => expect.poll(() => at.house.settings.get(name)).toEqual(value)
const read = (name: string) => ada.must('readSetting', { name })
const versionsOf = async (name: string) => (await ada.must('listSettingVersions', { name })).versions

describe('a setting', () => {
  test('stands in the list with its value, its group and whether it is the default', async () => {
    const { settings } = await ada.must('listSettings', {})
    expect(settings.find(({ name }) => name === 'site.name')).toMatchObject({ group: 'site', value: 'Fairhouse', isStandard: true })
    expect(settings.map(({ name }) => name).toSorted()).toEqual(Object.keys(catalogue).toSorted())
  })

  test('is changed with a reason, shows what it was before, and keeps every value it had', async () => {
    const change = { name: 'site.name', value: 'Harbour House' }
    const rehearsed = await ada.ask('changeSetting', change, { dryRun: true })
    expect(rehearsed.value).toMatchObject({ changes: [{ what: 'setting', before: 'Fairhouse', after: 'Harbour House' }] })
    expect(await versionsOf('site.name')).toEqual([])
    expect((await ada.ask('changeSetting', change)).refusal.error).toBe('reasonNeeded')
    await ada.must('changeSetting', change, { reason })
    await holds('site.name', 'Harbour House')
    await bob.must('changeSetting', { name: 'site.name', value: 'Quay House' }, { reason })
    const { version, previous } = await read('site.name')
    expect([version, previous?.value]).toEqual(['2', 'Harbour House'])
    const versions = await versionsOf('site.name')
    expect(versions.map((one) => [one.version, one.value, one.changedBy])).toEqual([
      [2, 'Quay House', expect.stringMatching(/^Colleague/)],
      [1, 'Harbour House', expect.stringMatching(/^Colleague/)],
    ])
    await holds('site.name', 'Quay House')
    await ada.must('changeSetting', { name: 'site.name', value: previous?.value }, { reason })
    await holds('site.name', 'Harbour House')
  })

  test('of several parts shows the parts that change alone', async () => {
    const { setting } = await read('withdrawal.minAmount')
    const value = { ...(setting.value as object), EUR: '20.00', PLN: '40.00' } // a record
    const { value: shown } = await ada.ask('changeSetting', { name: 'withdrawal.minAmount', value }, { dryRun: true })
    expect(shown).toMatchObject({
      changes: [
        { subject: 'setting:withdrawal.minAmount · EUR', before: '10.00', after: '20.00' },
        { subject: 'setting:withdrawal.minAmount · PLN', before: null, after: '40.00' },
      ],
    })
  })

  test('is refused a value that it does not take, and a change decided on another version', async () => {
    const wrong = await ada.ask('changeSetting', { name: 'be.sessionIdleMinutes', value: 4 }, { reason })
    expect(wrong.refusal).toMatchObject({ error: 'mayNot', errorSubMessage: 'Give a whole number between 5 and 1440.' })
    const { version } = await read('be.sessionIdleMinutes')
    await ada.must('changeSetting', { name: 'be.sessionIdleMinutes', value: 20 }, { reason })
    const stale = { reason, precondition: { 'setting:be.sessionIdleMinutes': version } }
    expect((await bob.ask('changeSetting', { name: 'be.sessionIdleMinutes', value: 25 }, stale)).refusal.error).toBe('moved')
    expect((await ada.ask('changeSetting', { name: 'no.such', value: 1 }, { reason })).refusal.error).toBe('notFound')
  })

  test('on which money, limits or safety depend is changed by two people', async () => {
    const change = { name: 'playerAgeLimit.min', value: 21 }
    const { setting, gate } = await read('playerAgeLimit.min')
    expect([setting.guard, gate]).toEqual(['safety', 'second'])
    const asked = await ada.ask('changeSetting', change, { reason })
    expect(asked.refusal.error).toBe('secondNeeded')
    expect(at.house.settings.get('playerAgeLimit.min')).toBe(18)
    await bob.must('applyRequest', { id: String(asked.refusal.errorDetails?.['request']) }, { reason, sign: true })
    await holds('playerAgeLimit.min', 21)
  })

  test('is shown to auditors, who change none', async () => {
    const auditor = await at.colleague('auditor')
    await auditor.must('readSetting', { name: 'site.name' })
    expect((await auditor.ask('changeSetting', { name: 'site.name', value: 'Mine' }, { reason })).refusal.error).toBe('notAllowed')
  })
})

describe('a planned change', () => {
  const minuteMs = 60_000
  const inMinutes = (minutes: number) => new Date(at.house.clock.now().getTime() + minutes * minuteMs).toISOString()
  const plan = (name: string, value: unknown, minutes: number) =>
    ada.must('changeSetting', { name, value, dueAt: inMinutes(minutes) }, { reason })
  const work = async (done: () => Promise<unknown>, wanted: unknown) => {
    const jobs = runJobs(at.house.db, at.house.clock, { [settingPlanJob]: settingPlanWorker(at.house) }, at.house.log)
    await expect.poll(done).toEqual(wanted)
    await jobs.close()
  }
  const states = async (name: string) => (await read(name)).plans.map(({ state }) => state)

  test('holds from its moment on, not before', async () => {
    await plan('password.maxLength', 80, 5)
    expect(at.house.settings.get('password.maxLength')).toBe(64)
    expect((await read('password.maxLength')).setting.planned).toBe(1)
    at.clock.advance(5 * minuteMs)
    await work(() => states('password.maxLength'), ['done'])
    await holds('password.maxLength', 80)
    expect((await versionsOf('password.maxLength'))[0]).toMatchObject({ value: 80, changedBy: 'job:setting-plan' })
  })

  test('that was withdrawn changes nothing, and is withdrawn once', async () => {
    await plan('fe.sportsProviderPath', '/games', 1)
    const [waiting] = (await read('fe.sportsProviderPath')).plans
    const it = { name: 'fe.sportsProviderPath', plan: waiting?.id ?? '' }
    expect((await ada.ask('withdrawSettingPlan', { ...it, name: 'site.name' }, { reason })).refusal.error).toBe('notFound')
    await bob.must('withdrawSettingPlan', it, { reason })
    expect((await ada.ask('withdrawSettingPlan', it, { reason })).refusal.error).toBe('notFound')
    await plan('fe.bingoPath', '/bingo-hall', 1)
    at.clock.advance(minuteMs)
    await work(() => states('fe.bingoPath'), ['done'])
    expect(await states('fe.sportsProviderPath')).toEqual(['withdrawn'])
    expect(at.house.settings.get('fe.sportsProviderPath')).toBe('/sports')
  })

  test('whose value is not allowed any more says why and changes nothing', async () => {
    await plan('fields.nicknameMinLength', 5, 1)
    await at.sql(`update setting_plan set value = '99' where name = 'fields.nicknameMinLength'`)
    at.clock.advance(minuteMs)
    await work(() => states('fields.nicknameMinLength'), ['failed'])
    const [failed] = (await read('fields.nicknameMinLength')).plans
    expect(failed?.failure).toBe('Give a whole number between 1 and 10.')
    expect(at.house.settings.get('fields.nicknameMinLength')).toBe(3)
  })

  test('is refused for a moment that is over', async () => {
    const late = await ada.ask('changeSetting', { name: 'site.name', value: 'Late', dueAt: inMinutes(-1) }, { reason })
    expect(late.refusal).toMatchObject({ error: 'mayNot', errorSubMessage: expect.stringContaining('over') })
  })
})

test('what was changed is read as it is, before this process has heard of it', async () => {
  // Nobody is told of what is written like this.
  const write = (value: number) =>
    at.sql(`insert into setting (name, value, changed_at, changed_by) values ('fields.nicknameMinLength', '${value}', now(), 'test')
            on conflict (name) do update set value = excluded.value`)
  await write(4)
  expect((await read('fields.nicknameMinLength')).setting.value).toBe(4)
  await write(5)
  const { settings } = await ada.must('listSettings', {})
  expect(settings.find(({ name }) => name === 'fields.nicknameMinLength')?.value).toBe(5)
})

test('the database keeps each value of a setting whoever writes it, and lets nobody change what was', async () => {
  const insert = `insert into setting (name, value, changed_at, changed_by) values ('test.setting', '1', now(), 'test')`
  await at.sql(
    `${insert}; update setting set value = '2' where name = 'test.setting'; update setting set value = '2' where name = 'test.setting'`,
  )
  expect(await at.sql(`select version, value from setting_version where name = 'test.setting' order by version`)).toEqual([
    { version: 1, value: 1 },
    { version: 2, value: 2 },
  ])
  await expect(at.sql(`update setting_version set value = '3' where name = 'test.setting'`)).rejects.toThrow('append-only')
  await at.sql(`delete from setting where name = 'test.setting'`)
})
