import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runDueJobs } from '../../base/testing/test-jobs.ts'
import { seedPages } from '../../edge/content/index.ts'
import { pagePlanJob, pagePlanWorker } from '../../edge/page-editing/index.ts'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

let at: TestOffice
let writer: TestColleague
let second: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  await seedPages(at.house.db, at.house.clock.now())
  writer = await at.colleague('content')
  second = await at.colleague('content')
})
afterAll(() => at.close())

const reason = 'The house has moved.'
const about = { name: 'about', language: 'en' }

test('a page is published in one language, is what players read, and comes back as it was', async () => {
  const before = await writer.must('readPage', about)
  expect(before.page).toMatchObject({ version: 1, isExample: true })
  const text = { ...before.text, title: 'About {site}', body: '## Where we are\n\nAt the quay, see [the terms](/terms-conditions).' }
  const { value } = await writer.ask('publishPage', { ...about, text }, { dryRun: true })
  expect(value).toMatchObject({
    changes: expect.arrayContaining([{ what: 'page', subject: 'page:about/en · body', before: before.text.body, after: text.body }]),
  })
  await writer.must('publishPage', { ...about, text }, { reason, precondition: { 'page:about/en': before.version } })
  expect((await at.app.inject('/api/pages?name=about')).json()).toMatchObject({ version: 2, isExample: false })
  const stale = await second.ask(
    'publishPage',
    { ...about, text: before.text },
    { reason, precondition: { 'page:about/en': before.version } },
  )
  expect(stale.refusal.error).toBe('moved')
  const { versions } = await writer.must('listPageVersions', about)
  expect(versions.map(({ version, changedBy }) => [version, changedBy])).toEqual([
    [2, expect.stringMatching(/^Colleague/)],
    [1, expect.stringMatching(/^job:/)],
  ])
  await writer.must('publishPage', { ...about, text: versions[1]!.text }, { reason }) // there are two
  expect((await writer.must('readPage', about)).text).toEqual(before.text)
})

test('what players agree to takes two people', async () => {
  const terms = { name: 'terms-conditions', language: 'en' }
  const { text, gate } = await writer.must('readPage', terms)
  expect(gate).toBe('second')
  const asked = await writer.ask('publishPage', { ...terms, text: { ...text, title: 'Terms' } }, { reason })
  expect(asked.refusal.error).toBe('secondNeeded')
  expect((await writer.must('readPage', terms)).text.title).toBe(text.title)
  await second.must('applyRequest', { id: String(asked.refusal.errorDetails?.['request']) }, { reason, sign: true })
  expect((await writer.must('readPage', terms)).text.title).toBe('Terms')
})

test('the words about limits are published with the delay that the rules say, or not at all', async () => {
  const words = { name: 'limits-gbr', language: 'en' }
  const { page, text } = await writer.must('readPage', words)
  expect([page, text.body.includes('{delay}')]).toEqual([null, true])
  const without = await writer.ask('publishPage', { ...words, text: { ...text, body: 'Soon.' } }, { reason })
  expect(without.refusal).toMatchObject({ error: 'mayNot', errorSubMessage: expect.stringContaining('{delay}') })
})

test('a page in a language that the site does not offer, or without a title, is refused', async () => {
  const { text } = await writer.must('readPage', about)
  expect((await writer.ask('publishPage', { ...about, language: 'ja', text }, { reason })).refusal.error).toBe('mayNot')
  expect((await writer.ask('publishPage', { ...about, text: { ...text, title: '' } }, { reason })).refusal.error).toBe('mayNot')
})

describe('a planned page', () => {
  const minuteMs = 60_000
  const inMinutes = (minutes: number) => new Date(at.house.clock.now().getTime() + minutes * minuteMs).toISOString()
  const titleNow = async (language = 'en') => (await writer.must('readPage', { ...about, language })).text.title
  const plansOf = async (language = 'en') => (await writer.must('readPage', { ...about, language })).plans
  const plan = async (title: string, minutes: number, language = 'en') => {
    const { text } = await writer.must('readPage', { ...about, language: 'en' })
    return writer.ask('publishPage', { ...about, language, text: { ...text, title }, dueAt: inMinutes(minutes) }, { reason })
  }
  /** Lets the time come, and does what is due. */
  const pass = async (minutes: number) => {
    at.clock.advance(minutes * minuteMs)
    await runDueJobs(at.house, { [pagePlanJob]: pagePlanWorker(at.house) })
  }

  test('is published when its moment comes, not before, and says who planned it', async () => {
    const before = await titleNow()
    const { value } = await writer.ask(
      'publishPage',
      { ...about, text: { title: 'Winter', description: 'D', body: 'B' }, dueAt: inMinutes(5) },
      { dryRun: true },
    )
    expect(value).toMatchObject({ changes: expect.arrayContaining([expect.objectContaining({ what: 'page.dueAt', before: null })]) })
    expect(await plansOf()).toEqual([])
    await plan('Winter hours', 5)
    expect(await plansOf()).toMatchObject([
      { state: 'waiting', plannedBy: expect.stringMatching(/^Colleague/), text: { title: 'Winter hours' } },
    ])
    const { pages } = await writer.must('listPages', {})
    expect(pages.filter(({ planned }) => planned > 0)).toMatchObject([{ ...about, planned: 1 }])
    await pass(4)
    expect(await titleNow()).toBe(before)
    await pass(1)
    expect([await titleNow(), (await plansOf()).map(({ state }) => state)]).toEqual(['Winter hours', ['done']])
    const { versions } = await writer.must('listPageVersions', about)
    expect(versions[0]).toMatchObject({ changedBy: 'job:page-plan', text: { title: 'Winter hours' } })
    await pass(5)
    expect((await writer.must('listPageVersions', about)).versions[0]?.version).toBe(versions[0]?.version)
  })

  test('is withdrawn before its moment, once, and then never published', async () => {
    const before = await titleNow()
    await plan('Never said', 5)
    const [waiting] = await plansOf()
    const it = { ...about, plan: waiting?.id ?? '' }
    expect((await second.ask('withdrawPagePlan', { ...it, language: 'sv' }, { reason })).refusal.error).toBe('notFound')
    expect((await second.ask('withdrawPagePlan', { ...it, name: 'cookies' }, { reason })).refusal.error).toBe('notFound')
    expect((await second.ask('withdrawPagePlan', it)).refusal.error).toBe('reasonNeeded')
    await second.must('withdrawPagePlan', it, { reason })
    expect((await second.ask('withdrawPagePlan', it, { reason })).refusal.error).toBe('notFound')
    await pass(10)
    expect([await titleNow(), (await plansOf())[0]?.state]).toEqual([before, 'withdrawn'])
  })

  test('begins nothing in the past, and says why it could not be published', async () => {
    expect((await plan('Too late', -1)).refusal).toMatchObject({ error: 'mayNot', errorSubMessage: expect.stringContaining('over') })
    expect((await plan('', 5)).refusal.error).toBe('mayNot')
    await plan('Nur kurz', 5, 'de')
    const languages = at.house.settings.get('languages')
    await at.set('languages', ['en', 'sv'])
    await pass(5)
    await at.set('languages', languages)
    expect(await plansOf('de')).toMatchObject([{ state: 'failed', failure: expect.stringContaining('"de"') }])
    expect(await at.sql(`select details->>'language' as language from audit where action = 'page.plan.fail'`)).toEqual([{ language: 'de' }])
  })

  test('that players agree to is planned by two people', async () => {
    const terms = { name: 'terms-conditions', language: 'en' }
    const { text } = await writer.must('readPage', terms)
    const asked = await writer.ask('publishPage', { ...terms, text: { ...text, title: 'New terms' }, dueAt: inMinutes(5) }, { reason })
    expect(asked.refusal.error).toBe('secondNeeded')
    expect((await writer.must('readPage', terms)).plans).toEqual([])
    await second.must('applyRequest', { id: String(asked.refusal.errorDetails?.['request']) }, { reason, sign: true })
    expect((await writer.must('readPage', terms)).plans).toMatchObject([{ state: 'waiting', text: { title: 'New terms' } }])
    await pass(5)
    expect((await writer.must('readPage', terms)).text.title).toBe('New terms')
  })
})
